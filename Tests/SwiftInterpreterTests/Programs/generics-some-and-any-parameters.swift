protocol Shape { var name: String { get }; func area() -> Double }
struct Square: Shape { var side: Double; let name = "square"; func area() -> Double { side * side } }
struct Strip: Shape { var length: Double; let name = "strip"; func area() -> Double { length * 2 } }
func describe(_ shape: some Shape) -> String { "\(shape.name) \(shape.area()) as \(type(of: shape))" }
func larger(_ a: any Shape, _ b: any Shape) -> any Shape { a.area() >= b.area() ? a : b }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }
func total(of shapes: some Collection<Square>) -> Double { shapes.map { $0.area() }.reduce(0, +) }
func defaultShape() -> some Shape { Square(side: 3) }
let mixed: [any Shape] = [Square(side: 2), Strip(length: 5), defaultShape()]
for shape in mixed { print(describe(shape)) }
print(describe(larger(mixed[0], mixed[1])))
print(total(mixed), total(of: [Square(side: 1), Square(side: 2)]))
