struct Product { let name: String; let price: Int; let stock: Int }
struct Filter<Root> {
    let matches: (Root) -> Bool
    static func equal<Value: Equatable>(_ path: KeyPath<Root, Value>, _ value: Value) -> Filter {
        Filter { $0[keyPath: path] == value }
    }
    static func range<Value>(_ path: KeyPath<Root, Value>, _ range: ClosedRange<Value>) -> Filter {
        Filter { range.contains($0[keyPath: path]) }
    }
}
func >= <Root, Value: Comparable>(path: KeyPath<Root, Value>, value: Value) -> Filter<Root> {
    Filter { $0[keyPath: path] >= value }
}
let products = [Product(name: "Pen", price: 2, stock: 0), Product(name: "Cup", price: 8, stock: 3), Product(name: "Lamp", price: 40, stock: 3)]
func find(_ filters: Filter<Product>...) -> [String] {
    products.filter { product in filters.allSatisfy { $0.matches(product) } }.map(\.name)
}
print(find(.equal(\.stock, 3)), find(.range(\.price, 1...10)))
print(find(.equal(\.stock, 3), \.price >= 10), find())
print(find(\.name.count >= 4))
