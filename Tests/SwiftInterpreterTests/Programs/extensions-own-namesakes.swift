// What an extension of a standard type adds under the name of the type's own calls the type's own.
extension Sequence {
  func sorted<Value: Comparable>(by path: KeyPath<Self.Element, Value>, descending: Bool = true) -> [Self.Element] {
    if descending {
      return sorted(by: { $0[keyPath: path] > $1[keyPath: path] })
    } else {
      return sorted(by: { $0[keyPath: path] < $1[keyPath: path] })
    }
  }
  func map<Value>(_ path: KeyPath<Element, Value>, plus other: Value) -> [Value] { map { $0[keyPath: path] } + [other] }
}
extension Array {
  init(repeating: [Element], count: Int) {
    self.init([[Element]](repeating: repeating, count: count).flatMap { $0 })
  }
  func repeated(count: Int) -> [Element] { [Element](repeating: self, count: count) }
  func first(where path: KeyPath<Element, Bool>) -> Element? { first(where: { $0[keyPath: path] }) }
}
extension String {
  init(repeating words: [String], count: Int) {
    self = [String](repeating: words.joined(), count: count).joined(separator: "-")
  }
  func contains(_ words: [String]) -> Bool { words.allSatisfy { contains($0) } }
}
struct Fruit { let name: String; let weight: Int; var isRipe: Bool { weight > 4 } }
let fruits = [Fruit(name: "kiwi", weight: 3), Fruit(name: "apple", weight: 7), Fruit(name: "plum", weight: 5)]
print(fruits.sorted(by: \.weight).map(\.name))
print(fruits.sorted(by: \.name, descending: false).map(\.name))
print([3, 1, 2].sorted(by: { $0 < $1 }), [3, 1, 2].sorted(by: >))
print(fruits.map(\.weight, plus: 9))
print([1, 2].repeated(count: 3), [Int](repeating: [7, 8], count: 2), [Int](repeating: 5, count: 2))
print(fruits.first(where: \.isRipe)?.name ?? "none")
print(String(repeating: ["a", "b"], count: 2), String(repeating: "x", count: 3))
print("ripe plums".contains(["ripe", "plum"]), "ripe".contains("x"))
