typealias Style = [(key: String, value: String)]
@resultBuilder enum StyleBuilder {
    static func buildBlock(_ parts: Style...) -> Style { parts.flatMap { $0 } }
    static func buildOptional(_ part: Style?) -> Style { part ?? [] }
    static func buildFinalResult(_ style: Style) -> [String: String] {
        Dictionary(style.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}
func color(_ name: String) -> Style { [("color", name)] }
func padding(_ points: Int) -> Style { [("top", "\(points)"), ("bottom", "\(points)")] }
func style(@StyleBuilder _ make: () -> [String: String]) -> String {
    make().sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; ")
}
let dark = true
print(style { color("red"); padding(4) })
print(style { color("black"); if dark { color("white") } })
print(style { padding(2); padding(8) })
