import Foundation
struct Expense { let id: Int; let amount: Decimal; let category: String; var receipts = 0 }
enum Decision: Equatable { case approved(by: String), rejected(by: String, reason: String), escalated }
protocol Approver { var title: String { get }; func decide(_ expense: Expense) -> Decision }
extension Approver { var title: String { "\(Self.self)" } }
struct AutoPolicy: Approver {
    func decide(_ expense: Expense) -> Decision {
        guard expense.receipts > 0 || expense.amount < 10 else { return .rejected(by: title, reason: "no receipt") }
        return expense.amount <= 50 ? .approved(by: title) : .escalated
    }
}
struct Manager: Approver {
    let name: String, limit: Decimal
    var title: String { "Manager " + name }
    func decide(_ e: Expense) -> Decision { e.amount > limit ? .escalated : .approved(by: title) }
}
struct Board: Approver {
    var banned: Set<String> = ["gifts"]
    func decide(_ e: Expense) -> Decision {
        banned.contains(e.category) ? .rejected(by: title, reason: "\(e.category) not allowed") : .approved(by: title)
    }
}
struct Chain {
    var approvers: [any Approver]
    func callAsFunction(_ expense: Expense) -> (Decision, trail: [String]) {
        var trail: [String] = []
        for approver in approvers {
            trail.append(approver.title)
            let decision = approver.decide(expense)
            if decision != .escalated { return (decision, trail) }
        }
        return (.escalated, trail)
    }
}
let chain = Chain(approvers: [AutoPolicy(), Manager(name: "Ines", limit: 300), Manager(name: "Omar", limit: 1_000), Board()])
let expenses = [
    Expense(id: 1, amount: 8.5, category: "coffee"), Expense(id: 2, amount: 42, category: "taxi"),
    Expense(id: 3, amount: 49.99, category: "books", receipts: 1), Expense(id: 4, amount: 250, category: "hotel", receipts: 2),
    Expense(id: 5, amount: 300.01, category: "travel", receipts: 1), Expense(id: 6, amount: 4_000, category: "gifts", receipts: 1),
    Expense(id: 7, amount: 4_000, category: "laptop", receipts: 1),
]
var totals: [String: Decimal] = [:]
for expense in expenses {
    let (decision, trail) = chain(expense)
    switch decision {
    case .approved(let who): totals[who, default: 0] += expense.amount; print(expense.id, "ok", who)
    case let .rejected(by, reason): print(expense.id, "no", by, "-", reason)
    case .escalated: print(expense.id, "stuck")
    }
    print("   ", trail.joined(separator: " > "))
}
for (who, total) in totals.sorted(by: { $0.value < $1.value }) { print(who, total) }
