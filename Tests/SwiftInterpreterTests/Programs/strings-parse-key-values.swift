let query = "q=red+shoes&page=2&sort=&flag"
var items: [(name: String, value: String?)] = []
for pair in query.split(separator: "&") {
    let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    items.append((String(halves[0]), halves.count > 1 ? String(halves[1]) : nil))
}
for item in items {
    print(item.name, "->", item.value ?? "nil")
}
let page = items.first { $0.name == "page" }.flatMap { $0.value }.flatMap(Int.init) ?? 1
print("page + 1 =", page + 1)

let duration = "1:02:30".split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 }
print(duration, "s")
print(Int("12a") ?? -1, Int("-7")!, Double("2.50")!, Int("ff", radix: 16)!)
