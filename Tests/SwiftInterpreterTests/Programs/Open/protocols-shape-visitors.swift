protocol Visitor<Output> {
    associatedtype Output
    func visit(_ circle: Circle) -> Output
    func visit(_ rect: Rect) -> Output
    func visit(_ group: Group) -> Output
}
extension Visitor where Output: AdditiveArithmetic {
    func visit(_ group: Group) -> Output { group.children.map { $0.accept(self) }.reduce(.zero, +) }
}
protocol Node {
    func accept<V: Visitor>(_ visitor: V) -> V.Output
}
struct Circle: Node { var radius: Double; func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
struct Rect: Node { var w: Double, h: Double; func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
final class Group: Node {
    var label: String, children: [any Node]
    init(_ label: String, _ children: any Node...) { self.label = label; self.children = children }
    func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) }
}
struct Area: Visitor {
    func visit(_ c: Circle) -> Double { 3 * c.radius * c.radius }
    func visit(_ r: Rect) -> Double { r.w * r.h }
}
struct Count: Visitor {
    var groupsToo = false
    func visit(_: Circle) -> Int { 1 }
    func visit(_: Rect) -> Int { 1 }
    func visit(_ g: Group) -> Int { (groupsToo ? 1 : 0) + g.children.reduce(0) { $0 + $1.accept(self) } }
}
struct Outline: Visitor {
    var depth = 0
    private func line(_ s: String) -> [String] { [String(repeating: "  ", count: depth) + s] }
    func visit(_ c: Circle) -> [String] { line("circle r=\(c.radius)") }
    func visit(_ r: Rect) -> [String] { line(r.w == r.h ? "square \(r.w)" : "rect \(r.w)x\(r.h)") }
    func visit(_ g: Group) -> [String] { line("\(g.label):") + g.children.flatMap { $0.accept(Outline(depth: depth + 1)) } }
}
struct Scale: Visitor {
    let by: Double
    func visit(_ c: Circle) -> any Node { Circle(radius: c.radius * by) }
    func visit(_ r: Rect) -> any Node { Rect(w: r.w * by, h: r.h * by) }
    func visit(_ g: Group) -> any Node { let copy = Group(g.label + "*"); copy.children = g.children.map { $0.accept(self) }; return copy }
}
struct Find<T: Node>: Visitor {
    private func match(_ n: any Node) -> [T] { (n as? T).map { [$0] } ?? [] }
    func visit(_ c: Circle) -> [T] { match(c) }
    func visit(_ r: Rect) -> [T] { match(r) }
    func visit(_ g: Group) -> [T] { match(g) + g.children.flatMap { $0.accept(self) } }
}
let scene: any Node = Group("scene", Circle(radius: 1), Group("inner", Rect(w: 2, h: 2), Rect(w: 1, h: 4)), Circle(radius: 0.5))
scene.accept(Outline()).forEach { print($0) }
print(scene.accept(Area()), scene.accept(Count()), scene.accept(Count(groupsToo: true)))
let big = scene.accept(Scale(by: 2))
print(big.accept(Area()), big.accept(Outline(depth: 1))[0], big is Group)
print(scene.accept(Find<Circle>()).map(\.radius), big.accept(Find<Group>()).map(\.label))
func summary(_ value: Any) -> String { (value as? [Any]).map { "list of \($0.count)" } ?? "\(value)" }
let visitors: [any Visitor] = [Area(), Count(), Find<Rect>()]
for v in visitors { print("\(type(of: v)): \(summary(v.visit(Rect(w: 3, h: 1))))") }
