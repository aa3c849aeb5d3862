final class Address { var street: String?; var lines: [String] = [] }
final class Customer { var name = "Ira"; var address: Address?; func greet() -> String? { address == nil ? nil : "Hi \(name)" } }
struct Order { var customer: Customer? }
var order = Order()
print(order.customer?.address?.street?.count ?? -1)
order.customer?.name = "ignored"
order.customer = Customer()
print(order.customer?.name ?? "none", order.customer?.greet() ?? "no greeting")
order.customer?.address = Address()
order.customer?.address?.lines.append("Flat 2")
order.customer?.address?.street = "Elm"
order.customer?.address?.street? += " St"
print(order.customer?.address?.street as Any, order.customer?.address?.lines.first?.count as Any)
print(order.customer?.greet()?.uppercased() ?? "no greeting")
if (order.customer?.address?.lines.removeAll()) != nil { print("cleared") }
