struct CartScreen {
    struct Row { let name: String; var text: String { "cart row \(name)" } }
    enum Action { case add, remove }
    let rows = ["tea", "jam"].map { Row(name: $0) }
}
struct OrdersScreen {
    struct Row { let number: Int; var text: String { "order row #\(number)" } }
    enum Action: String { case add = "reorder", cancel }
    let rows = [7, 8].map(Row.init)
    func title(for action: Action) -> String { action.rawValue }
}
struct Row { let text = "plain row" }
print(CartScreen().rows.map(\.text))
print(OrdersScreen().rows.map(\.text), Row().text)
print(OrdersScreen().title(for: .add), CartScreen.Action.add, OrdersScreen.Action.add)
print(type(of: Row()), CartScreen.Row.self == OrdersScreen.Row.self as Any.Type)
