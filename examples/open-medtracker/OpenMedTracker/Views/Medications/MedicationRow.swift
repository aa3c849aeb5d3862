import SwiftUI

struct MedicationRow: View {
    @ObservedObject var medication: Medication

    var body: some View {
        VStack(alignment: .leading) {
            Text(medication.name ?? "")
                .font(.headline)

            Text(medication.dosage ?? "")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}
