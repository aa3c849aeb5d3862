// swift-format-ignore-file
final class Node { let v: Int; weak var parent: Node?; var children: [Node] = []
  init(_ v: Int) { self.v = v }
  func add(_ n: Node) -> Node { n.parent = self; children.append(n); return self }
  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
  func walk(_ f: (Node) -> Void) { f(self); children.forEach { $0.walk(f) } }
  var sum: Int { v + children.reduce(0) { $0 + $1.sum } } }
let leaf = Node(3)
let root = Node(1).add(Node(2).add(leaf)).add(Node(4))
var seen: [Int] = []
root.walk { seen.append($0.v) }
print(seen, leaf.depth, root.sum, leaf.parent!.v, leaf.parent?.parent === root)
class Base { class var kind: String { "base" }; static let count = 1; class func make() -> Base { Base() }; func id() -> String { Self.kind } }
class Sub: Base { override class var kind: String { "sub" } }
print(Base.kind, Sub.kind, Sub().id(), Sub.count)
var x: Base = Sub()
print(x is Sub, (x as? Sub) != nil, type(of: x) == Sub.self)
x = Base()
print(x is Sub)
