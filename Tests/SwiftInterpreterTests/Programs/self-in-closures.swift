// Self in closures that need no self, and statics of extensions that initialisers change
struct Bundle {
  struct Key { let id: Int; let data: [Int]; static let keyLength = 99 }
  static let keyLength = 2
  let keys: [Key]
  init?(_ count: Int) {
    guard count > 0 else { return nil }
    keys = (0..<count).map { Key(id: $0, data: Array(repeating: 1, count: Self.keyLength)) }
  }
  func isWhole() -> Bool { keys.allSatisfy({ $0.data.count == Self.keyLength }) }
  func sums() -> [Int] { keys.map { $0.id + Self.keyLength } }
  func same(_ others: [Bundle]) -> Bool { others.contains { $0.keys.count == Self.keyLength } }
}
print(Bundle(2)!.isWhole(), Bundle(2)!.sums(), Bundle(1)!.same([Bundle(2)!]))
class Animal { class var legs: Int { 4 }; func count(_ words: [String]) -> [Int] { words.map { $0.count * Self.legs } } }
final class Bird: Animal { override class var legs: Int { 2 } }
print(Animal().count(["a"]), Bird().count(["a", "bc"]))
extension Int {
  static var cache: [String: Int] = [:]
  init(seed: String) {
    if let cached = Self.cache[seed] { self = cached; return }
    let made = seed.count * 10
    self = made
    Self.cache[seed] = made
    Counter.count += 1
  }
}
enum Counter { static var count = 0 }
print(Int(seed: "abc"), Int(seed: "abc"), Int.cache, Counter.count)
