protocol ListSection {
    var title: String { get }
    var rows: [String] { get }
    var footer: String? { get }
}
extension ListSection {
    var footer: String? { nil }
    var isEmpty: Bool { rows.isEmpty }
}
struct Recents: ListSection { let title = "Recents"; var rows: [String] }
struct Downloads: ListSection {
    let title = "Downloads"
    var rows: [String] { ["Map", "Guide"] }
    var footer: String? { "\(rows.count) files" }
}
let sections: [any ListSection] = [Recents(rows: []), Downloads(), Recents(rows: ["Home"])]
for section in sections where !section.isEmpty {
    print(section.title, section.rows, section.footer ?? "no footer")
}
print(sections.map(\.isEmpty))
