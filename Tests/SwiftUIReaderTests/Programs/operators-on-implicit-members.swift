import Foundation
struct Rule { let name: String; let test: (String) -> Bool; static let required = Rule(name: "required") { !$0.isEmpty }; static func min(_ n: Int) -> Rule { Rule(name: "min \(n)") { $0.count >= n } }; static func && (a: Rule, b: Rule) -> Rule { Rule(name: a.name + " & " + b.name) { a.test($0) && b.test($0) } }; static prefix func ! (r: Rule) -> Rule { Rule(name: "not " + r.name) { !r.test($0) } } }
struct Field { var rules: [Rule]; var text = ""; var errors: [String] { rules.filter { !$0.test(text) }.map(\.name) } }
let f = Field(rules: [.required && .min(2), .min(1)]); print(f.errors); let r: Rule = .required && !.min(5); print(r.name, r.test("abc"))
struct Money: Equatable { var cents: Int; static func * (m: Money, k: Int) -> Money { Money(cents: m.cents * k) }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static let zero = Money(cents: 0) }
let p = Money(cents: 1999); print((p * 3).cents, [p, p * 2].reduce(.zero, +).cents)
struct SemVer: Comparable { let major, minor: Int; static func < (a: SemVer, b: SemVer) -> Bool { (a.major, a.minor) < (b.major, b.minor) } }
let v = SemVer(major: 1, minor: 2); print(v >= SemVer(major: 1, minor: 0), v <= v, v > v, [v, SemVer(major: 0, minor: 9)].max()!.major, (SemVer(major: 1, minor: 0)..<SemVer(major: 2, minor: 0)).contains(v))
extension Date { static func + (d: Date, days: Int) -> Date { d.addingTimeInterval(Double(days) * 86400) } }; print((Date(timeIntervalSince1970: 0) + 2).timeIntervalSince1970)
enum Rank: Int, Comparable, CaseIterable { case low = 1, mid, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }; print(Rank.low < .high, Rank.allCases.filter { $0 >= .mid }.count, max(Rank.low, .mid))
