struct Inventory {
    private var counts: [String: Int] = [:]
    var count: Int { counts.values.reduce(0, +) }
    func count(of item: String) -> Int { counts[item] ?? 0 }
    func count(where test: (String) -> Bool) -> Int { counts.filter { test($0.key) }.values.reduce(0, +) }
    static let count = "static count".count
    static func count(_ a: Inventory...) -> Int { a.reduce(0) { $0 + $1.count } }
    subscript(item: String) -> Int { get { count(of: item) } set { counts[item] = newValue == 0 ? nil : newValue } }
    subscript(items: String...) -> [Int] { items.map { self[$0] } }
    mutating func add(_ item: String, count: Int = 1) -> Int {
        let total = self.count + count
        self[item] += count
        assert(total == self.count)
        return count
    }
    mutating func remove(_ item: String, count: Int?) {
        let count = count ?? self.count(of: item)
        self[item] -= min(count, self[item])
    }
}
final class Screen {
    var title = "Screen"
    func title(_ new: String) -> Self { title = new; return self }
    func title(suffix: String) -> String { title + suffix }
    var isLoading = false
    func loading(_ isLoading: Bool = true) -> Self { self.isLoading = isLoading; return self }
    var handler: (String) -> String = { "handler \($0)" }
    func handler(_ n: Int) -> String { "method \(n)" }
    static func title(_ s: Screen) -> (Int) -> String { { n in String(repeating: s.title, count: n) } }
}
let count = 99
extension Inventory { var summary: String { let count = "c\(count)"; return "\(count)/\(self.count)/\(Self.count)" } }

var inventory = Inventory()
print(inventory.add("apple", count: 3), inventory.add("pear"), inventory.add("apple"))
print(inventory.count, inventory.count(of: "apple"), inventory.count { $0.hasPrefix("p") }, Inventory.count, count)
print(Inventory.count(inventory, inventory), inventory.summary, inventory["apple", "pear", "fig"], inventory["pear"])
inventory.remove("apple", count: nil); inventory["fig"] += 2
print(inventory["apple", "fig"], inventory.count, [inventory, .init()].map(\.count), ["pear", "fig"].map(inventory.count(of:)))
let screen = Screen().title("Home").loading()
print(screen.title, screen.title(suffix: "!"), screen.isLoading, Screen.title(screen)(2))
print(screen.handler("x"), screen.handler(3), screen.loading(false).isLoading)
screen.handler = { $0.uppercased() }
let method: (Int) -> String = screen.handler, stored: (String) -> String = screen.handler
print(method(1), stored("abc"), ["q", "r"].map(screen.handler), [1, 2].map(screen.handler))
func title(_ screen: Screen) -> String { let title = screen.title; return title + "?" }
print(title(screen), title(screen.title("Next")), screen.title)
for (count, item) in ["a", "bb"].enumerated() where item.count > count { print(count, item.count, terminator: ";") }
print(count)
