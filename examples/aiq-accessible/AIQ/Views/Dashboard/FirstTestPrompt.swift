import SwiftUI

struct FirstTestPrompt: View {
    var body: some View {
        VStack(alignment: .leading, spacing: DesignSystem.Spacing.md) {
            Text("Ready for Your First Test?")
                .typography(.h2)
                .foregroundStyle(ColorPalette.textPrimary)
                .accessibilityAddTraits(.isHeader)

            Text("Set aside 15-25 minutes in a quiet place.")
                .typography(.bodyMedium)
                .foregroundStyle(ColorPalette.textSecondary)

            NavigationLink("Start First Test") {
                TestPreparationView()
            }
            .buttonStyle(.primary)
        }
        .card()
    }
}
