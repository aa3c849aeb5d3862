@propertyWrapper struct Once<Value> {
    private var cached: Value?
    private let make: () -> Value
    init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }
    var wrappedValue: Value {
        mutating get {
            if let cached { return cached }
            let value = make()
            cached = value
            return value
        }
        set { cached = newValue }
    }
}
func load(_ name: String) -> String { print("load", name); return name.uppercased() }
struct Assets { @Once var logo = load("logo"); @Once var icon = load("icon") }
var assets = Assets()
print(assets.logo, assets.logo)
assets.icon = "custom"
print(assets.icon)
