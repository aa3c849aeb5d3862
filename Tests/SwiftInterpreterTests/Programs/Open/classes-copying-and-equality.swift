protocol Copying: AnyObject { init(copying other: Self) }
extension Copying { func copy() -> Self { Self(copying: self) }
    func dynamicCopy() -> Self { type(of: self).init(copying: self) } }

class Shape: Copying, Hashable, CustomStringConvertible {
    var name: String, points: [Point]
    final class Point { var x: Int, y: Int; init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) } }
    init(_ name: String, _ points: (Int, Int)...) { self.name = name; self.points = points.map(Point.init) }
    required init(copying other: Shape) {
        name = other.name + "'"
        points = other.points.map { Point($0.x, $0.y) }
    }
    func isEqual(to other: Shape) -> Bool { type(of: self) == type(of: other) && points.elementsEqual(other.points) { $0.x == $1.x && $0.y == $1.y } }
    static func == (a: Shape, b: Shape) -> Bool { a.isEqual(to: b) }
    func hash(into hasher: inout Hasher) { hasher.combine(points.count) }
    var description: String { "\(name)\(points.map { "(\($0.x),\($0.y))" }.joined())" }
}
final class Colored: Shape {
    var color: String, onRecolor: (() -> Void)?
    init(_ name: String, color: String, at x: Int, _ y: Int) { self.color = color; super.init(name, (x, y)) }
    required init(copying other: Shape) {
        color = (other as? Colored)?.color ?? "none"
        super.init(copying: other)
        name = name.uppercased()
    }
    override func isEqual(to other: Shape) -> Bool { super.isEqual(to: other) && (other as! Colored).color == color }
    override var description: String { "\(color):" + super.description }
}
final class Box<T: Copying>: Copying where T: Equatable {
    var items: [T]
    init(_ items: T...) { self.items = items }
    init(copying other: Box<T>) { items = other.items.map { $0.copy() } }
}
struct Document { private var storage: Box<Shape>
    init(_ shapes: Shape...) { storage = Box(); storage.items = shapes }
    var shapes: [Shape] { storage.items }
    var isShared: Bool { mutating get { !isKnownUniquelyReferenced(&storage) } }
    mutating func edit(_ i: Int, _ change: (Shape) -> Void) { if !isKnownUniquelyReferenced(&storage) { print("(copying)"); storage = storage.copy() }; change(storage.items[i]) } }

let line = Shape("line", (0, 0), (3, 4)), dot = Colored("dot", color: "red", at: 1, 1)
let copies = [line, dot].map { $0.copy() }
print(copies, copies[0] == line, copies[0] === line, copies[1] == dot, type(of: copies[1]))
copies[0].points[1].x = 99; (copies[1] as? Colored)?.color = "blue"
let real = [line, dot].map { $0.dynamicCopy() }; (real[1] as! Colored).color = "blue"
print(real, real[1] == dot)
print(line, copies[0], copies[1] == dot, copies[1] != dot)
print(Shape("p", (1, 1)) == dot, dot == Shape("p", (1, 1)), Shape("q", (1, 1)) == Shape("r", (1, 1)))
let set: Set<Shape> = [line, line.copy(), dot, dot.copy(), Shape("s", (1, 1))]
print(set.count, set.contains(Shape("x", (0, 0), (3, 4))), [line, dot].firstIndex(of: dot.copy()) ?? -1)
let again = Colored(copying: line); print(again, again.points.count, again.copy().copy().name)
var a = Document(line, dot), b = a
print(a.isShared, b.isShared)
b.edit(0) { $0.name = "edited"; $0.points.removeLast() }
b.edit(1) { ($0 as? Colored)?.color = "green" }
print(a.shapes, b.shapes, a.isShared, b.isShared)
a.edit(0) { $0.name = "mine" }; print(line.name, Box(line, dot).copy().items.map(\.name))
