protocol Style { var name: String { get } }
struct Plain: Style { var name = "plain" }
struct Fancy: Style { var level: Int; var name: String { "fancy\(level)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy { static func fancy(_ level: Int) -> Fancy { Fancy(level: level) } }
func apply<S: Style>(_ style: S) { print(style.name) }
func applySome(_ style: some Style) { print(style.name) }
func applyAny(_ style: any Style) { print(style.name) }
apply(.plain); apply(.fancy(3)); applySome(.plain); applySome(.fancy(1)); applyAny(.plain)
let style: any Style = .fancy(2)
print(style.name)
