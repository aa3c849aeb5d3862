struct Badge {
    var text: String
    var color = "red"
    var count: Int? = nil
    let maximum = 99
    var label: String { count.map { $0 > maximum ? "\(text) \(maximum)+" : "\(text) \($0)" } ?? text }
}
struct Row {
    let id: Int
    var badge: Badge?
    var onTap: () -> String = { "tapped" }
}
print(Badge(text: "New").label, Badge(text: "Inbox", count: 120).label)
print(Badge(text: "Mail", color: "blue", count: 3))
let rows = [Row(id: 1), Row(id: 2, badge: Badge(text: "Hot")), Row(id: 3, onTap: { "opened" }), Row(id: 4) { "trailing" }]
for row in rows { print(row.id, row.badge?.label ?? "-", row.onTap()) }
