struct Ticket {
    static var nextNumber = 100
    static let prefix: String = {
        print("prefix computed")
        return "T"
    }()
    static var remaining: Int { capacity - (nextNumber - 100) }
    static let capacity = 3
    let number: Int
    init?() {
        guard Self.remaining > 0 else { return nil }
        number = Self.nextNumber
        Self.nextNumber += 1
    }
    var code: String { "\(Self.prefix)-\(number)" }
}
let tickets = (1...4).map { _ in Ticket() }
print(tickets.map { $0 == nil })
print(tickets.compactMap { $0?.code })
print(Ticket.remaining, Ticket.nextNumber)
