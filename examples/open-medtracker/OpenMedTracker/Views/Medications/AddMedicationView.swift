import CoreData
import SwiftUI

struct AddMedicationView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.managedObjectContext) private var context

    @State private var name = ""
    @State private var dosage = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Dosage", text: $dosage)
            }
            .navigationTitle("Add Medication")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        dismiss()
                    }
                }

                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(name.isEmpty)
                }
            }
        }
    }

    private func save() {
        let medication = Medication(context: context)
        medication.id = UUID()
        medication.name = name
        medication.dosage = dosage
        context.saveIfNeeded()
        dismiss()
    }
}

#Preview {
    AddMedicationView()
        .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
