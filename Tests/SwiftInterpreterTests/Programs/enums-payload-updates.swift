enum Filter: Equatable {
    case all
    case tag(String), price(min: Int, max: Int)
    mutating func widen(by amount: Int) {
        if case .price(var low, var high) = self {
            (low, high) = (Swift.max(0, low - amount), high + amount)
            self = .price(min: low, max: high)
        }
    }
}
func matches(_ filter: Filter, tag: String, price: Int) -> Bool {
    switch filter {
    case .all: true
    case .tag(let wanted): wanted == tag
    case .price(let low, let high): (low...high).contains(price)
    }
}
var filters: [Filter] = [.all, .tag("sale"), .price(min: 5, max: 20)]
print(filters.map { matches($0, tag: "new", price: 24) })
for index in filters.indices { filters[index].widen(by: 6) }
print(filters.last!, filters.map { matches($0, tag: "new", price: 24) })
print(filters.contains(.tag("sale")), filters.firstIndex(of: .price(min: 0, max: 26)) ?? -1)
