@propertyWrapper final class Published<Value> {
    private var listeners: [(Value) -> Void] = []
    var wrappedValue: Value { didSet { listeners.forEach { $0(wrappedValue) } } }
    var projectedValue: Published { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    func sink(_ listener: @escaping (Value) -> Void) {
        listener(wrappedValue)
        listeners.append(listener)
    }
}
final class CartModel {
    @Published var items: [String] = []
    @Published var coupon: String? = nil
}
let model = CartModel()
model.$items.sink { print("count", $0.count) }
model.$coupon.sink { print("coupon", $0 ?? "none") }
model.items.append("pen")
model.items += ["cup", "bag"]
model.coupon = "SAVE10"
