import Foundation

final class ObjectCache<Key: Hashable, Value> {
  private final class KeyBox: NSObject { let key: Key; init(_ key: Key) { self.key = key }
    override var hash: Int { key.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? KeyBox)?.key == key } }
  private final class Entry { let value: Value, expiry: Date; init(_ value: Value, _ expiry: Date) { self.value = value; self.expiry = expiry } }
  private let cache = NSCache<KeyBox, Entry>(); private var known: Set<Key> = []
  private let lifetime: TimeInterval, now: () -> Date
  init(lifetime: TimeInterval = 60, now: @escaping () -> Date) { self.lifetime = lifetime; self.now = now }
  subscript(key: Key) -> Value? {
    get { guard let entry = cache.object(forKey: KeyBox(key)) else { return nil }; if entry.expiry <= now() { cache.removeObject(forKey: KeyBox(key)); known.remove(key); return nil }; return entry.value }
    set {
      guard let newValue else { cache.removeObject(forKey: KeyBox(key)); known.remove(key); return }
      cache.setObject(Entry(newValue, now().addingTimeInterval(lifetime)), forKey: KeyBox(key)); known.insert(key) } }
  func value(for key: Key, orMake make: () throws -> Value) rethrows -> Value { if let hit = self[key] { return hit }; let made = try make(); self[key] = made; return made }
  var live: [Key: Value] { known.reduce(into: [:]) { $0[$1] = self[$1] } } }
extension ObjectCache: Codable where Key: Codable & Comparable, Value: Codable {
  private struct Saved: Codable { var key: Key; var value: Value }
  convenience init(from decoder: Decoder) throws { self.init { Date(timeIntervalSinceReferenceDate: 0) }; var list = try decoder.unkeyedContainer(); while !list.isAtEnd { let saved = try list.decode(Saved.self); self[saved.key] = saved.value } }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(live.sorted { $0.key < $1.key }.map { Saved(key: $0.key, value: $0.value) }) } }
struct Size: Hashable, Codable, Comparable { var w: Int, h: Int; static func < (a: Size, b: Size) -> Bool { (a.w * a.h, a.w) < (b.w * b.h, b.w) } }
var time = Date(timeIntervalSinceReferenceDate: 0)
let cache = ObjectCache<Size, String>(lifetime: 10) { time }
cache[Size(w: 2, h: 3)] = "a"; cache[Size(w: 1, h: 1)] = "b"; time += 5; cache[Size(w: 3, h: 2)] = "c"
print(cache[.init(w: 2, h: 3)] ?? "nil", cache[.init(w: 9, h: 9)] ?? "nil", cache.live.keys.sorted().map { "\($0.w)x\($0.h)" })
cache[Size(w: 1, h: 1)]? += "!"; print(cache[Size(w: 1, h: 1)]!, cache.live.count)
time += 6; print(cache[Size(w: 2, h: 3)] as Any, cache[Size(w: 1, h: 1)] ?? "gone", cache.live.count)
var calls = 0
let results = (0..<3).map { _ in cache.value(for: Size(w: 0, h: 0)) { calls += 1; return "made\(calls)" } }; print(results, calls)
do { _ = try cache.value(for: Size(w: 7, h: 7)) { throw CocoaError(.featureUnsupported) } } catch { print("threw", cache[Size(w: 7, h: 7)] == nil) }
cache[Size(w: 0, h: 0)] = nil; print(cache.live.values.sorted())
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys; let data = try encoder.encode(cache); print(String(decoding: data, as: UTF8.self))
let restored = try JSONDecoder().decode(ObjectCache<Size, String>.self, from: data); print(restored.live.count, restored[Size(w: 3, h: 2)] ?? "-", restored !== cache)
let closures = ObjectCache<String, () -> Int> { time }; var n = 0; closures["inc"] = { n += 1; return n }; print(closures["inc"]?() ?? -1, closures["inc"]!(), closures["none"]?() as Any, n)
let box = NSCache<NSString, NSNumber>(); box.setObject(5, forKey: "k"); print(box.object(forKey: "k")?.intValue ?? 0, box.object(forKey: "z") == nil); box.removeAllObjects(); print(box.object(forKey: "k") == nil)
