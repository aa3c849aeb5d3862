protocol Shape { func area() -> Double }
extension Shape { func describe() -> String { "area \(area())" } }
struct Square: Shape { var side: Double; func area() -> Double { side * side } }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r }; func describe() -> String { "circle" } }
let shapes: [any Shape] = [Square(side: 2), Circle(r: 1)]
for s in shapes { print(s.describe(), s.area()) }
print(Circle(r: 1).describe())
if let sq = shapes[0] as? Square { print(sq.side) }
print(shapes.compactMap { $0 as? Circle }.count, shapes.map { $0.area() }.max()!)
switch shapes[1] { case let c as Circle where c.r > 0: print("c\(c.r)"); case is Square: print("sq"); default: print("-") }
