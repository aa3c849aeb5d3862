import CoreData
import SwiftUI

struct ContentView: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Medication.name)])
    private var medications: FetchedResults<Medication>

    @State private var isAddingMedication = false

    var body: some View {
        NavigationStack {
            MedicationList(medications: medications)
                .navigationTitle("Medications")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add Medication", systemImage: "plus") {
                            isAddingMedication = true
                        }
                    }
                }
                .sheet(isPresented: $isAddingMedication) {
                    AddMedicationView()
                }
        }
    }
}

#Preview {
    ContentView()
        .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
