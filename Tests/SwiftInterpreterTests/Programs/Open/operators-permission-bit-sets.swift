struct Permission: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: UInt8
    static let read = Permission(rawValue: 1 << 0), write = Permission(rawValue: 1 << 1), share = Permission(rawValue: 1 << 2), admin = Permission(rawValue: 1 << 7)
    static let editor: Permission = [.read, .write]
    static let owner: Permission = [.editor, .share, .admin]
    private static let names: [(Permission, String)] = [(.read, "r"), (.write, "w"), (.share, "s"), (.admin, "A")]
    var description: String { Self.names.map { contains($0.0) ? $0.1 : "-" }.joined() }

    static func | (a: Self, b: Self) -> Self { a.union(b) }
    static func & (a: Self, b: Self) -> Self { a.intersection(b) }
    static func - (a: Self, b: Self) -> Self { a.subtracting(b) }
    static func |= (a: inout Self, b: Self) { a.formUnion(b) }
    static func -= (a: inout Self, b: Self) { a.subtract(b) }
    static func <= (a: Self, b: Self) -> Bool { a.isSubset(of: b) }
    static prefix func ~ (a: Self) -> Self { owner.symmetricDifference(a & owner) }
}

infix operator ∋: ComparisonPrecedence
func ∋ (set: Permission, member: Permission) -> Bool { set.contains(member) }

struct Grant { let who: String, on: String, allows: Permission; var denies: Permission = [] }

struct AccessList: ExpressibleByArrayLiteral {
    var grants: [Grant]
    init(arrayLiteral elements: Grant...) { grants = elements }
    subscript(who: String, path: String) -> Permission {
        var allowed: Permission = [], denied: Permission = []
        for grant in grants where [who, "*"].contains(grant.who) && path.hasPrefix(grant.on) {
            allowed |= grant.allows
            denied |= grant.denies
        }
        return allowed - denied
    }
    static func + (list: AccessList, grant: Grant) -> AccessList { var copy = list; copy.grants.append(grant); return copy }
}

var acl: AccessList = [.init(who: "*", on: "/public", allows: .read), .init(who: "ann", on: "/", allows: .owner, denies: []), .init(who: "bob", on: "/public/wiki", allows: [.write, .share])]
acl = acl + Grant(who: "ann", on: "/archive", allows: [], denies: [.write, .admin]) + Grant(who: "*", on: "/public/wiki/old", allows: [], denies: ~.read)
for path in ["/public/a", "/public/wiki/x", "/archive/1", "/public/wiki/old/2", "/private"] {
    print(path, ["ann", "bob", "eve"].map { "\($0):\(acl[$0, path])" }.joined(separator: " "))
}
var p: Permission = .editor
print(p, ~p, p | .share, p & [.write, .admin], p <= .owner, .owner <= p, p ∋ .write, p ∋ .owner)
p -= .write
p |= [.admin, .share]
print(p, p.rawValue, p.insert(.read).inserted, p.remove(.admin) ?? [], p.remove(.admin) == nil, p.update(with: .write) == nil, p)
print(Permission(rawValue: 0b1111_0001), Permission(rawValue: 64).isEmpty, ~Permission(rawValue: 64), Set([p, [.read, .write, .share], .owner]).count)
let bits: UInt8 = 0b1010_0110
print(bits & 0x0F, bits >> 4, bits << 1, ~bits, bits ^ 0xFF == ~bits, bits &<< 9, bits.nonzeroBitCount, bits.leadingZeroBitCount, Int8(bitPattern: bits))
print((0..<8).filter { bits & 1 << $0 != 0 }, 200 &+ bits, bits.addingReportingOverflow(200).overflow, bits.byteSwapped == bits)
