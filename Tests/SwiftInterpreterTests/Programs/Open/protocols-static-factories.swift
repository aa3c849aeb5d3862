protocol Theme { static var name: String { get }; static var accent: Int { get }; init() }
extension Theme {
    static var accent: Int { name.count }
    static var summary: String { "\(name)/\(accent)" }
    static func make() -> Self { Self() }
    var caption: String { "a " + Self.summary }
}
struct Light: Theme { static let name = "Light" }
struct Dark: Theme { static let name = "Dark"; static var accent: Int { 0xFF } }
class Seasonal: Theme {
    class var name: String { "Seasonal" }
    class var accent: Int { 1 }
    required init() {}
}
final class Winter: Seasonal {
    override class var name: String { "Winter" }
    override static var accent: Int { super.accent + 40 }
}

protocol ButtonStyle { func render(_ title: String) -> String }
struct Bordered: ButtonStyle { var char: Character = "|"; func render(_ t: String) -> String { "\(char)\(t)\(char)" } }
struct Capsule: ButtonStyle { func render(_ t: String) -> String { "(\(t))" } }
struct Twice<S: ButtonStyle>: ButtonStyle { let s: S; func render(_ t: String) -> String { s.render(s.render(t)) } }
extension ButtonStyle where Self == Bordered {
    static var bordered: Self { Self() }
    static func bordered(_ char: Character) -> Self { Self(char: char) }
}
extension ButtonStyle where Self == Capsule { static var capsule: Capsule { .init() } }
extension ButtonStyle { static func twice<S>(_ s: S) -> Self where Self == Twice<S> { Twice(s: s) } }
func button(_ title: String, style: some ButtonStyle = .bordered) -> String { style.render(title) }

let themes: [any Theme.Type] = [Light.self, Dark.self, Seasonal.self, Winter.self]
for theme in themes { print(theme.summary, theme.init().caption, type(of: theme.make())) }
let registry = Dictionary(uniqueKeysWithValues: themes.map { ($0.name.lowercased(), $0) })
for key in ["dark", "winter", "retro"] { print(key, registry[key]?.make().caption ?? "unknown") }
func themed<T: Theme>(_: T.Type = T.self) -> T { T.make() }
let winter: Winter = themed()
print(winter.caption, themed(Seasonal.self).caption, (winter as Seasonal).caption, type(of: winter as Seasonal).name)
print(button("OK"), button("OK", style: .capsule), button("OK", style: .bordered("*")), button("OK", style: .twice(.capsule)))
print(button("OK", style: .twice(.twice(Bordered(char: "<")))))
let styles: [any ButtonStyle] = [.bordered, .capsule, .twice(Capsule()), .bordered("#")]
print(styles.map { $0.render("x") }, themes.contains { $0 == Dark.self }, themes.map { ObjectIdentifier($0) == ObjectIdentifier(Winter.self) })
