protocol HTML { func render(_ indent: Int) -> [String] }
struct Text: HTML, ExpressibleByStringLiteral {
    let text: String
    init(_ text: some CustomStringConvertible) { self.text = text.description }
    init(stringLiteral value: String) { text = value }
    func render(_ indent: Int) -> [String] {
        let escaped = text.map { ["<": "&lt;", ">": "&gt;", "&": "&amp;"][$0] ?? String($0) }.joined()
        return [String(repeating: "  ", count: indent) + escaped]
    }
}
struct Fragment: HTML { var children: [any HTML] = []; func render(_ n: Int) -> [String] { children.flatMap { $0.render(n) } } }

@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ node: some HTML) -> Fragment { Fragment(children: [node]) }
    static func buildExpression(_ text: String) -> Fragment { Fragment(children: [Text(text)]) }
    static func buildExpression(_ number: Int) -> Fragment { Fragment(children: [Text("№\(number)")]) }
    static func buildExpression<T: HTML>(_ nodes: [T]) -> Fragment { Fragment(children: nodes) }
    static func buildExpression(_: Void) -> Fragment { Fragment() }
    static func buildBlock(_ parts: Fragment...) -> Fragment { Fragment(children: parts.flatMap(\.children)) }
    static func buildOptional(_ part: Fragment?) -> Fragment { part ?? Fragment() }
    static func buildEither(first: Fragment) -> Fragment { first }
    static func buildEither(second: Fragment) -> Fragment { second }
    static func buildArray(_ parts: [Fragment]) -> Fragment { Fragment(children: parts.flatMap(\.children)) }
    static func buildFinalResult(_ f: Fragment) -> Fragment { f }
    static func buildFinalResult(_ f: Fragment) -> [any HTML] { f.children }
}
struct Tag: HTML {
    let name: String, attributes: KeyValuePairs<String, String>, content: Fragment
    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], @HTMLBuilder content: () -> Fragment = { Fragment() }) {
        (self.name, self.attributes, self.content) = (name, attributes, content())
    }
    func render(_ n: Int) -> [String] {
        let pad = String(repeating: "  ", count: n), open = name + attributes.map { " \($0)='\($1)'" }.joined()
        if content.children.isEmpty { return ["\(pad)<\(open)/>"] }
        if content.children.count == 1, let text = content.children[0] as? Text { return ["\(pad)<\(open)>\(text.render(0)[0])</\(name)>"] }
        return ["\(pad)<\(open)>"] + content.render(n + 1) + ["\(pad)</\(name)>"]
    }
}
func page(user: String?, items: [String: Int], @HTMLBuilder footer: () -> [any HTML]) -> some HTML {
    Tag("body") {
        if let user { Tag("h1") { "Hi, \(user)" } } else { Tag("a", ["href": "/login", "class": "btn"]) { "Log in" } }
        let sorted = items.sorted { $0.key < $1.key }
        if sorted.isEmpty { "nothing <here>" }
        for (name, count) in sorted where count > 0 {
            Tag("li") { if count > 1 { name; count } else { name } }
        }
        switch items.count { case 0: Tag("hr"); case 1...2: Text("few"); default: [Text("many"), "really"] }
        Fragment(children: footer())
    }
}
let pages: [any HTML] = [page(user: nil, items: [:]) { }, page(user: "A&B", items: ["pen": 2, "ink": 1, "gum": 0]) { "end"; Tag("br"); print("(footer built)") }]
for page in pages { print(page.render(0).joined(separator: "\n")) }
