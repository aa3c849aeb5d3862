protocol Auditable { static var fields: [Field<Self>] { get } }

struct Field<Root> {
    let name: String
    let path: PartialKeyPath<Root>
    let differs: (Root, Root) -> Bool
    let copy: (Root, inout Root) -> Void
    init<V: Equatable>(_ name: String, _ path: WritableKeyPath<Root, V>) {
        (self.name, self.path) = (name, path)
        differs = { $0[keyPath: path] != $1[keyPath: path] }
        copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    }
    func show(_ root: Root) -> String {
        switch root[keyPath: path] {
        case let text as String: "'\(text)'"
        case let list as [Any]: "\(list.count) items"
        case let other: "\(other)"
        }
    }
}

struct Change { let field: String, from: String, to: String }
extension Change: CustomStringConvertible { var description: String { "\(field): \(from) → \(to)" } }

extension Auditable {
    func changes(to other: Self) -> [Change] {
        Self.fields.filter { $0.differs(self, other) }.map { Change(field: $0.name, from: $0.show(self), to: $0.show(other)) }
    }
    func merging(_ theirs: Self, base: Self) -> (Self, conflicts: [String]) {
        var result = self, conflicts: [String] = []
        for field in Self.fields where field.differs(base, theirs) {
            if field.differs(base, self), field.differs(self, theirs) { conflicts.append(field.name) } else { field.copy(theirs, &result) }
        }
        return (result, conflicts)
    }
    static func field(at path: PartialKeyPath<Self>) -> String? { fields.first { $0.path == path }?.name }
}

struct Task: Equatable { var title: String, done = false, points: Int? = nil, steps: [String] = [], owner = Owner(name: "none") }
struct Owner: Equatable { var name: String, team = "core" }
extension Task: Auditable {
    static var fields: [Field<Task>] { [.init("title", \.title), .init("done", \.done), .init("points", \.points), .init("steps", \.steps), .init("owner", \.owner.name), .init("team", \.owner.team)] }
}

let base = Task(title: "Ship", points: 3)
var mine = base, theirs = base
mine.title = "Ship it"
mine.steps += ["test", "tag"]
mine.owner.name = "ann"
theirs.done.toggle()
theirs.points = nil
theirs.owner = .init(name: "bob", team: "web")
theirs.steps = ["test", "tag"]
base.changes(to: mine).forEach { print("mine  ", $0) }
base.changes(to: theirs).forEach { print("theirs", $0) }
let (merged, conflicts) = mine.merging(theirs, base: base)
print(merged.title, merged.done, merged.points ?? 0, merged.steps, merged.owner.name, merged.owner.team)
print(conflicts, base.changes(to: base).isEmpty, mine.changes(to: merged).map(\.field))
print(Task.field(at: \.owner.team) ?? "?", Task.field(at: \.owner) ?? "unlisted", Task.fields.map(\.name).joined(separator: ","))
print(Task.fields.filter { $0.path is WritableKeyPath<Task, String> }.map { $0.show(merged) })
