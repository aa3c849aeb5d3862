struct Node { var name: String; var children: [Node] = []; func show() -> String { children.isEmpty ? name : name + "(" + children.map { $0.show() }.joined(separator: " ") + ")" } }
@resultBuilder struct NodeBuilder { static func buildPartialBlock(first: Node) -> [Node] { [first] }
  static func buildPartialBlock(accumulated: [Node], next: Node) -> [Node] { accumulated + [next] }
  static func buildPartialBlock(first: [Node]) -> [Node] { first }
  static func buildPartialBlock(accumulated: [Node], next: [Node]) -> [Node] { accumulated + next }
  static func buildOptional(_ n: [Node]?) -> [Node] { n ?? [] }
  static func buildArray(_ n: [[Node]]) -> [Node] { n.flatMap { $0 } } }
func stack(_ name: String = "stack", @NodeBuilder content: () -> [Node]) -> Node { Node(name: name, children: content()) }
let show = false
print(stack { Node(name: "a"); stack("inner") { Node(name: "b"); if show { Node(name: "c") } ; for i in 1...2 { Node(name: "d\(i)") } } }.show())
