var trace: [String] = []
func note<T>(_ s: String, _ v: T) -> T { trace.append(s); return v }
func pick<T>(_ a: T?, _ b: @autoclosure () throws -> T) rethrows -> T { if let a { return a }; return try b() }
print(pick(1, note("one", 2)), pick(nil, note("two", 3)), pick(nil as String?, "s"))
final class Queue {
  var items: [() -> Void] = []
  var isLocked = false
  func push(_ n: Int) { guard can(block: self.push(n)) else { return }; isLocked = true; print("pushed", n) }
  func can(block: @escaping @autoclosure () -> Void) -> Bool { guard !isLocked else { items.append(block); return false }; return true }
  func unlock() { isLocked = false; if !items.isEmpty { items.removeFirst()() } }
}
let queue = Queue(); queue.push(1); queue.push(2); queue.unlock()
struct Lazy<T> { let make: () -> T; init(_ value: @escaping @autoclosure () -> T) { make = value } }
let lazy = Lazy(note("made", 5)); print(trace.contains("made")); print(lazy.make() + 1, trace.contains("made"))
struct Cache { var kept: [String: Int] = [:]
  mutating func value(_ key: String, or make: @autoclosure () -> Int) -> Int { if let v = kept[key] { return v }; let v = make(); kept[key] = v; return v } }
var cache = Cache(); print(cache.value("a", or: note("c1", 1)), cache.value("a", or: note("c2", 2)), trace.last!)
func assertEqual<T: Equatable>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T, _ message: @autoclosure () -> String = "") { print(a() == b(), message()) }
assertEqual([1, 2].count, 2); assertEqual("a" + "b", "ab", "joined \(trace.count)")
var counter = 0
func twice(_ body: @autoclosure () -> Int) -> Int { body() + body() }
print(twice({ counter += 1; return counter }()), counter)
enum Level { case low, high }
func at(_ level: @autoclosure () -> Level, _ half: @autoclosure () -> Double) -> String { "\(level()) \(half())" }
print(at(.high, 1), at(Bool.random() ? .low : .low, 1 / 2))
