struct AlertContent {
    let title: String, message: String, buttons: [String]
    private init(title: String, message: String, buttons: [String]) {
        self.title = title; self.message = message; self.buttons = buttons
    }
    static func error(_ message: String) -> AlertContent { .init(title: "Oops", message: message, buttons: ["OK"]) }
    static func confirm(_ action: String, destructive: Bool = false) -> AlertContent {
        AlertContent(title: "\(action)?", message: destructive ? "This can't be undone." : "", buttons: ["Cancel", action])
    }
}
extension AlertContent: CustomStringConvertible {
    var description: String { ([title] + (message.isEmpty ? [] : [message]) + buttons.map { "[\($0)]" }).joined(separator: " ") }
}
print(AlertContent.error("No network"))
let alerts: [AlertContent] = [.confirm("Save"), .confirm("Delete", destructive: true)]
alerts.forEach { print($0) }
print(alerts.flatMap(\.buttons))
