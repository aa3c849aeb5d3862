import SwiftUI

struct OnboardingView: View {
    @StateObject private var coordinator = OnboardingCoordinator()

    var body: some View {
        VStack(spacing: 0) {
            if coordinator.currentStep == .categories || coordinator.currentStep == .pinSetup {
                HStack {
                    Button(action: {
                        coordinator.navigateBack()
                    }) {
                        Image(systemName: "chevron.left")
                            .font(.title2)
                            .foregroundColor(.primary)
                    }
                    .padding()

                    Spacer()

                    Text(coordinator.currentStep == .categories ? "Create Piles" : "PIN Setup")
                        .font(.nunito(18, weight: .semibold))

                    Spacer()

                    // Skip button only for PIN
                    if coordinator.currentStep == .pinSetup {
                        // Skip handled within PIN screen
                        Color.clear
                            .frame(width: 44, height: 44)
                            .padding()
                    } else {
                        Color.clear
                            .frame(width: 44, height: 44)
                            .padding()
                    }
                }
            }

            switch coordinator.currentStep {
            case .welcome:
                WelcomeScreen(coordinator: coordinator)
            case .categories:
                CategorySetupScreen(coordinator: coordinator)
            case .photoImport:
                PhotoImportScreen(coordinator: coordinator)
            case .pinSetup:
                PINSetupScreen(coordinator: coordinator)
            case .complete:
                CompletionScreen(coordinator: coordinator)
            }
        }
        .alert("Just a moment", isPresented: $coordinator.isShowingError) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(coordinator.errorMessage)
        }
    }
}

#Preview {
    OnboardingView()
}
