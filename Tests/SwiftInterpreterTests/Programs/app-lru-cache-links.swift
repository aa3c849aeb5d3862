final class LRUCache<Key: Hashable, Value> {
  private final class Node { let key: Key; var value: Value; var next: Node?; unowned(unsafe) var prev: Node?; init(_ k: Key, _ v: Value) { key = k; value = v } }
  private var map: [Key: Node] = [:]; private var head: Node?, tail: Node?; let capacity: Int; var onEvict: ((Key, Value) -> Void)?; private(set) var hits = 0, misses = 0
  init(_ capacity: Int, onEvict: ((Key, Value) -> Void)? = nil) { self.capacity = capacity; self.onEvict = onEvict }
  private func unlink(_ n: Node) { if let p = n.prev { p.next = n.next } else { head = n.next }; if let x = n.next { x.prev = n.prev } else { tail = n.prev }; n.next = nil; n.prev = nil }
  private func pushFront(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  subscript(key: Key) -> Value? {
    get { guard let n = map[key] else { misses += 1; return nil }; hits += 1; unlink(n); pushFront(n); return n.value }
    set {
      switch (map[key], newValue) {
      case (nil, nil): break
      case (let n?, nil): unlink(n); map[key] = nil
      case (let n?, let v?): n.value = v; unlink(n); pushFront(n)
      case (nil, let v?):
        if map.count == capacity, let last = tail { unlink(last); map[last.key] = nil; onEvict?(last.key, last.value) }
        let n = Node(key, v); map[key] = n; pushFront(n)
      }
    }
  }
  func value(_ k: Key, orInsert make: @autoclosure () throws -> Value) rethrows -> Value { if let v = self[k] { return v }; let v = try make(); self[k] = v; return v }
  var keys: [Key] { Array(sequence(first: head) { $0?.next }.prefix { $0 != nil }.map { $0!.key }) }
  var count: Int { map.count }
}
var evicted: [String] = []; let cache = LRUCache<String, Int>(3) { evicted.append("\($0)\($1)") }
cache["a"] = 1; cache["b"] = 2; cache["c"] = 3; print(cache.keys, cache["a"] ?? 0, cache.keys); cache["d"] = 4; print(cache.keys, evicted, cache["b"] as Any)
cache["c"]? += 10; cache["zz"]? += 1; cache["a"] = nil; print(cache.keys, cache.count, cache["c"]!); cache["e"] = 5; cache["f"] = 6; print(evicted, cache.keys)
var made = 0; func make() -> Int { made += 1; return made * 100 }; print(cache.value("g", orInsert: make()), cache.value("g", orInsert: make()), made, cache.hits, cache.misses, evicted.last!)
struct Boom: Error {}; do { _ = try cache.value("h", orInsert: { () throws -> Int in throw Boom() }()) } catch { print("boom", cache.keys.contains("h"), cache.count) }
let one = LRUCache<Int, [String]>(1); one[1] = ["x"]; one[1]?.append("y"); print(one[1]!, one.keys); one[2] = []; print(one[1] as Any, one.keys, one.onEvict == nil); one[2] = nil; print(one.keys, one.count)
