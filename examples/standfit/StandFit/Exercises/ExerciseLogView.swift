import SwiftUI

struct ExerciseLogView: View {
    @ObservedObject var store: ExerciseStore
    @ObservedObject var guide: DiscoveryGuide

    @State private var isAddingExercise = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    StreakCounter(days: store.streak, isHighlighted: guide.showsStreakTooltip)

                    if guide.showsStreakTooltip {
                        StreakTooltip { guide.showsStreakTooltip = false }
                    }
                }

                Section("Log an exercise") {
                    ForEach(store.exercises) { exercise in
                        Button {
                            store.log(exercise)
                            guide.review(store)
                        } label: {
                            Label(exercise.name, systemImage: exercise.icon)
                        }
                    }
                }
            }
            .navigationTitle("Exercises")
            .toolbar {
                Button("Add Exercise", systemImage: "plus") {
                    isAddingExercise = true
                }
            }
            .sheet(isPresented: $isAddingExercise) {
                CustomExerciseForm(store: store)
            }
        }
    }
}
