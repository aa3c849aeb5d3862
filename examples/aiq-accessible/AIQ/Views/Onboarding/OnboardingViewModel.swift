import SwiftUI

@MainActor
final class OnboardingViewModel: ObservableObject {
    @Published var currentPage: Int = 0
    @Published private(set) var isFinished = false

    @AppStorage(StorageKey.hasCompletedOnboarding) private var hasCompletedOnboarding = false
    @AppStorage(StorageKey.hasSkippedOnboarding) private var hasSkippedOnboarding = false

    private let analytics: any AnalyticsTracking

    init(analytics: any AnalyticsTracking = AnalyticsService.shared) {
        self.analytics = analytics
    }

    func start() {
        analytics.track("onboarding_started")
        trackPageViewed()
    }

    func pageChanged() {
        Haptics.pageChanged()
        trackPageViewed()
    }

    func nextPage(animated: Bool) {
        withAnimation(animated ? .default : nil) {
            currentPage += 1
        }
    }

    func skipOnboarding() {
        Haptics.buttonTapped()
        analytics.track("onboarding_skipped", properties: [
            "skipped_at_page": currentPage + 1
        ])
        completeOnboarding(method: .skipped)
    }

    func completeOnboarding() {
        completeOnboarding(method: .finished)
    }

    private func completeOnboarding(method: OnboardingCompletionMethod) {
        hasSkippedOnboarding = method == .skipped
        hasCompletedOnboarding = true
        analytics.track("onboarding_completed", properties: [
            "completion_method": method.rawValue
        ])
        isFinished = true
    }

    private func trackPageViewed() {
        guard let page = OnboardingPage(rawValue: currentPage) else { return }
        analytics.track("onboarding_page_viewed", properties: [
            "page_number": page.number,
            "page_name": page.analyticsName
        ])
    }
}
