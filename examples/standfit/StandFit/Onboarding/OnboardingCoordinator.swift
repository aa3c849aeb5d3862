import Combine
import Foundation

class OnboardingCoordinator: ObservableObject {
    @Published var currentStep = 0
    @Published var isComplete = false

    private let startedAt = Date()

    private let steps: [OnboardingStep] = [
        .welcome,
        .notifications,
        .schedule,
        .features,
        .completion
    ]

    var hasCompletedOnboarding: Bool {
        UserDefaults.standard.bool(forKey: "hasCompletedOnboarding")
    }

    func nextStep() {
        if currentStep < steps.count - 1 {
            currentStep += 1
        } else {
            completeOnboarding()
        }
    }

    func skipOnboarding() {
        completeOnboarding()
    }

    private func completeOnboarding() {
        UserDefaults.standard.set(true, forKey: "hasCompletedOnboarding")
        UserDefaults.standard.set(Date(), forKey: "onboardingCompletedDate")
        isComplete = true
    }
}

extension OnboardingCoordinator {
    func trackStepViewed() {
        OnboardingAnalytics.trackStepViewed(steps[currentStep])
    }

    func trackStepCompleted() {
        OnboardingAnalytics.trackStepCompleted(steps[currentStep])
    }

    func trackSkipped() {
        OnboardingAnalytics.trackOnboardingSkipped(atStep: steps[currentStep])
    }

    func trackCompleted() {
        trackStepCompleted()
        OnboardingAnalytics.trackOnboardingCompleted(duration: Date().timeIntervalSince(startedAt))
    }
}
