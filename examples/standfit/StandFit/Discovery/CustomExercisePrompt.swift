import SwiftUI

struct CustomExercisePrompt: View {
    @ObservedObject var store: ExerciseStore

    @Environment(\.dismiss) private var dismiss
    @State private var isCreating = false

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Text("Make It Yours")
                    .font(.title)
                    .fontWeight(.bold)

                Text("Custom exercises count toward your streak, with the icon and unit you choose.")
                    .foregroundStyle(.secondary)

                Label("Premium adds custom achievement templates.", systemImage: "star.fill")
                    .font(.footnote)

                Button("Create Custom Exercise") { isCreating = true }
                    .buttonStyle(.borderedProminent)

                Button("Not Now") { dismiss() }
            }
            .multilineTextAlignment(.center)
            .padding(32)
        }
        .sheet(isPresented: $isCreating) {
            CustomExerciseForm(store: store)
        }
    }
}
