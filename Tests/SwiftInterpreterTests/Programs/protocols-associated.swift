// swift-format-ignore-file
protocol Repo { associatedtype Item; func all() -> [Item]; var name: String { get } }
extension Repo { var count: Int { all().count }; var name: String { "repo" } }
struct IntRepo: Repo { func all() -> [Int] { [1, 2, 3] } }
struct StrRepo: Repo { let name = "strings"; func all() -> [String] { ["a"] } }
func info<R: Repo>(_ r: R) -> String { "\(r.name) \(r.count)" }
print(info(IntRepo()), info(StrRepo()))
protocol Theme { var primary: String { get }; var radius: Double { get } }
extension Theme { var radius: Double { 8 } }
struct Light: Theme { let primary = "blue" }
struct Dark: Theme { let primary = "navy"; var radius: Double { 4 } }
enum Themes { static let all: [any Theme] = [Light(), Dark()]; static var current: any Theme = Light() }
Themes.current = Dark()
print(Themes.all.map { $0.primary }, Themes.all.map(\.radius), Themes.current.radius)
protocol P1 { func a() -> String }
protocol P2: P1 { func b() -> String }
extension P2 { func a() -> String { "a via " + b() } }
struct Q: P2 { func b() -> String { "b" } }
let p: any P1 = Q()
print(p.a(), p is any P2, (p as? Q)?.b() ?? "-")
extension Equatable { func isOne(of xs: Self...) -> Bool { xs.contains(self) } }
print(3.isOne(of: 1, 3), "z".isOne(of: "y"))
