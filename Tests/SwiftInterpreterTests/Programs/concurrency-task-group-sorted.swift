func price(of item: String) async -> (String, Int) {
    (item, item.count * 10)
}
let items = ["tea", "bread", "milk"]
let prices = await withTaskGroup(of: (String, Int).self) { group in
    for item in items { group.addTask { await price(of: item) } }
    var found: [String: Int] = [:]
    for await (item, price) in group { found[item] = price }
    return found
}
for item in items.sorted() { print(item, prices[item]!) }
let total = await withTaskGroup(of: Int.self) { group in
    for n in 1...10 { group.addTask { n * n } }
    return await group.reduce(0, +)
}
print("total", total)
