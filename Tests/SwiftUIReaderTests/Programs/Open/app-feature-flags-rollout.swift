import Foundation

struct User: Sendable { var id: Int, plan: Plan, country: String, isStaff = false }
enum Plan: Int, Comparable, Sendable {
    case free, pro, team
    static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
}

indirect enum Rule: Sendable {
    case always, never
    case plan(atLeast: Plan)
    case countries(Set<String>)
    case percent(Int, salt: String)
    case when(@Sendable (User) -> Bool)
    case all([Rule]), any([Rule])
    case not(Rule)

    func allows(_ user: User) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .plan(let minimum): user.plan >= minimum
        case .countries(let set): set.contains(user.country)
        case let .percent(share, salt): Rule.bucket(user.id, salt) < share
        case .when(let test): test(user)
        case .all(let rules): rules.allSatisfy { $0.allows(user) }
        case .any(let rules): rules.contains { $0.allows(user) }
        case .not(let rule): !rule.allows(user)
        }
    }
    private static func bucket(_ id: Int, _ salt: String) -> Int {
        var h: UInt32 = 2_166_136_261
        for byte in "\(salt):\(id)".utf8 { h = (h ^ UInt32(byte)) &* 16_777_619 }
        return Int(h % 100)
    }
    static prefix func ! (rule: Rule) -> Rule { .not(rule) }
    static func && (l: Rule, r: Rule) -> Rule { .all([l, r]) }
    static func || (l: Rule, r: Rule) -> Rule { .any([l, r]) }
}

struct Flag: Sendable {
    let name: String, rule: Rule
    static let staff = Rule.when(\.isStaff)
    static let catalog: [Flag] = [
        Flag(name: "dark-mode", rule: .always),
        Flag(name: "export", rule: .plan(atLeast: .pro) || staff),
        Flag(name: "eu-banner", rule: .countries(["DE", "FR", "PL"]) && !staff),
        Flag(name: "new-editor", rule: .percent(30, salt: "editor")),
        Flag(name: "beta", rule: .all([.plan(atLeast: .team), !.countries(["US"])])),
        Flag(name: "off", rule: .never)]
}

let users = [User(id: 1, plan: .free, country: "DE"), User(id: 2, plan: .team, country: "FR"),
             User(id: 3, plan: .team, country: "US", isStaff: true), User(id: 40, plan: .pro, country: "JP")]
for user in users {
    print("#\(user.id) \(user.plan):", Flag.catalog.filter { $0.rule.allows(user) }.map(\.name).joined(separator: ", "))
}
for flag in Flag.catalog { print(flag.name.padding(toLength: 11, withPad: ".", startingAt: 0), users.count { flag.rule.allows($0) }) }
