import Foundation
import os

enum Analytics {
    private static let logger = Logger(subsystem: "app.standfit", category: "analytics")

    static func track(_ event: String, properties: [String: Any] = [:]) {
        logger.info("\(event, privacy: .public) \(String(describing: properties), privacy: .public)")
    }
}
