struct Visit { let user: String; let page: String; let day: Int }
let visits = [
    Visit(user: "ann", page: "home", day: 1), Visit(user: "bob", page: "home", day: 1),
    Visit(user: "ann", page: "cart", day: 2), Visit(user: "ann", page: "home", day: 3),
]
extension Array {
    func unique<Key: Hashable>(by path: KeyPath<Element, Key>) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert($0[keyPath: path]).inserted }
    }
    func counts<Key: Hashable & Comparable>(of path: KeyPath<Element, Key>) -> [(Key, Int)] {
        reduce(into: [Key: Int]()) { $0[$1[keyPath: path], default: 0] += 1 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    func max<Value: Comparable>(by path: KeyPath<Element, Value>) -> Element? {
        self.max { $0[keyPath: path] < $1[keyPath: path] }
    }
}
print(visits.unique(by: \.user).map(\.day), visits.unique(by: \.page).count)
for (page, count) in visits.counts(of: \.page) { print(page, count) }
print(visits.counts(of: \.day).map(\.1), visits.max(by: \.day)!.page)
