import SwiftUI

struct AchievementCelebrationView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isRevealed = false

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Image(systemName: "trophy.fill")
                    .font(.largeTitle)
                    .foregroundStyle(.yellow)
                    .scaleEffect(isRevealed ? 1 : 0.4)
                    .animation(.spring(duration: 0.6), value: isRevealed)

                Text("Achievement Unlocked!")
                    .font(.title)
                    .fontWeight(.bold)

                Text("Achievements reward steady habits. Each one adds to your XP and your level.")
                    .foregroundStyle(.secondary)

                ShareLink(item: String(localized: "I unlocked my first achievement in StandFit."))

                Button("Continue") { dismiss() }
                    .buttonStyle(.borderedProminent)
            }
            .multilineTextAlignment(.center)
            .padding(32)
        }
        .onAppear { isRevealed = true }
    }
}
