enum SubscriptionPlan: String, CaseIterable, Identifiable {
    case yearly
    case weekly

    var id: Self { self }

    var title: String {
        switch self {
        case .yearly: "Yearly"
        case .weekly: "Weekly"
        }
    }

    var period: String {
        switch self {
        case .yearly: "per year"
        case .weekly: "per week"
        }
    }

    /// Shown until the store has answered.
    var listPrice: String {
        switch self {
        case .yearly: "$39.99"
        case .weekly: "$4.99"
        }
    }
}
