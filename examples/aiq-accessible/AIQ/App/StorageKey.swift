enum StorageKey {
    static let hasCompletedOnboarding = "hasCompletedOnboarding"
    static let hasSkippedOnboarding = "hasSkippedOnboarding"
}
