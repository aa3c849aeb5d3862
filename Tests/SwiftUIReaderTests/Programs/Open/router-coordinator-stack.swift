import Foundation

protocol Destination: Hashable, Codable { var title: String { get } }
struct Path: Codable, Equatable { private(set) var components: [Component] = []; struct Component: Codable, Equatable { let type: String, payload: Data }
  private static var registry: [String: (Data) throws -> any Destination] = [:]
  static func register<D: Destination>(_ type: D.Type) { registry["\(type)"] = { try JSONDecoder().decode(D.self, from: $0) } }
  mutating func append<D: Destination>(_ value: D) { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; components.append(.init(type: "\(D.self)", payload: try! e.encode(value))) }
  mutating func removeLast(_ k: Int = 1) { components.removeLast(min(k, components.count)) }
  var destinations: [any Destination] { components.compactMap { try? Path.registry[$0.type]?($0.payload) } }
  var breadcrumb: String { destinations.map { $0.title }.joined(separator: " > ") } }
struct Article: Destination { let id: Int; var anchor: String?; var title: String { "Article \(id)" + (anchor.map { "#\($0)" } ?? "") } }
enum Settings: String, Destination { case general, privacy; var title: String { rawValue.capitalized } }
struct Hidden: Destination { var title: String { "hidden" } }
final class Router { enum Tab: String, CaseIterable { case home, search }
  private var paths: [Tab: Path] = [:]; var tab = Tab.home; private(set) var sheet: (any Destination)? { didSet { if sheet == nil, oldValue != nil { dismissals += 1 } } }; private(set) var dismissals = 0
  var path: Path { get { paths[tab] ?? Path() } set { paths[tab] = newValue } }
  func push(_ destination: some Destination, on tab: Tab? = nil) { if let tab { self.tab = tab }; path.append(destination) }
  func present(_ destination: (any Destination)?) { sheet = destination }
  func popToRoot() { path.removeLast(.max) }
  func open(_ url: URL) -> Bool {
    guard url.scheme == "app", let tab = url.host.flatMap(Tab.init) else { return false }
    popToRoot(); self.tab = tab; popToRoot()
    var parts = url.pathComponents.dropFirst()[...]
    while let part = parts.popFirst() { switch (part, parts.first.flatMap { Int($0) }) { case ("article", let id?): parts.removeFirst(); push(Article(id: id, anchor: parts.isEmpty ? url.fragment : nil)); case ("article", nil): return false; default: if let setting = Settings(rawValue: part) { push(setting) } } }
    return true }
  func snapshot() throws -> Data { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return try e.encode(Dictionary(uniqueKeysWithValues: paths.map { ($0.key.rawValue, $0.value) })) }
  func restore(_ data: Data) throws { paths = try JSONDecoder().decode([String: Path].self, from: data).reduce(into: [:]) { if let tab = Tab(rawValue: $1.key) { $0[tab] = $1.value } } } }
Path.register(Article.self); Path.register(Settings.self)
let router = Router()
router.push(Article(id: 1)); router.push(Settings.privacy); router.push(Hidden()); print(router.path.breadcrumb, router.path.components.count, router.path.components.map(\.type))
router.push(Article(id: 2, anchor: "top"), on: .search); print(router.tab, router.path.breadcrumb); router.tab = .home; router.path.removeLast(2); print(router.path.breadcrumb)
let saved = try router.snapshot(); let copy = router.path; router.popToRoot(); print(router.path.components.isEmpty, copy.components.count, copy == router.path)
for link in ["app://search/article/7/privacy/article/8#end", "app://home", "app://nowhere/x", "https://home/article/1", "app://home/article/x", "app://search/general/junk"] { print(link, router.open(URL(string: link)!), router.tab, router.path.breadcrumb) }
try router.restore(saved); router.tab = .home; print(router.path.breadcrumb, router.path == copy, String(decoding: router.path.components[0].payload, as: UTF8.self))
router.present(nil); router.present(Settings.general); router.present(Article(id: 3)); print(router.sheet?.title ?? "none", router.dismissals); router.present(nil); print(router.sheet == nil, router.dismissals)
