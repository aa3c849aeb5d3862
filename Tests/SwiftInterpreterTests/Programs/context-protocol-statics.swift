// swift-format-ignore-file
protocol Style { var name: String { get } }
struct Plain: Style { var name: String { "plain" } }
struct Fancy: Style { let level: Int; var name: String { "fancy\(level)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy { static var fancy: Fancy { Fancy(level: 1) }; static func fancy(_ n: Int) -> Fancy { Fancy(level: n) } }
func apply(_ s: some Style) -> String { s.name }
func applyAny<S: Style>(_ s: S) -> String { "any " + s.name }
print(apply(.plain), apply(.fancy), apply(.fancy(7)), applyAny(.plain))
struct Box { func style(_ s: some Style) -> String { s.name } }
print(Box().style(.fancy(2)))
