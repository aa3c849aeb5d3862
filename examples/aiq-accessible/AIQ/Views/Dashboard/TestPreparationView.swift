import SwiftUI

struct TestPreparationView: View {
    var body: some View {
        ScrollView {
            Text("Answer each question at your own pace. You can pause at any time.")
                .typography(.bodyLarge)
                .foregroundStyle(ColorPalette.textSecondary)
                .padding(DesignSystem.Spacing.xxl)
        }
        .frame(maxWidth: .infinity)
        .background(ColorPalette.background)
        .navigationTitle("First Test")
    }
}
