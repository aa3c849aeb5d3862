final class Weak<T: AnyObject> { weak var value: T?; init(_ value: T) { self.value = value } }
protocol CartObserver: AnyObject {
    func cart(_ cart: Cart, didAdd item: String)
    func cartDidEmpty(_ cart: Cart)
}
extension CartObserver { func cartDidEmpty(_ cart: Cart) {} }

class Cart {
    private var observers: [Weak<AnyObject>] = []
    private(set) var items: [String: Int] = [:]
    func addObserver(_ o: any CartObserver) { if !live.contains(where: { $0 === o }) { observers.append(Weak(o)) } }
    func removeObserver(_ o: any CartObserver) { observers.removeAll { $0.value === o } }
    private var live: [any CartObserver] { observers.compactMap { $0.value as? any CartObserver } }
    var observerCount: Int { observers.removeAll { $0.value == nil }; return observers.count }
    func add(_ item: String, _ n: Int = 1) { items[item, default: 0] += n; live.forEach { $0.cart(self, didAdd: item) } }
    func clear() { guard !items.isEmpty else { return }; items = [:]; for o in live { o.cartDidEmpty(self) } }
}
class Badge: CartObserver {
    var text = "" { willSet { if newValue != text { history.append(newValue) } } }
    private(set) var history: [String] = []
    func cart(_ cart: Cart, didAdd item: String) { text = "\(cart.items.values.reduce(0, +))" }
    func cartDidEmpty(_ cart: Cart) { text = "" }
    deinit { print("badge gone after", history) }
}
final class DottedBadge: Badge {
    override var text: String { get { super.text.isEmpty ? "•" : super.text } set { super.text = newValue == "1" ? "one" : newValue } }
    override func cart(_ cart: Cart, didAdd item: String) { super.cart(cart, didAdd: item); if item == "bomb" { cart.removeObserver(self) } }
}
final class Analytics: CartObserver {
    let send: (String) -> Void
    init(send: @escaping (String) -> Void) { self.send = send }
    func cart(_ cart: Cart, didAdd item: String) { send("add_\(item)_\(cart.items[item]!)") }
}
final class Shop {
    let cart = Cart(), badge = DottedBadge()
    lazy var analytics = Analytics { [weak self] in self?.events.append($0) }
    var events: [String] = []
    init() { [badge, analytics as any CartObserver].forEach(cart.addObserver) }
    deinit { print("shop gone", events.count) }
}
var shop: Shop? = Shop()
let cart = shop!.cart
var extra: Badge? = Badge()
cart.addObserver(extra!); cart.addObserver(extra!); cart.addObserver(shop!.badge)
print("observers", cart.observerCount, shop!.badge.text)
cart.add("tea"); cart.add("tea", 2); cart.add("jam")
print(shop!.badge.text, extra!.text, shop!.events)
extra = nil
print("observers", cart.observerCount)
cart.clear(); print(shop!.badge.text, cart.items.isEmpty)
cart.add("bomb"); cart.add("nut")
print(shop!.badge.history, shop!.badge.text, cart.observerCount)
weak var weakShop = shop
shop = nil
print(weakShop == nil, cart.observerCount, cart.items.keys.sorted())
cart.add("pin"); print(cart.items.count)
