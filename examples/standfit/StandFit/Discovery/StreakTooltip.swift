import SwiftUI

struct StreakTooltip: View {
    let onDismiss: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Text("Great! Keep your streak alive tomorrow")
                .font(.subheadline)

            Spacer()

            Button("Dismiss", systemImage: "xmark", action: onDismiss)
                .labelStyle(.iconOnly)
        }
    }
}
