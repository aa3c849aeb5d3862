protocol Screen { @TextBuilder var body: [String] { get } }
@resultBuilder enum TextBuilder {
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ screen: any Screen) -> [String] { screen.body.map { "  " + $0 } }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}
struct Row: Screen {
    let name: String, badge: Int?
    var body: [String] {
        name
        if let badge { "(\(badge) new)" }
    }
}
struct Chats: Screen {
    var body: [String] {
        "Chats"
        for (index, name) in ["Ann", "Bob"].enumerated() { Row(name: name, badge: index == 0 ? 2 : nil) }
    }
}
for line in Chats().body { print(line) }
