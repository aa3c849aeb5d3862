import SwiftUI

struct WeekStreakPrompt: View {
    @ObservedObject var store: ExerciseStore

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Text("Seven days in a row!")
                    .font(.title)
                    .fontWeight(.bold)

                Text("Progress reports sum up your weekly and monthly activity.")
                    .foregroundStyle(.secondary)

                Button("Turn On Automatic Reports") {
                    store.automaticReportsEnabled = true
                    dismiss()
                }
                .buttonStyle(.borderedProminent)

                Button("Not Now") { dismiss() }
            }
            .multilineTextAlignment(.center)
            .padding(32)
        }
    }
}
