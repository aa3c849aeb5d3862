struct Theme { let name: String; static let name = "static name"; static var count = 0; var count: Int { Theme.count * 10 }
  static func make(_ name: String = name) -> Theme { count += 1; return Theme(name: name) }
  func label() -> String { let name = "local " + name; return name + "/" + self.name + "/" + Theme.name + "/" + Self.name }
  static func describe() -> String { name + " \(count)" }
  var nested: String { func name() -> String { "function" }; return name() } }
print(Theme.make().name, Theme.make("x").label()); print(Theme.describe(), Theme.make().count)
print(Theme(name: "n").nested)
let name = "global"; func count() -> Int { 99 }
class Base { let name: String; init(name: String) { self.name = name.uppercased(); greeting = "hi " + name }; let greeting: String; func show(_ name: String? = nil) -> String { if let name { return "arg " + name }; return name ?? self.name } }
extension Base { func total() -> String { let total = 3; return "\(total)" + (name == main.name ? "same" : "different") } }
print(Base(name: "low").name, Base(name: "low").greeting, Base(name: "q").show("z"), Base(name: "q").show(), Base(name: "q").total())
struct Box<Element> { typealias Index = String; var first: Element; func map<T>(_ f: (Element) -> T) -> Box<T> { Box<T>(first: f(first)) }; func print() -> String { "box print" }; var description: String { print() } }
print(Box(first: 2).map { $0 * 2 }.first, Box(first: 1).description, Box<Int>.Index.self)
extension Array { func max() -> String { "array max" }; var count2: Int { count + 1 } }
print([1].count2, [3, 4].max() as String, [3, 4].max() as Int? ?? 0, max(3, 4), count())
do { let name = "inner"; do { let name = name + "!"; print(name) }; print(name) }; print(name)
if let name = Optional(name.count) { print(name + 1) }; for name in [name, "b"] { print(name, terminator: " ") }; print(name)
let shadow = { (name: Int) -> String in let name = "\(name)"; return name + main.name }; print(shadow(4))
switch name { case let name where name.count > 3: print("bound", name); default: print("no") }
enum Kind { case name, other; static let other2 = Kind.name; var name: String { switch self { case .name: "case name"; case .other: "other" } } }; print(Kind.name, Kind.name.name, Kind.other2 == .name)
