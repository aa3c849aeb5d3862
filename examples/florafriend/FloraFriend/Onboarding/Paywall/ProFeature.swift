enum ProFeature: String, CaseIterable, Identifiable {
    case unlimitedScans = "Unlimited Scans"
    case chatAssistant = "AI Chat Assistant"
    case diseaseDetection = "Disease Detection"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .unlimitedScans: "infinity"
        case .chatAssistant: "bubble.left.and.bubble.right.fill"
        case .diseaseDetection: "cross.case.fill"
        }
    }
}
