enum Chat {
    static let limit = 3
    static func clip(_ s: String) -> String { String(s.prefix(limit)) }
    struct Room {
        static let limit = 5
        enum Kind: String { case direct, group; static let limit = 2; var max: Int { self == .direct ? Kind.limit : Room.limit } }
        struct Member: Hashable { var name: String; var role = Role.normal; enum Role: Int { case normal, admin }
            var short: String { clip(name) }
            func can(_ a: Action) -> Bool { role.rawValue >= a.level } }
        var kind: Kind, members: [Member] = []
        var isFull: Bool { members.count >= kind.max }
        mutating func join(_ name: String, _ role: Member.Role = .normal) -> Result<Member, Problem> {
            if isFull { return .failure(.full(limit: kind.max)) }
            let m = Member(name: name, role: role)
            if members.contains(m) { return .failure(.already(m)) }
            members.append(m)
            return .success(m)
        }
    }
    enum Action: CaseIterable { case read, kick; fileprivate var level: Int { self == .kick ? 1 : 0 } }
    enum Problem: Error { case full(limit: Int), already(Room.Member) }
}
extension Chat.Room {
    typealias Joined = Result<Member, Chat.Problem>
    static func direct(_ a: String, _ b: String) -> Self {
        var room = Self(kind: .direct)
        _ = (room.join(a), room.join(b))
        return room
    }
    var summary: String { "\(kind.rawValue) \(members.map(\.short).joined(separator: "+")) \(limit)/\(Self.limit)/\(Chat.limit)" }
    private var limit: Int { kind.max - members.count }
    subscript(role: Member.Role) -> [Member] { members.filter { $0.role == role } }
}
extension Chat.Room.Member.Role: Comparable, CustomStringConvertible {
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var description: String { self == .admin ? "★" : "·" }
    static var all: [Self] { [.normal, .admin] }
}
extension Chat.Problem: Equatable, CustomStringConvertible { var description: String { switch self { case .full(let limit): "full at \(limit), not \(Chat.limit)"; case .already(let m): "already \(m.name) \(m.role)" } } }
extension Chat { typealias Role = Room.Member.Role; struct Message { var from: Room.Member, text: String; var line: String { "\(from.role)\(from.short): \(Chat.clip(text))" } } }

var room = Chat.Room(kind: .group)
for (name, role) in [("anna", .admin), ("bert", .normal), ("anna", .admin), ("anna", .normal)] as [(String, Chat.Role)] {
    switch room.join(name, role) {
    case .success(let m): print("joined", m.short, m.role, Chat.Action.allCases.filter(m.can).map { "\($0)" })
    case .failure(let problem): print("failed", problem)
    }
}
print(room.summary, Chat.Room.direct("x", "yolanda").summary)
var direct = Chat.Room.direct("a", "b")
let result: Chat.Room.Joined = direct.join("c")
if case .failure(let p) = result { print(p, p == .full(limit: 2), p == .already(room.members[0])) }
print(room[.admin].map(\.name), room[.normal].count, Chat.Role.all.max()!, Chat.Room.Kind.limit, Chat.Room.Kind.group.max)
print(room.members.map { Chat.Message(from: $0, text: "hello").line }, Set(room.members + direct.members).count)
