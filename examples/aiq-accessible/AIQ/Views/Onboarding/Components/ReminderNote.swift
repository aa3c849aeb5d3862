import SwiftUI

struct ReminderNote: View {
    var body: some View {
        AdaptiveRow(spacing: DesignSystem.Spacing.sm) {
            Image(systemName: "bell.fill")
                .accessibilityHidden(true)
            Text("We'll send you a reminder when it's time for your next test")
        }
        .typography(.bodyMedium)
        .foregroundStyle(ColorPalette.infoText)
        .padding()
        .background(ColorPalette.info.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: DesignSystem.CornerRadius.sm))
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Reminder. \(Text("We'll send you a reminder when it's time for your next test"))"))
    }
}
