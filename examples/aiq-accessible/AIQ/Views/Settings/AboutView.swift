import SwiftUI

struct AboutView: View {
    @State private var isShowingOnboarding = false

    var body: some View {
        List {
            Button("View Onboarding Again") {
                isShowingOnboarding = true
            }

            Link("View Privacy Policy", destination: AppLinks.privacyPolicy)
        }
        .tint(ColorPalette.infoText)
        .navigationTitle("About")
        .fullScreenCover(isPresented: $isShowingOnboarding) {
            OnboardingContainerView()
        }
    }
}

#Preview {
    NavigationStack {
        AboutView()
    }
}
