import Foundation

enum OnboardingAnalytics {
    /// Which steps users reach.
    static func trackStepViewed(_ step: OnboardingStep) {
        Analytics.track("onboarding_step_viewed", properties: ["step": step.analyticsName])
    }

    /// Completion rate per step.
    static func trackStepCompleted(_ step: OnboardingStep) {
        Analytics.track("onboarding_step_completed", properties: ["step": step.analyticsName])
    }

    /// Where users skip.
    static func trackOnboardingSkipped(atStep step: OnboardingStep) {
        Analytics.track("onboarding_skipped", properties: ["step": step.analyticsName])
    }

    /// Total onboarding time.
    static func trackOnboardingCompleted(duration: TimeInterval) {
        Analytics.track("onboarding_completed", properties: ["duration_seconds": Int(duration)])
    }
}
