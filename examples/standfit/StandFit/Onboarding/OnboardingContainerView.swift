import SwiftUI

struct OnboardingContainerView: View {
    @StateObject private var coordinator = OnboardingCoordinator()
    @ObservedObject var store: ExerciseStore
    let onComplete: () -> Void

    var body: some View {
        ZStack {
            switch coordinator.currentStep {
            case 0:
                OnboardingWelcomeView(
                    onContinue: {
                        coordinator.trackStepCompleted()
                        coordinator.nextStep()
                    },
                    onSkip: {
                        coordinator.trackSkipped()
                        coordinator.skipOnboarding()
                    }
                )
            case 1:
                OnboardingNotificationView(
                    onContinue: {
                        coordinator.trackStepCompleted()
                        coordinator.nextStep()
                    },
                    onSkip: {
                        coordinator.trackSkipped()
                        coordinator.nextStep()
                    }
                )
            case 2:
                OnboardingScheduleView(
                    store: store,
                    onContinue: {
                        coordinator.trackStepCompleted()
                        coordinator.nextStep()
                    },
                    onSkip: {
                        coordinator.trackSkipped()
                        coordinator.nextStep()
                    }
                )
            case 3:
                OnboardingFeaturesView(
                    onContinue: {
                        coordinator.trackStepCompleted()
                        coordinator.nextStep()
                    }
                )
            case 4:
                OnboardingCompletionView(
                    store: store,
                    onComplete: {
                        coordinator.trackCompleted()
                        onComplete()
                    }
                )
            default:
                EmptyView()
            }
        }
        .transition(.asymmetric(
            insertion: .move(edge: .trailing),
            removal: .move(edge: .leading)
        ))
        .animation(.easeInOut, value: coordinator.currentStep)
        .onAppear { coordinator.trackStepViewed() }
        .onChange(of: coordinator.currentStep) { coordinator.trackStepViewed() }
    }
}
