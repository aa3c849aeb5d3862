enum OnboardingStep: Int, CaseIterable {
    case welcome
    case categories
    case photoImport
    case pinSetup
    case complete

    var title: String {
        switch self {
        case .welcome:
            return "Welcome"
        case .categories:
            return "Create Piles"
        case .photoImport:
            return "Add Photos"
        case .pinSetup:
            return "PIN Setup"
        case .complete:
            return "All Set!"
        }
    }
}
