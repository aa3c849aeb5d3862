import SwiftUI

struct ProgressReportView: View {
    @ObservedObject var store: ExerciseStore

    var body: some View {
        NavigationStack {
            List {
                LabeledContent("Day streak", value: store.streak, format: .number)
                LabeledContent("Exercises logged", value: store.logDates.count, format: .number)
            }
            .navigationTitle("Progress")
        }
    }
}
