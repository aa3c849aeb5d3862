import os

extension Logger {
    static let notifications = Logger(subsystem: "com.example.openmedtracker", category: "notifications")
    static let persistence = Logger(subsystem: "com.example.openmedtracker", category: "persistence")
}
