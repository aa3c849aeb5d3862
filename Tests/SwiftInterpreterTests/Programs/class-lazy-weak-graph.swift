final class Node { let id: String; weak var parent: Node?; private(set) var children: [Node] = []; lazy var path: String = { print("path of", id); return (parent.map { $0.path + "/" } ?? "") + id }()
  init(_ id: String, _ children: Node...) { self.id = id; children.forEach(add) }
  func add(_ n: Node) { n.parent?.remove(n); n.parent = self; children.append(n) }
  func remove(_ n: Node) { children.removeAll { $0 === n } }
  var depth: Int { sequence(first: self, next: { $0.parent }).reduce(0) { n, _ in n + 1 } - 1 }
  func walk(_ visit: (Node, inout Bool) -> Void) { var stop = false; step(&stop, visit) }
  private func step(_ stop: inout Bool, _ visit: (Node, inout Bool) -> Void) { if stop { return }; visit(self, &stop); for c in children { c.step(&stop, visit) } }
  subscript(ids: String...) -> Node? { ids.reduce(self as Node?) { n, id in n?.children.first { $0.id == id } } }
}
let leaf = Node("leaf"), root = Node("root", Node("a", leaf, Node("other")), Node("b"))
print(leaf.path); print(leaf.path, root["b"]!.path); print(leaf.depth, root.depth, leaf.parent?.parent === root)
root["b"]!.add(leaf); print(leaf.path, root["a"]!.children.map(\.id), root["b", "leaf"] === leaf, root["a", "leaf"] == nil, root["q", "r"] == nil)
var order: [String] = []; root.walk { n, stop in order.append(n.id); stop = n.id == "other" }; print(order); order = []; root.walk { n, _ in order.append("\(n.depth)\(n.id)") }; print(order)
root["a"]!.add(root["b"]!); print(root.children.map(\.id), leaf.depth, root["a", "b", "leaf"]?.parent?.id ?? "-")
root.add(Node("c")); print(root["c"]!.path, root[]?.id ?? "", root.children.last?.parent?.id as Any)
protocol ListenerType: AnyObject { func changed(_ s: String) }
final class Hub { private struct Weak { weak var value: (any ListenerType)? }; private var list: [Weak] = []; func add(_ l: any ListenerType) { list.append(Weak(value: l)) }; func send(_ s: String) { list.forEach { $0.value?.changed(s) } } }
final class L: ListenerType { var got: [String] = []; func changed(_ s: String) { got.append(s) } }
let hub = Hub(), l1 = L(), l2 = L(); hub.add(l1); hub.send("one"); hub.add(l2); hub.add(l1); hub.send("two"); print(l1.got, l2.got)
