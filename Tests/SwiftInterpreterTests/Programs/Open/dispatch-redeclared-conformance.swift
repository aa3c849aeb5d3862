protocol Describing { func describe() -> String; static var kind: String { get } }
extension Describing { func describe() -> String { "plain \(Self.kind)" }; static var kind: String { "thing" } }
class Shape: Describing { func describe() -> String { "shape " + Self.kind }; class var kind: String { "shape" } }
final class Circle: Shape { override class var kind: String { "circle" } }
final class Square: Shape { override func describe() -> String { "square over " + super.describe() } }
class Node: Describing {}
final class Leaf: Node { func describe() -> String { "leaf" }; static var kind: String { "leafy" } }
struct Wrapper<T: Describing>: Describing { let inner: T; static var kind: String { "wrapped " + T.kind }; func describe() -> String { "(" + inner.describe() + ")" } }
func kinds(_ types: [any Describing.Type]) -> [String] { types.map { $0.kind } }
func about<T: Describing>(_ value: T) -> String { "\(T.kind) / \(type(of: value).kind) / \(value.describe())" }
let shapes: [Shape] = [Shape(), Circle(), Square()]
for s in shapes { print(s.describe(), "-", type(of: s).kind) }
for s in shapes { print(about(s)) }
print(about(Leaf())); print(about(Leaf() as Node)); print(Leaf().describe(), Leaf.kind)
print(about(Wrapper(inner: Circle()))); print(about(Wrapper(inner: Wrapper(inner: Leaf()))))
print(kinds([Shape.self, Circle.self, Leaf.self, Wrapper<Square>.self]))
let anyLeaf: any Describing = Leaf()
print(anyLeaf.describe(), type(of: anyLeaf).kind)
