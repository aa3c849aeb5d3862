import Foundation

extension Notification.Name { static let didChange = Notification.Name("cart.didChange"), didClear = Self("cart.didClear") }
final class Cart {
  enum Key: String { case item, count }
  private(set) var items: [String] = [] { didSet { post(.didChange, [.count: items.count, .item: items.last ?? "-"]); if items.isEmpty { post(.didClear) } } }
  let center: NotificationCenter
  init(center: NotificationCenter) { self.center = center }
  func add(_ item: String) { items.append(item) }
  func clear() { items.removeAll() }
  private func post(_ name: Notification.Name, _ info: [Key: Any] = [:]) {
    center.post(name: name, object: self, userInfo: info.isEmpty ? nil : Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue as AnyHashable, $0.value) }))
  }
}
final class Observer {
  private var tokens: [NSObjectProtocol] = []
  private(set) var seen: [String] = []
  private let center: NotificationCenter
  init(center: NotificationCenter, cart: Cart?, names: Notification.Name...) {
    self.center = center
    tokens = names.map { name in
      center.addObserver(forName: name, object: cart, queue: nil) { [weak self] note in
        let count = note.userInfo?[Cart.Key.count.rawValue] as? Int
        self?.seen.append(note.name.rawValue.replacingOccurrences(of: "cart.", with: "") + (count.map { "(\($0))" } ?? "")) }
    } }
  func stop() { tokens.forEach(center.removeObserver); tokens.removeAll() }
  deinit { stop(); print("observer gone", seen.count) } }
let center = NotificationCenter(), cart = Cart(center: center), other = Cart(center: center)
var one: Observer? = Observer(center: center, cart: cart, names: .didChange, .didClear)
let any = Observer(center: center, cart: nil, names: .didChange)
cart.add("tea"); other.add("milk"); cart.add("cake"); cart.clear()
print(one!.seen); print(any.seen)
one?.stop(); cart.add("x"); print(one!.seen.count, any.seen.count)
one = nil; cart.add("y"); print(any.seen.last ?? "-")
center.post(name: .didChange, object: nil); center.post(Notification(name: .didClear)); print(any.seen.suffix(2))
any.stop(); cart.clear(); print(any.seen.count, Notification.Name.didChange == .init("cart.didChange"), Notification.Name.didClear.rawValue)
var order: [Int] = []
let tokens = (1...3).map { n in center.addObserver(forName: .didClear, object: nil, queue: nil) { note in order.append(n * ((note.object as? Cart) === other ? 10 : 1)) } }
other.clear(); cart.clear(); print(order.sorted(), tokens.count)
let note = Notification(name: .didChange, object: cart, userInfo: ["a": 1]); print((note.object as? Cart)?.items.count ?? -1, note.userInfo?["a"] as? Int ?? 0, note.userInfo?["b"] == nil)
