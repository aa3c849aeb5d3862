import Foundation
struct Person: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String
    init(stringLiteral name: String) { self.name = name }
    static func < (a: Person, b: Person) -> Bool { a.name < b.name }
    var description: String { name }
}
enum Split {
    case equally([Person])
    case shares(KeyValuePairs<Person, Int>), exact([Person: Decimal])
    func parts(of total: Decimal) -> [Person: Decimal] {
        switch self {
        case .equally(let people): Split.distribute(total, weights: people.map { ($0, 1) })
        case .shares(let pairs): Split.distribute(total, weights: pairs.map { ($0.key, $0.value) })
        case .exact(let parts): parts
        }
    }
    private static func distribute(_ total: Decimal, weights: [(who: Person, weight: Int)]) -> [Person: Decimal] {
        let cents = NSDecimalNumber(decimal: total * 100).intValue, sum = weights.reduce(0) { $0 + $1.weight }
        var left = cents, result: [Person: Decimal] = [:]
        for (index, (who, weight)) in weights.enumerated() {
            let part = index == weights.count - 1 ? left : cents * weight / sum
            (left, result[who]) = (left - part, Decimal(part) / 100)
        }
        return result
    }
}
struct Expense { let title: String, payer: Person, amount: Decimal, split: Split }
struct Ledger {
    private(set) var balances: [Person: Decimal] = [:]
    mutating func add(_ e: Expense) {
        balances[e.payer, default: 0] += e.amount
        e.split.parts(of: e.amount).forEach { balances[$0, default: 0] -= $1 }
    }
    func settle() -> [(from: Person, to: Person, amount: Decimal)] {
        var open = balances.filter { $0.value != 0 }, moves: [(from: Person, to: Person, amount: Decimal)] = []
        while let debtor = open.filter({ $0.value < 0 }).min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
              let creditor = open.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
            let amount = min(-debtor.value, creditor.value)
            moves.append((debtor.key, creditor.key, amount))
            for (who, change) in [(debtor.key, amount), (creditor.key, -amount)] {
                open[who] = open[who].flatMap { $0 + change == 0 ? nil : $0 + change }
            }
        }
        return moves
    }
}
var ledger = Ledger()
let trip: [Expense] = [
    Expense(title: "Hotel", payer: "Ana", amount: 301, split: .equally(["Ana", "Ben", "Cy"])),
    Expense(title: "Taxi", payer: "Ben", amount: Decimal(string: "17.45")!, split: .shares(["Ana": 1, "Cy": 2])),
    Expense(title: "Snacks", payer: "Cy", amount: 12, split: .exact(["Ben": 7, "Cy": 5]))]
for e in trip {
    ledger.add(e)
    print(e.title, ledger.balances.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
}
for move in ledger.settle() { print("\(move.from) -> \(move.to): \(move.amount)") }
print(Split.equally(["X", "Y", "Z"]).parts(of: 10).values.sorted(), Split.shares(["P": 3, "Q": 1]).parts(of: 1)["P"] ?? 0)
print(trip.map(\.title).joined(separator: "/"), trip.map(\.amount).max()!)
print(ledger.balances.values.reduce(0, +) == 0)
