@propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: String { "\(value) of \(range.upperBound)" } }
struct Settings { @Clamped(0...10) var volume = 25; @Clamped(1...5) var level: Int = 0; var name = "x" }
var s = Settings()
print(s.volume, s.level, s.$volume)
s.volume -= 3; s.level = 99
print(s.volume, s.level, s.$level)
let t = Settings(volume: 4, name: "y")
print(t.volume, t.$volume, t.name)
