func f(_ x: Int) -> String { "int" }
func f(_ x: Double) -> String { "double" }
func f(_ x: String) -> String { "string" }
func f(_ x: Int, label: Int = 0) -> String { "int label" }
func f(value x: Int) -> String { "value" }
func f(_ x: [Int]) -> String { "array" }
func f(_ x: Int?) -> String { "optional" }
let o: Int? = 3
print(f(1), f(1.5), f("s"), f(1, label: 2), f(value: 3), f([1]), f(o))
func g(a: Int = 1, b: Int = 2, _ c: Int = 3) -> Int { a * 100 + b * 10 + c }
print(g(), g(b: 5), g(a: 4, 9), g(7))
func h(_ body: () -> Int) -> String { "closure \(body())" }
func h(_ value: Int) -> String { "value \(value)" }
print(h { 3 }, h(3))
