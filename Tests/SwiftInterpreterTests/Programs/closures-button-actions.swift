final class Button {
    let title: String
    var action: (() -> Void)?
    var isEnabled: () -> Bool = { true }
    init(_ title: String, action: (() -> Void)? = nil) { self.title = title; self.action = action }
    func tap() {
        guard isEnabled() else { print("\(title) disabled"); return }
        action?() ?? print("\(title) has no action")
    }
}
var cart: [String] = []
let add = Button("Add") { cart.append("tea") }
let buy = Button("Buy") { print("bought \(cart.count)"); cart.removeAll() }
buy.isEnabled = { !cart.isEmpty }
let help = Button("Help")
[buy, add, add, buy, help].forEach { $0.tap() }
help.action = buy.tap
help.tap()
