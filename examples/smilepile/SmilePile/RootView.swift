import SwiftUI

struct RootView: View {
    @State private var showsOnboarding = !UserDefaults.standard.bool(forKey: "onboardingCompleted")

    var body: some View {
        if showsOnboarding {
            OnboardingView()
        } else {
            MainTabView()
        }
    }
}
