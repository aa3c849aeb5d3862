enum OnboardingPage: Int, CaseIterable {
    case valueProposition
    case howTestsWork
    case testingFrequency
    case privacy

    var number: Int { rawValue + 1 }

    var analyticsName: String {
        switch self {
        case .valueProposition: "value_proposition"
        case .howTestsWork: "how_tests_work"
        case .testingFrequency: "testing_frequency"
        case .privacy: "privacy"
        }
    }
}
