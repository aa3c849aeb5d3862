enum Value: Equatable { case bool(Bool), int(Int), text(String), list([Value]) }
extension Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral { init(booleanLiteral v: Bool) { self = .bool(v) }; init(integerLiteral v: Int) { self = .int(v) }; init(stringLiteral v: String) { self = .text(v) }; init(arrayLiteral e: Value...) { self = .list(e) } }
protocol SettingValue { init?(_ v: Value); var value: Value { get } }
extension Bool: SettingValue { init?(_ v: Value) { switch v { case .bool(let b): self = b; case .int(0): self = false; case .int: self = true; default: return nil } }; var value: Value { .bool(self) } }
extension Int: SettingValue { init?(_ v: Value) { switch v { case .int(let n): self = n; case .text(let s): self.init(s); default: return nil } }; var value: Value { .int(self) } }
extension String: SettingValue { init?(_ v: Value) { guard case let .text(s) = v else { return nil }; self = s }; var value: Value { .text(self) } }
extension Array: SettingValue where Element: SettingValue { init?(_ v: Value) { guard case .list(let l) = v else { return nil }; self = l.compactMap(Element.init) }; var value: Value { .list(map(\.value)) } }
extension Optional: SettingValue where Wrapped: SettingValue { init?(_ v: Value) { self = Wrapped(v) }; var value: Value { self?.value ?? .list([]) } }
struct Key<V: SettingValue> { let name: String, fallback: V; init(_ n: String, default d: V) { name = n; fallback = d } }
enum Keys { static let sound = Key("sound", default: true), volume = Key("volume", default: 5), tags = Key("tags", default: ["x"]), user = Key<String?>("user", default: nil) }
struct Settings { private(set) var raw: [String: Value]; init(_ r: [String: Value] = [:]) { raw = r }
  subscript<V>(_ k: Key<V>) -> V { get { raw[k.name].flatMap(V.init) ?? k.fallback } set { raw[k.name] = newValue.value } }
  static let migrations: [(Int, (inout Settings) -> Void)] = [(1, { $0.raw["volume"] = $0.raw.removeValue(forKey: "vol") }), (2, { s in s[Keys.volume] *= 10 }), (3, { if case .text(let t)? = $0.raw["tags"] { $0.raw["tags"] = .list(t.split(separator: ",").map { .text(String($0)) }) } })]
  @discardableResult mutating func migrate() -> [Int] { let from = Int(raw["version"] ?? 0) ?? 0; let todo = Self.migrations.filter { $0.0 > from }; for (v, f) in todo { f(&self); raw["version"] = .int(v) }; return todo.map(\.0) } }
var s = Settings(["vol": "7", "tags": "a,b", "sound": 0]); print(s[Keys.sound], s[Keys.volume], s[Keys.tags], s[Keys.user] as Any)
print(s.migrate(), s[Keys.volume], s[Keys.tags], s.raw["vol"] == nil, s.raw["version"]!); print(s.migrate(), s[Keys.volume])
s[Keys.sound].toggle(); s[Keys.volume] += 1; s[Keys.tags].append("c"); s[Keys.user] = "me"; s[Keys.user]? += "!"; print(s[Keys.sound], s[Keys.volume], s[Keys.tags], s[Keys.user]!); s[Keys.user] = nil; print(s[Keys.user] as Any, s.raw["user"]!)
var old = Settings(["version": 2, "volume": true, "tags": ["q", 1, ["n"]]]); print(old.migrate(), old[Keys.volume], old[Keys.tags], old.raw["tags"] == ["q", 1, ["n"]], old.raw.keys.sorted()); old[Keys.tags] = []; print(old[Keys.tags], [Int](["1", 2, false] as Value)!, Bool(7 as Value)!, [[Int]]([[1], [], "x"])!)
for (k, v) in s.raw.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(Value.list([true, 1, "x"]), [Value]([.int(3), 4, "q"]) == [3, .int(4), .text("q")])
