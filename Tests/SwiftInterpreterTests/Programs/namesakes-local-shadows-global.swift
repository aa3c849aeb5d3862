let title = "Library"
let limit = 3
struct Shelf {
    let title: String
    func heading(title: String? = nil) -> String {
        let fallback = self.title
        guard let title else { return fallback }
        return "\(title) / \(self.title)"
    }
    func isFull(_ count: Int) -> Bool { count >= limit }
}
func banner(_ items: [String]) -> String {
    let limit = 2
    let title = title.uppercased()
    return items.prefix(limit).map { title in title + "!" }.joined(separator: ",") + " @ " + title
}
print(Shelf(title: "Poems").heading(), "|", Shelf(title: "Poems").heading(title: "New"))
print(banner(["a", "b", "c"]), Shelf(title: "").isFull(2))
for title in [1, 2] { print("loop", title) }
if let title = Optional(4.5) { print(title) }
print(title, limit)
