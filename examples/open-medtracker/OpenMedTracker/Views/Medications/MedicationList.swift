import CoreData
import SwiftUI

struct MedicationList: View {
    @Environment(\.managedObjectContext) private var context

    let medications: FetchedResults<Medication>

    var body: some View {
        List {
            ForEach(medications) { medication in
                MedicationRow(medication: medication)
            }
            .onDelete(perform: delete)
        }
        .overlay {
            if medications.isEmpty {
                ContentUnavailableView(
                    "No Medications",
                    systemImage: "pills",
                    description: Text("Add your first medication to get dose reminders.")
                )
            }
        }
    }

    private func delete(at offsets: IndexSet) {
        offsets.map { medications[$0] }.forEach(context.delete)
        context.saveIfNeeded()
    }
}
