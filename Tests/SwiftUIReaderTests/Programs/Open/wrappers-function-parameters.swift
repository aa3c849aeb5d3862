import Foundation

@propertyWrapper
struct Trimmed {
    private(set) var projectedValue: String
    var wrappedValue: String { didSet { wrappedValue = Trimmed.trim(wrappedValue) } }
    init(wrappedValue: String) { projectedValue = wrappedValue; self.wrappedValue = Trimmed.trim(wrappedValue) }
    private static func trim(_ s: String) -> String {
        var sub = s[...]
        while sub.first?.isWhitespace == true { sub.removeFirst() }
        while sub.last?.isWhitespace == true { sub.removeLast() }
        return String(sub)
    }
}
@propertyWrapper
struct NonEmpty<C: Collection> {
    let wrappedValue: C
    init(wrappedValue: C) { self.wrappedValue = wrappedValue }
    init?(checking c: C) { guard !c.isEmpty else { return nil }; wrappedValue = c }
    var projectedValue: (head: C.Element, tail: C.SubSequence)? { wrappedValue.first.map { ($0, wrappedValue.dropFirst()) } }
}
@propertyWrapper
struct Percent {
    var wrappedValue: Double
    init(wrappedValue: Double) { self.wrappedValue = min(max(wrappedValue, 0), 1) }
    init(projectedValue: Int) { self.init(wrappedValue: Double(projectedValue) / 100) }
    var projectedValue: Int { Int((wrappedValue * 100).rounded(.down)) }
}
func greet(@Trimmed _ name: String, times: Int = 1) -> String { Array(repeating: "Hi \(name)(\($name.count))", count: times).joined(separator: " ") }
func bar(@Percent filled: Double, width: Int = 10) -> String {
    let full = Int(filled * Double(width))
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: width - full) + "] \($filled)%"
}
func longest<C: Collection>(@NonEmpty among items: C) -> String where C.Element == String {
    guard let (head, tail) = $items else { return "nothing" }
    return tail.reduce(head) { $1.count > $0.count ? $1 : $0 }
}
struct Account {
    @Trimmed var user: String
    @NonEmpty var roles: [String] = ["guest"]
    @Percent var quota = 2.0
    init(@Trimmed user: String, @Percent quota: Double) { self.user = user + "!"; self.quota = quota / 2 }
    private init(user: Trimmed) { _user = user }
    static func raw(_ s: String) -> Account { Account(user: Trimmed(wrappedValue: s)) }
}

print(greet("  Ann "), greet("\tBob\n", times: 2))
print(bar(filled: 0.37), bar(filled: 7, width: 4), bar($filled: 50), bar($filled: -3, width: 2), separator: "\n")
print(longest(among: ["a", "ccc", "bb"]), longest(among: []), longest(among: "one three five".split(separator: " ").map(String.init)))
var account = Account(user: " kim ", quota: 0.5)
print(account.user, account.$user.count, account.roles, account.quota, account.$quota)
account.user = "  lee  "; account.quota += 9
print("<\(account.user)>", account.$user, account.quota, account.$roles?.head ?? "-", Account.raw(" r ").user)
let names = [" x ", "y "].map { greet($0) }, scale: (Double) -> String = { (@Percent p: Double) in "\($p)" }
print(names, scale(0.42), scale(4), NonEmpty(checking: [Int]()) == nil, NonEmpty(checking: [3, 4])?.projectedValue?.tail ?? [])
