@resultBuilder enum LinesBuilder {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
    static func buildOptional(_ part: String?) -> String { part ?? "-" }
    static func buildEither(first: String) -> String { first }
    static func buildEither(second: String) -> String { "~" + second }
}
func note(@LinesBuilder _ content: () -> String) -> String { content() }
let unread = 3, muted = false
print(note {
    "Inbox"
    if unread > 0 { "\(unread) unread" } else { "all read" }
    if muted { "muted" }
})
print(note { if unread > 5 { "many" } else { "few" } })
