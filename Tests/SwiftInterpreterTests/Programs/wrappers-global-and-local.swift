@propertyWrapper struct Logged<Value> {
    private var value: Value
    let label: String
    init(wrappedValue: Value, _ label: String) { value = wrappedValue; self.label = label }
    var wrappedValue: Value {
        get { value }
        set { print("\(label): \(value) -> \(newValue)"); value = newValue }
    }
    var projectedValue: String { "\(label)=\(value)" }
}
func checkout() -> Int {
    @Logged("total") var total = 0
    for price in [5, 7] { total += price }
    return total
}
print(checkout())
struct Timer { @Logged("seconds") var seconds = 60 }
var timer = Timer()
timer.seconds -= 15
print(timer.$seconds, timer.seconds)
