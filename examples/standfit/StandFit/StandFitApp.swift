import SwiftUI

@main
struct StandFitApp: App {
    @StateObject private var store = ExerciseStore.shared
    @State private var showOnboarding = !UserDefaults.standard.bool(forKey: "hasCompletedOnboarding")

    var body: some Scene {
        WindowGroup {
            if showOnboarding {
                OnboardingContainerView(
                    store: store,
                    onComplete: {
                        showOnboarding = false
                    }
                )
            } else {
                MainTabView(store: store)
            }
        }
    }
}
