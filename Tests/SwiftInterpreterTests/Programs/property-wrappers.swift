// swift-format-ignore-file
@propertyWrapper struct Clamped { var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  private var value: Int; let range: ClosedRange<Int>
  var projectedValue: String { "\(value) in \(range)" }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
struct V { @Clamped(0...10) var x = 50; @Clamped(-5...5) var y: Int = 0 }
var v = V()
print(v.x, v.y, v.$x)
v.y = 100
v.x -= 3
print(v.y, v.x, v.$y)
@propertyWrapper class Logged<T> { var wrappedValue: T { didSet { print("set", wrappedValue) } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
class M { @Logged var name = "a" }
let m = M()
m.name = "b"
print(m.name)
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
struct N { @Upper var t: String }
var n = N(t: "hey")
print(n.t)
n.t = "you"
print(n.t)
