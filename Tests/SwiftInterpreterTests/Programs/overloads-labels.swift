// swift-format-ignore-file
struct P {
  func move(to x: Int) -> String { "to \(x)" }
  func move(by x: Int) -> String { "by \(x)" }
  func move(_ x: Int) -> String { "plain \(x)" }
  func move(_ x: Int, _ y: Int = 0, animated: Bool = false) -> String { "three \(x) \(y) \(animated)" }
}
let p = P()
print(p.move(to: 1), p.move(by: 2), p.move(3), p.move(4, 5), p.move(6, animated: true))
func f(_ s: String) -> String { "string" }
func f(_ i: Int) -> String { "int" }
func f(_ d: Double) -> String { "double" }
func f(_ a: [Int]) -> String { "ints" }
func f(_ a: [String]) -> String { "strings" }
func f(_ o: Bool) -> String { "bool" }
print(f("a"), f(1), f(1.5), f([1]), f(["a"]), f(true))
func g(_ x: Int?) -> String { x == nil ? "nil" : "some" }
print(g(nil), g(3))
func h(first: Int = 1, second: Int = 2) -> Int { first * 10 + second }
print(h(), h(first: 5), h(second: 7), h(first: 3, second: 4))
