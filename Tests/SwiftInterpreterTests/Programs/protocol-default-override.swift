protocol Screen { var title: String { get }; func show() -> String; static var count: Int { get } }
extension Screen { var title: String { "Untitled" }; func show() -> String { "<\(title)>" }; static var count: Int { 0 }; func extra() -> String { "extra " + show() } }
struct Home: Screen { var title: String { "Home" } }
struct Other: Screen { func show() -> String { "other" }; static var count: Int { 5 } }
for s in [Home(), Other()] as [any Screen] { print(s.title, s.show(), s.extra(), type(of: s).count) }
class Base: Screen { func show() -> String { "base" } }
final class Derived: Base { override func show() -> String { "derived/" + super.show() } }
print(Derived().extra())
