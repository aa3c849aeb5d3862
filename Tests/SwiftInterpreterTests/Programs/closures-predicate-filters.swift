typealias Filter<T> = (T) -> Bool
func both<T>(_ a: @escaping Filter<T>, _ b: @escaping Filter<T>) -> Filter<T> { { a($0) && b($0) } }
func not<T>(_ filter: @escaping Filter<T>) -> Filter<T> { { !filter($0) } }
struct Product { let name: String; let price: Int; let inStock: Bool }
let products = [Product(name: "Lamp", price: 40, inStock: true), Product(name: "Desk", price: 200, inStock: true), Product(name: "Pen", price: 2, inStock: false)]
func under(_ limit: Int) -> Filter<Product> { { product in product.price < limit } }
let available: Filter<Product> = \.inStock
var active: [(name: String, filter: Filter<Product>)] = [("cheap", under(100)), ("available", available)]
active.append(("cheap+available", both(under(100), available)))
active.append(("expensive", not(under(100))))
for (name, filter) in active {
    print(name, products.filter(filter).map(\.name))
}
let all = products.filter { product in active.prefix(2).allSatisfy { $0.filter(product) } }
print(all.count)
