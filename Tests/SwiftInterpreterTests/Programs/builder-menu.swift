struct Item { var title: String; var children: [Item] = [] }
@resultBuilder enum MenuBuilder { static func buildExpression(_ e: Item) -> [Item] { [e] }; static func buildExpression(_ e: String) -> [Item] { [Item(title: e)] }; static func buildBlock(_ c: [Item]...) -> [Item] { c.flatMap { $0 } }; static func buildOptional(_ c: [Item]?) -> [Item] { c ?? [] }; static func buildEither(first c: [Item]) -> [Item] { c }; static func buildEither(second c: [Item]) -> [Item] { c }; static func buildArray(_ c: [[Item]]) -> [Item] { c.flatMap { $0 } } }
func menu(_ title: String, @MenuBuilder _ content: () -> [Item]) -> Item { Item(title: title, children: content()) }
func render(_ item: Item, _ depth: Int = 0) -> [String] { [String(repeating: "  ", count: depth) + item.title] + item.children.flatMap { render($0, depth + 1) } }
let isPro = true, recent = ["x.txt", "y.txt"]
let root = menu("File") { "New"; menu("Recent") { for name in recent { name }; if recent.isEmpty { "None" } else { "Clear" } }; if isPro { "Export" }; switch recent.count { case 0: "zero"; case 1...2: "few"; default: "many" } }
print(render(root).joined(separator: "\n"))
