enum OnboardingStep: Int, CaseIterable {
    case welcome
    case cameraPermission
    case photoPermission
    case paywall
    case complete

    var next: OnboardingStep? {
        OnboardingStep(rawValue: rawValue + 1)
    }
}
