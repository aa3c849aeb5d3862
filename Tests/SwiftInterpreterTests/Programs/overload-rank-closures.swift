struct Button { let kind: String
  init(_ title: String, action: () -> Void) { kind = "title" }
  init(action: () -> Void, label: () -> String) { kind = "label \(label())" }
  init(_ title: String, role: String? = nil, action: () -> Void) { kind = "role \(role ?? "-")" }
  init<S: StringProtocol>(_ title: S, icon: Int, action: () -> Void) { kind = "icon \(icon)" }
}
print(Button("a") {}.kind); print(Button("a", role: "x") {}.kind); print(Button("a", role: nil) {}.kind)
print(Button {} label: { "hey" }.kind); print(Button("a", icon: 4) {}.kind); print(Button(action: {}, label: { "b" }).kind)
func run(_ f: () -> Int) -> String { "Int" }
func run(_ f: () -> String) -> String { "String" }
func run(_ f: (Int) -> Int) -> String { "Int->Int \(f(4))" }
func run(_ f: (Int, Int) -> Int) -> String { "2 \(f(4, 5))" }
print(run { 1 }); print(run { "x" }); print(run { $0 + 1 }); print(run { $0 * $1 }); print(run { _ in 3 }); print(run { a, _ in a })
func each(_ f: (String) throws -> Void) rethrows -> String { try f("v"); return "sync" }
func each(_ f: (String, Int) throws -> Void) rethrows -> String { try f("v", 1); return "indexed" }
var seen: [String] = []
print(each { seen.append($0) }); print(each { seen.append($0 + "\($1)") }); print(each { (s: String) in seen.append(s) })
print(seen)
extension Sequence {
  func mapped<T>(_ transform: (Element) -> T) -> [T] { map(transform) }
  func mapped<T>(_ path: KeyPath<Element, T>, then: (T) -> T) -> [T] { map { then($0[keyPath: path]) } }
  func mapped<T>(_ transform: (Element) -> T?) -> [T] { compactMap(transform) + compactMap(transform) }
}
print(["a", "bb"].mapped { $0.count }); print(["a", "bb"].mapped(\.count)); print(["a", "bb"].mapped(\.count) { $0 * 10 })
let ints: [Int] = ["1", "x"].mapped { Int($0) }; print(ints.count)
