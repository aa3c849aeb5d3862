@resultBuilder enum ListBuilder<Item> {
    static func buildExpression(_ item: Item) -> [Item] { [item] }
    static func buildExpression(_ items: [Item]) -> [Item] { items }
    static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
    static func buildEither(first: [Item]) -> [Item] { first }
    static func buildEither(second: [Item]) -> [Item] { second }
    static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
}
func list<Item>(@ListBuilder<Item> _ content: () -> [Item]) -> [Item] { content() }
let premium = true
let tabs: [String] = list {
    "Home"
    for n in 1...2 { "Tab \(n)" }
    if premium { "Downloads" }
    ["About", "Help"]
}
print(tabs, tabs.count)
let sizes: [Int] = list { 1; 2; if tabs.count > 9 { 100 } else { 200 } }
print(sizes)
print(list { for n in 1...5 where n % 2 == 1 { n * 10 } } as [Int])
