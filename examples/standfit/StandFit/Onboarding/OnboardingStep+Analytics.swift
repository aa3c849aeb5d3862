extension OnboardingStep {
    var analyticsName: String {
        switch self {
        case .welcome: "welcome"
        case .notifications: "notifications"
        case .schedule: "schedule"
        case .features: "features"
        case .completion: "completion"
        }
    }
}
