struct Point: Equatable { var x = 0.0, y = 0.0 }
extension Point {
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { a + -b }
    static prefix func - (p: Point) -> Point { Point(x: -p.x, y: -p.y) }
    static func * (p: Point, factor: Double) -> Point { Point(x: p.x * factor, y: p.y * factor) }
    static func += (a: inout Point, b: Point) { a = a + b }
    static func *= (a: inout Point, factor: Double) { a = a * factor }
}
var position = Point(x: 1, y: 2)
position += Point(x: 3, y: 0)
print(position)
position *= 0.5
print(position, -position, position - Point(x: 2, y: 1) == Point())
var path = [Point(), Point(x: 1, y: 1)]
path[1] += position * 2
print(path[1], path.reduce(Point(), +))
