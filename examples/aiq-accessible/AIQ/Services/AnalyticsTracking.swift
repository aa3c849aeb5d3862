protocol AnalyticsTracking: Sendable {
    func track(_ event: String, properties: [String: any Sendable])
}

extension AnalyticsTracking {
    func track(_ event: String) {
        track(event, properties: [:])
    }
}
