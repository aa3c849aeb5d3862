import SwiftUI

@main
struct AIQApp: App {
    @AppStorage(StorageKey.hasCompletedOnboarding) private var hasCompletedOnboarding = false

    var body: some Scene {
        WindowGroup {
            if hasCompletedOnboarding {
                DashboardView()
            } else {
                OnboardingContainerView()
            }
        }
    }
}
