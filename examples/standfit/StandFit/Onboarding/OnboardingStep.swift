enum OnboardingStep {
    case welcome
    case notifications
    case schedule
    case features
    case completion
}
