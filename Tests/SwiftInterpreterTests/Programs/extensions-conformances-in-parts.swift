struct Bookmark { let title: String; let url: String; var pinned = false }
extension Bookmark: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.url == rhs.url }
}
extension Bookmark: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.pinned != rhs.pinned ? lhs.pinned : lhs.title < rhs.title
    }
}
extension Bookmark: CustomStringConvertible {
    var description: String { (pinned ? "* " : "") + title }
}
extension Bookmark: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self.init(title: value, url: value.lowercased() + ".com") }
}
var bookmarks: [Bookmark] = ["Swift", "Apple", Bookmark(title: "News", url: "n.org", pinned: true)]
print(bookmarks.sorted())
print(bookmarks.contains("SWIFT"), bookmarks[0].url)
bookmarks[0].pinned = true; print(bookmarks.min()!, bookmarks.max()!)
