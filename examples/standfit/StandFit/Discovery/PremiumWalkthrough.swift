import SwiftUI

struct PremiumWalkthrough: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Label("Advanced scheduling options", systemImage: "calendar.badge.clock")
                Label("Custom achievement templates", systemImage: "trophy.fill")
            }
            .navigationTitle("Your Premium Features")
            .toolbar {
                Button("Done") { dismiss() }
            }
        }
    }
}
