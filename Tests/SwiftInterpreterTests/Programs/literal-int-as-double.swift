func show(_ value: Double) -> String { "\(value)" }
print(show(3), show(-2), show(0))
let values: [Double] = [1, 2, 3]
print(values.reduce(0, +))
let pairs: [(Double, Double)] = [(1, 2), (3, 4)]
print(pairs.map { $0.0 + $0.1 })
struct Point { var x: Double; var y: Double }
let p = Point(x: 1, y: 2)
print(p.x, p.y, p)
var total: Double = 0
for i in 0..<3 { total += Double(i) * 2 }
print(total)
let optional: Double? = 4
print(optional as Any, optional.map { $0 / 8 } as Any)
let dictionary = ["a": 1.0, "b": 2]
print(dictionary["b"]!)
