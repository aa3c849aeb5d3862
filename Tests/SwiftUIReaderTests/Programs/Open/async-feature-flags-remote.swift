import Foundation

struct Flag<Value: Decodable & Sendable>: Sendable { let key: String, fallback: Value; init(_ key: String, _ fallback: Value) { self.key = key; self.fallback = fallback } }
enum Flags { static let newHome = Flag("new_home", false), limit = Flag("limit", 10), greeting = Flag("greeting", "Hi"), rollout = Flag<[String: Double]>("rollout", [:]), theme = Flag<Theme?>("theme", nil) }
enum Theme: String, Decodable { case plain, fancy }
protocol FlagSource: Sendable { func payload() async throws -> Data }
struct Remote: FlagSource { var json: String; func payload() async throws -> Data { guard !json.isEmpty else { throw URLError(.notConnectedToInternet) }; return Data(json.utf8) } }
struct Bundled: FlagSource { func payload() async -> Data { Data(#"{"limit":5,"greeting":"Hey"}"#.utf8) } }
@dynamicMemberLookup actor FlagStore {
  private struct Raw: Decodable { let data: Data; init(from decoder: Decoder) throws { data = try JSONEncoder().encode(JSON(from: decoder)) } }
  private indirect enum JSON: Codable { case n(Double), s(String), b(Bool), o([String: JSON]), a([JSON])
    init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let v = try? c.decode(Bool.self) { self = .b(v) } else if let v = try? c.decode(Double.self) { self = .n(v) } else if let v = try? c.decode(String.self) { self = .s(v) } else if let v = try? c.decode([JSON].self) { self = .a(v) } else { self = .o(try c.decode([String: JSON].self)) } }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); switch self { case .n(let v): try c.encode(v); case .s(let v): try c.encode(v); case .b(let v): try c.encode(v); case .o(let v): try c.encode(v); case .a(let v): try c.encode(v) } } }
  private var layers: [[String: Data]] = [], overrides: [String: any Sendable] = [:]; private(set) var misses: [String: Int] = [:]
  func refresh(_ sources: any FlagSource...) async -> [String] {
    var outcome: [String] = []
    for source in sources { do { let raw = try await JSONDecoder().decode([String: Raw].self, from: source.payload()); layers.insert(raw.mapValues(\.data), at: 0); outcome.append("\(type(of: source)):\(raw.count)") } catch is DecodingError { outcome.append("bad") } catch let error as URLError { outcome.append("url \(error.code.rawValue)") } catch { outcome.append("?") } }
    return outcome }
  func value<V>(_ flag: Flag<V>) -> V {
    if let override = overrides[flag.key] as? V { return override }
    for layer in layers { if let data = layer[flag.key], let value = try? JSONDecoder().decode(V.self, from: data) { return value } }
    misses[flag.key, default: 0] += 1; return flag.fallback }
  func override<V>(_ flag: Flag<V>, _ value: V?) { overrides[flag.key] = value }
  subscript<V>(dynamicMember path: KeyPath<Flags.Type, Flag<V>>) -> V { value(Flags.self[keyPath: path]) } }
let store = FlagStore()
print(await store.newHome, await store.limit, await store.greeting, await store.rollout.count, await store.theme as Any)
print(await store.refresh(Bundled(), Remote(json: ""), Remote(json: "[]")), await store.limit, await store.greeting)
print(await store.refresh(Remote(json: #"{"new_home":true,"limit":"many","rollout":{"a":0.5,"b":1},"theme":"fancy","extra":[1,2]}"#)))
print(await store.newHome, await store.limit, await store.rollout.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, await store.theme ?? .plain)
await store.override(Flags.limit, 99); await store.override(Flags.greeting, "Yo"); print(await store.limit + 1, await store.greeting)
await store.override(Flags.limit, nil); print(await store.limit, await store.misses.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(await store.refresh(Remote(json: #"{"theme":"unknown","new_home":0}"#)), await store.theme ?? .plain, await store.newHome)
async let a = store.limit, b = store.greeting, c = store.value(Flag("missing", [1, 2])); print(await a, await b, await c); print(await store.misses["missing"] ?? 0)
