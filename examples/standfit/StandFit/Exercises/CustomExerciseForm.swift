import SwiftUI

struct CustomExerciseForm: View {
    @ObservedObject var store: ExerciseStore

    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var icon = "figure.walk"
    @State private var unit = ""

    private let icons = ["figure.walk", "figure.run", "figure.cooldown", "dumbbell.fill"]

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Unit", text: $unit)

                Picker("Icon", selection: $icon) {
                    ForEach(icons, id: \.self) { icon in
                        Image(systemName: icon)
                            .tag(icon)
                    }
                }
            }
            .navigationTitle("Custom Exercise")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        store.add(Exercise(name: name, icon: icon, unit: unit))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}
