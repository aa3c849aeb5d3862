enum OnboardingCompletionMethod: String {
    case finished
    case skipped
}
