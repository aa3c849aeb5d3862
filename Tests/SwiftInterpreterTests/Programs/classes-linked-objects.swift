final class Node {
  let value: Int
  var left: Node?
  var right: Node?
  var depth: Int { 1 + max(left?.depth ?? 0, right?.depth ?? 0) }
  init(_ value: Int) { self.value = value }
  func insert(_ new: Int) {
    if new < value {
      if let left { left.insert(new) } else { left = Node(new) }
    } else {
      if let right { right.insert(new) } else { right = Node(new) }
    }
  }
  func sum() -> Int { value + (left?.sum() ?? 0) + (right?.sum() ?? 0) }
  func walk(_ visit: (Node) -> Void) { left?.walk(visit); visit(self); right?.walk(visit) }
}
let root = Node(50)
var seed = 17
for _ in 0..<120 { seed = (seed * 37 + 11) % 101; root.insert(seed) }
var order: [Int] = []
root.walk { order.append($0.value) }
print(root.sum(), root.depth, order.count, order.prefix(5).map { $0 }, order == order.sorted())
final class Chain {
  var next: Chain?
  var log: [String] = []
  let name: String
  init(_ name: String, _ next: Chain?) { (self.name, self.next) = (name, next) }
  func handle(_ item: Int) -> String {
    log.append("\(name)\(item)")
    if item == 0 { return name }
    guard let next else { return name + "?" }
    return name + next.handle(item - 1)
  }
}
var chain: Chain?
for index in 0..<80 { chain = Chain(index % 2 == 0 ? "a" : "b", chain) }
print(chain!.handle(3), chain!.handle(79).count, chain!.handle(90).hasSuffix("?"), chain!.log, chain!.next?.log.count ?? -1)
class Shape { var area: Int { 0 }; func grown(_ by: Int) -> Int { area + by } }
class Square: Shape { let side: Int; init(_ side: Int) { self.side = side }; override var area: Int { side * side } }
final class Cube: Square { override func grown(_ by: Int) -> Int { super.grown(by) * 6 }; override var area: Int { super.area + 1 } }
let shapes: [Shape] = [Shape(), Square(2), Cube(3), Square(4)]
for turn in 0..<3 { print(shapes.map { $0.grown(turn) + $0.area }) }
func kind(_ shape: Shape) -> String { "shape" }
func kind(_ square: Square) -> String { "square" }
print(kind(Cube(1)), kind(Cube(1) as Shape), kind((Cube(1) as Square)))
