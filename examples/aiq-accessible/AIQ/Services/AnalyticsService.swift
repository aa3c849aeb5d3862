import os

struct AnalyticsService: AnalyticsTracking {
    static let shared = AnalyticsService()

    private let logger = Logger(subsystem: "com.example.aiq", category: "analytics")

    func track(_ event: String, properties: [String: any Sendable]) {
        logger.info("\(event, privacy: .public) \(String(describing: properties), privacy: .private)")
    }
}
