import SwiftUI

struct SettingsView: View {
    @State private var isConfirmingReset = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Button("Show Welcome Screens Again") {
                        OnboardingCoordinator.resetOnboarding()
                        isConfirmingReset = true
                    }
                } footer: {
                    Text("They appear the next time SmilePile opens.")
                }
            }
            .navigationTitle("Settings")
            .alert("Welcome Screens Reset", isPresented: $isConfirmingReset) {
                Button("OK", role: .cancel) {}
            }
        }
    }
}
