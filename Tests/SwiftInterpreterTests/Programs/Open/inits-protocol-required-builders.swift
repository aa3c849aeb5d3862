protocol Screen: AnyObject {
    associatedtype Model
    init(model: Model)
    var title: String { get }
}
protocol DefaultModel { init() }
extension Screen where Model: DefaultModel { init() { self.init(model: Model()) } }
extension Screen where Model == String { init(_ parts: String...) { self.init(model: parts.joined(separator: "/")) } }
extension Screen where Model: ExpressibleByIntegerLiteral { static var zero: Self { Self(model: 0) } }

class BaseScreen<Model>: Screen {
    let model: Model
    fileprivate(set) var log = ["base"]
    required init(model: Model) { self.model = model; didInit() }
    convenience init(twice make: (Int) -> Model) { _ = make(1); self.init(model: make(2)) }
    func didInit() { log.append("didInit") }
    var title: String { "\(model)" }
}
struct Profile: DefaultModel { var name = "guest", age = 0 }
final class ProfileScreen: BaseScreen<Profile> {
    var tab: Int
    required init(model: Profile) { tab = model.age > 17 ? 1 : 0; super.init(model: model); log.append("profile") }
    init(name: String, tab: Int = 9) { self.tab = tab; super.init(model: Profile(name: name)) }
    override func didInit() { super.didInit(); log.append("tab \(tab)") }
    override var title: String { model.name.capitalizedFirst }
}
final class CounterScreen: BaseScreen<Int> { private(set) lazy var double = model * 2; override var title: String { "\(super.title)→\(double)" } }
final class PathScreen: Screen { let title: String; init(model: String) { title = "path:" + model } }
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }

struct Route<S: Screen> {
    let make: (S.Model) -> S
    init(_: S.Type = S.self) { make = S.init(model:) }
    init(_ make: @escaping (S.Model) -> S) { self.make = make }
    func callAsFunction(_ m: S.Model) -> S { make(m) }
}
func build<S: Screen>(_ type: S.Type, _ models: S.Model...) -> [S] { models.map(type.init) }

print(ProfileScreen().title, ProfileScreen().tab, ProfileScreen(model: Profile(name: "ann", age: 20)).log)
print(ProfileScreen(name: "bo").log, ProfileScreen(name: "bo", tab: 2).title, ProfileScreen { Profile(name: "p\($0)", age: $0 * 9) }.tab)
print(CounterScreen.zero.title, CounterScreen(model: 21).title, CounterScreen { $0 * 100 }.double, BaseScreen<Double>.zero.title)
print(PathScreen("a", "b").title, PathScreen(model: "x").title, BaseScreen("p", "q").title, PathScreen().title)
print(build(CounterScreen.self, 1, 2).map(\.double), build(PathScreen.self, "z").map(\.title), build(BaseScreen<Bool>.self).count)
print(Route(CounterScreen.self)(4).title, Route { (s: String) in PathScreen("root", s) }("leaf").title, Route<ProfileScreen>()(Profile(name: "eve")).log.last!)
let types: [any Screen.Type] = [CounterScreen.self, ProfileScreen.self, PathScreen.self]
func tryInit<S: Screen>(_ t: S.Type) -> String { (3 as? S.Model).map { t.init(model: $0).title } ?? ("s" as? S.Model).map { t.init(model: $0).title } ?? "\(S.Model.self)?" }
for t in types { print(t, tryInit(t)) }
let base: BaseScreen<Profile>.Type = ProfileScreen.self
print(type(of: base.init(model: Profile())), base.init().title, (base.init() as? ProfileScreen)?.tab ?? -1, BaseScreen<Profile>().log)
