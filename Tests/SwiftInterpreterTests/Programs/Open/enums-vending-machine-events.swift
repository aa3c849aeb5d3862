enum Coin: Int, CaseIterable, CustomStringConvertible {
    case nickel = 5, dime = 10, quarter = 25, dollar = 100
    var description: String { rawValue >= 100 ? "$\(rawValue / 100)" : "\(rawValue)¢" }
    static func change(for amount: Int, from available: [Coin: Int]) -> [Coin]? {
        var rest = amount, given: [Coin] = []
        for coin in allCases.reversed() {
            let count = min(rest / coin.rawValue, available[coin, default: 0])
            given += repeatElement(coin, count: count)
            rest -= count * coin.rawValue
        }
        return rest == 0 ? given : nil
    }
}
enum Machine {
    enum Slot: String, CustomStringConvertible {
        case chips = "A1", gum = "A2", soda = "B1"
        var price: Int { switch self { case .chips: 150; case .gum: 35; case .soda: 125 } }
        var description: String { "slot " + rawValue }
    }
    enum Event { case insert(Coin), select(String), cancel, restock(Slot, Int) }
    enum State: Equatable { case idle, holding(Int), soldOut(slot: String, held: Int), outOfOrder }
    enum Effect { case dispense(Slot), giveBack([Coin]), display(String), none }
}
extension Machine {
    struct Model {
        var state = State.idle
        var stock: [Slot: Int] = [.chips: 1, .gum: 5]
        var bank: [Coin: Int] = [.nickel: 1, .dime: 1, .quarter: 2]
        mutating func handle(_ event: Event) -> Effect {
            switch (state, event) {
            case (.outOfOrder, _): return .none
            case (_, .restock(let slot, let n)):
                stock[slot, default: 0] += n
                if case .soldOut(slot.rawValue, let held) = state { state = .holding(held) }
                return .display("restocked \(slot)")
            case (.idle, .insert(let coin)): return accept(coin, on: 0)
            case (.holding(let held), .insert(let coin)), (.soldOut(_, let held), .insert(let coin)): return accept(coin, on: held)
            case (.holding(let held), .cancel), (.soldOut(_, held: let held), .cancel): return finish(nil, change: held)
            case (.holding(let held), .select(let code)), (.soldOut(_, let held), .select(let code)):
                guard let slot = Slot(rawValue: code) else { return .display("no slot \(code)") }
                guard stock[slot, default: 0] > 0 else { state = .soldOut(slot: code, held: held); return .display("\(slot) sold out") }
                return held < slot.price ? .display("\(slot.price - held)¢ more") : finish(slot, change: held - slot.price)
            case (.idle, .select(let code)): return .display(Slot(rawValue: code).map { "\($0) costs \($0.price)" } ?? "?")
            case (.idle, .cancel): return .none
            }
        }
        private mutating func accept(_ coin: Coin, on held: Int) -> Effect { bank[coin, default: 0] += 1; state = .holding(held + coin.rawValue); return .display("\(held + coin.rawValue)¢") }
        private mutating func finish(_ slot: Slot?, change: Int) -> Effect {
            guard let coins = Coin.change(for: change, from: bank) else { state = .outOfOrder; return .display("call service") }
            coins.forEach { bank[$0]! -= 1 }
            if let slot { stock[slot]! -= 1 }
            state = .idle
            return slot.map { coins.isEmpty ? .dispense($0) : .display("\($0) + \(coins)") } ?? .giveBack(coins)
        }
    }
}
var machine = Machine.Model()
for event: Machine.Event in [.select("B1"), .insert(.quarter), .insert(.dime), .select("A2"), .insert(.dollar), .select("B1"), .select("Z9"), .select("A1"), .restock(.soda, 2), .insert(.quarter), .select("B1"), .insert(.quarter), .cancel, .cancel, .insert(.dollar), .insert(.quarter), .insert(.dime), .select("A2"), .select("A1")] {
    print(event, "→", machine.handle(event), machine.state)
}
