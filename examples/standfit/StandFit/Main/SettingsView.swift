import SwiftUI

struct SettingsView: View {
    @ObservedObject var store: ExerciseStore

    var body: some View {
        NavigationStack {
            Form {
                Section("Reminders") {
                    Toggle("Enable Reminders", isOn: $store.remindersEnabled)
                        .onChange(of: store.remindersEnabled) {
                            store.updateAllNotificationSchedules(reason: "Settings changed")
                        }

                    if let profile = store.activeProfile {
                        LabeledContent("Schedule", value: profile.name)
                    }
                }

                Section("Reports") {
                    Toggle("Automatic Reports", isOn: $store.automaticReportsEnabled)
                }
            }
            .navigationTitle("Settings")
        }
    }
}
