import Foundation

protocol CacheLayer<Value>: AnyObject { associatedtype Value; var name: String { get }; func get(_ key: URL) -> Value?; func set(_ value: Value?, for key: URL) }
extension CacheLayer { func set(_ value: Value?, for key: URL) {}; var name: String { String(describing: Self.self).prefix { $0 != "<" }.lowercased() } }
final class Memory<Value>: CacheLayer { private var store: [URL: Value] = [:]; private var order: [URL] = []; let limit: Int
  init(limit: Int) { self.limit = limit }
  func get(_ key: URL) -> Value? { store[key] }
  func set(_ value: Value?, for key: URL) { store[key] = value; order.removeAll { $0 == key }; if value != nil { order.append(key) }; if order.count > limit { store[order.removeFirst()] = nil } } }
final class Serialized<Value: Codable>: CacheLayer { let name = "disk"; private(set) var blobs: [String: Data] = [:]
  func get(_ key: URL) -> Value? { blobs[key.lastPathComponent].flatMap { try? JSONDecoder().decode([Value].self, from: $0).first } }
  func set(_ value: Value?, for key: URL) { blobs[key.lastPathComponent] = value.flatMap { try? JSONEncoder().encode([$0]) } } }
final class ReadOnly<Value>: CacheLayer { let table: [String: Value]; init(_ table: [String: Value]) { self.table = table }
  func get(_ key: URL) -> Value? { table[key.absoluteString] } }
final class Chain<Value>: CacheLayer { private let layers: [any CacheLayer<Value>]; private(set) var trail: [String] = []
  init(_ layers: any CacheLayer<Value>...) { self.layers = layers }
  func get(_ key: URL) -> Value? {
    for (depth, layer) in layers.enumerated() {
      guard let hit = layer.get(key) else { continue }
      trail.append("\(key.lastPathComponent)@\(layer.name)")
      layers[..<depth].forEach { $0.set(hit, for: key) }
      return hit
    }
    trail.append("\(key.lastPathComponent)@-"); return nil
  }
  func set(_ value: Value?, for key: URL) { layers.forEach { $0.set(value, for: key) } }
  func flush() -> [String] { defer { trail = [] }; return trail } }
func url(_ path: String) -> URL { URL(string: "https://h.org/")!.appendingPathComponent(path) }
let memory = Memory<Int>(limit: 2), disk = Serialized<Int>(), bundled = ReadOnly(["https://h.org/seed": 99])
let chain = Chain<Int>(memory, disk, bundled)
print(chain.name, memory.name, disk.name, bundled.name)
for (n, path) in ["a", "b", "c"].enumerated() { chain.set(n * 10, for: url(path)) }
print(memory.get(url("a")) as Any, disk.blobs.keys.sorted(), String(decoding: disk.blobs["b"]!, as: UTF8.self))
print(["a", "a", "c", "seed", "seed", "none"].map { chain.get(url($0)) ?? -1 }); print(chain.flush())
chain.set(nil, for: url("seed")); print(chain.get(url("seed")) ?? -1, disk.blobs.count, chain.flush())
let outer: any CacheLayer<Int> = Chain<Int>(Memory(limit: 1), chain); print(outer.get(url("b")) ?? -1, chain.flush(), outer.get(url("b")) ?? -1, chain.flush().isEmpty, outer.name)
func total<L: CacheLayer>(_ layer: L, _ paths: String...) -> L.Value? where L.Value: AdditiveArithmetic { paths.compactMap { layer.get(url($0)) }.reduce(.zero, +) }
print(total(chain, "a", "b", "x")!, total(Memory<Double>(limit: 1))!, total(disk, "c") ?? -1)
let optional = Memory<String?>(limit: 3); optional.set(.some(nil), for: url("n")); print(optional.get(url("n")) == .some(.none), optional.get(url("m")) as Any)
