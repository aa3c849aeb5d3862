@dynamicMemberLookup
struct Lens {
    let value: Any?
    subscript(dynamicMember key: String) -> Lens { self[key] }
    subscript(key: String) -> Lens { Lens(value: (value as? [String: Any])?[key]) }
    subscript(index: Int) -> Lens {
        guard let list = value as? [Any], !list.isEmpty else { return Lens(value: nil) }
        let i = index < 0 ? list.count + index : index
        return Lens(value: list.indices.contains(i) ? list[i] : nil)
    }
    var string: String? { value as? String }
    var int: Int? { value as? Int ?? string.flatMap { Int($0) } }
    var bool: Bool? { (value as? Bool) ?? int.map { $0 != 0 } }
    var list: [Lens]? { (value as? [Any]).map { $0.map(Lens.init(value:)) } }
    func map<T>(_ transform: (Lens) throws -> T?) rethrows -> [T] { try list?.compactMap(transform) ?? [] }
    func path(_ text: String) -> Lens {
        text.split(separator: ".").reduce(self) { lens, part in Int(part).map { lens[$0] } ?? lens[String(part)] }
    }
}

let document: [String: Any] = [
    "title": "Trip",
    "owner": ["name": "Kim", "age": "34", "admin": 1] as [String: Any],
    "days": [["city": "Rome", "cost": 120] as [String: Any], ["city": "Bari"], ["city": "Lecce", "cost": 80, "notes": ["wine", "sun"]]] as [Any],
    "draft": false,
    "cover": Optional<String>.none as Any,
]
let root = Lens(value: document)
print(root.title.string ?? "-", root.subtitle.string ?? "untitled", root.owner.age.int ?? 0)
print(root.owner.admin.bool ?? false, root.draft.bool!, root.missing.deep.down.bool as Any)
print(root.days.map { $0.city.string }, root.days.map(\.cost.int), root.title.map { $0.int })
print(root.days[-1].notes[1].string ?? "none", root.days[9].city.string ?? "none", root.days[1].cost.int ?? -1)
print(root.path("days.2.notes.0").string!, root.path("days.0.notes.0").string == nil, root.path("").value is [String: Any])
if let days = root.days.list, let priciest = days.max(by: { $0.cost.int ?? 0 < $1.cost.int ?? 0 }), case let city? = priciest.city.string {
    print("priciest", city, days.count)
}
let total = root.days.list?.lazy.compactMap(\.cost.int).reduce(0, +)
let notes = root.days.list.flatMap { days in days.first { $0.notes.list != nil } }?.notes.map(\.string)
print(total as Any, notes ?? [], root.owner.list?.count as Any)
func require<T>(_ lens: Lens, _ kind: KeyPath<Lens, T?>, or message: @autoclosure () -> String) -> T? {
    guard let found = lens[keyPath: kind] else { print("missing:", message()); return nil }
    return found
}
let name: String? = require(root.owner.name, \.string, or: "name")
let age = require(root.owner.email, \.int, or: "email of \(name ?? "?")") ?? require(root.owner.age, \.int, or: "age")
print(name!, age ?? 0)
