struct Section<Key: Comparable & Hashable, Row> {
    let key: Key
    var rows: [Row]
}
func sections<Key, Row>(_ rows: [Row], by key: (Row) -> Key) -> [Section<Key, Row>] {
    Dictionary(grouping: rows, by: key)
        .map { Section(key: $0.key, rows: $0.value) }
        .sorted { $0.key < $1.key }
}
let contacts = ["Ben", "Amy", "Bea", "Cal", "Abe"]
for section in sections(contacts, by: { $0.prefix(1) }) {
    print(section.key, section.rows.sorted())
}
let byLength = sections([3, 11, 7, 120, 45]) { String($0).count }
print(byLength.map { "\($0.key): \($0.rows)" })
print(byLength[1].rows.reduce(0, +))
