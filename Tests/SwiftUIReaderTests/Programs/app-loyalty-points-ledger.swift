import Foundation
enum Tier: Int, Comparable, CaseIterable {
    case bronze = 0, silver = 500, gold = 2_000
    static func < (a: Tier, b: Tier) -> Bool { a.rawValue < b.rawValue }
    init(points: Int) { self = Tier.allCases.last { points >= $0.rawValue } ?? .bronze }
    var multiplier: Double {
        switch self {
        case .bronze: 1
        case .silver: 1.25
        case .gold: 1.5
        }
    }
    var next: Tier? { Tier.allCases.first { $0 > self } }
}
struct Entry: Identifiable {
    enum Kind { case earned(order: String), redeemed(reward: String), adjusted(reason: String) }
    let id: Int
    let kind: Kind
    let points: Int
}
extension Entry: CustomStringConvertible {
    var description: String {
        let text = switch kind {
        case .earned(let order): "earned on \(order)"
        case .redeemed(let reward): "spent on \(reward)"
        case .adjusted(reason: let why): "adjusted (\(why))"
        }
        return "#\(id) \(points > 0 ? "+" : "")\(points) \(text)"
    }
}
struct Ledger {
    private(set) var entries: [Entry] = []
    var balance: Int { entries.reduce(0) { $0 + $1.points } }
    var lifetime: Int { entries.lazy.map(\.points).filter { $0 > 0 }.reduce(0, +) }
    var tier: Tier { .init(points: lifetime) }
    mutating func earn(spend: Double, order: String) {
        post(.earned(order: order), Int((spend * tier.multiplier).rounded(.down)))
    }
    @discardableResult
    mutating func redeem(_ cost: Int, for reward: String) -> Bool {
        guard cost <= balance else { return false }
        post(.redeemed(reward: reward), -cost)
        return true
    }
    mutating func post(_ kind: Entry.Kind, _ points: Int) {
        entries.append(.init(id: entries.count + 1, kind: kind, points: points))
    }
}
var ledger = Ledger()
for (order, spend) in [("A1", 420.9), ("A2", 99.5), ("A3", 200), ("A4", 1_200)] {
    ledger.earn(spend: spend, order: order)
    print(order, ledger.balance, ledger.tier, ledger.tier.next.map { "\($0.rawValue - ledger.lifetime) to \($0)" } ?? "top")
}
print(ledger.redeem(1_500, for: "lamp"), ledger.redeem(1_500, for: "rug"))
ledger.post(.adjusted(reason: "goodwill"), 100)
ledger.entries.forEach { print($0) }
print(ledger.balance, ledger.lifetime, ledger.tier, ledger.tier >= .silver)
