enum Check: String, CaseIterable, Sendable {
    case off = "[ ]", on = "[x]", mixed = "[-]"
    static prefix func ! (value: Check) -> Check { value == .on ? .off : .on }
    init(merging all: some Collection<Check>) {
        let kinds = Set(all)
        self = kinds.count == 1 ? kinds.first! : kinds.isEmpty ? .off : .mixed
    }
    mutating func toggle() { self = !self }
}

enum Node {
    case leaf(String, Check)
    indirect case group(String, [Node])

    var title: String { switch self { case .leaf(let t, _), .group(let t, _): t } }
    var check: Check {
        switch self {
        case .leaf(_, let check): check
        case .group(_, let children): Check(merging: children.map(\.check))
        }
    }
    mutating func set(_ check: Check) {
        switch self {
        case .leaf(let t, _): self = .leaf(t, check)
        case .group(let t, var children):
            for i in children.indices { children[i].set(check) }
            self = .group(t, children)
        }
    }
    @discardableResult mutating func toggle(_ name: String) -> Bool {
        if title == name {
            var next = check
            next.toggle()
            set(next)
            return true
        }
        guard case .group(let t, var children) = self else { return false }
        defer { self = .group(t, children) }
        for i in children.indices where children[i].toggle(name) { return true }
        return false
    }
    func lines(_ depth: Int = 0) -> [String] {
        let head = String(repeating: "  ", count: depth) + "\(check.rawValue) \(title)"
        guard case let .group(_, children) = self else { return [head] }
        return [head] + children.flatMap { $0.lines(depth + 1) }
    }
}

var root = Node.group("All", [
    .group("Email", [.leaf("News", .on), .leaf("Offers", .off)]),
    .group("Push", [.leaf("Chat", .off), .leaf("Calls", .off)]),
    .leaf("SMS", .on), .group("Empty", []),
])
root.lines().forEach { print($0) }
for name in ["Offers", "Push", "Nope", "All"] {
    print(name, root.toggle(name), root.check, root.lines().filter { $0.contains("[x]") }.count)
}
print(root.lines().map { $0.prefix { $0 == " " }.count / 2 })
print(Check.allCases.map { (!$0).rawValue }, Check(rawValue: "[-]") == .mixed)
