enum CartError: Error {
    case outOfStock(item: String)
    case limit(max: Int)
    case empty
}
struct Cart {
    var items: [String] = []
    mutating func add(_ item: String) throws {
        if item == "ghost" { throw CartError.outOfStock(item: item) }
        guard items.count < 2 else { throw CartError.limit(max: 2) }
        items.append(item)
    }
}
var cart = Cart()
for item in ["pen", "ghost", "cup", "bag"] {
    do { try cart.add(item); print("added", item) }
    catch CartError.outOfStock(let name) { print("no", name) }
    catch CartError.limit(let max) { print("at most", max) }
    catch { print("other", error) }
}
print(cart.items, CartError.limit(max: 3), CartError.empty)
