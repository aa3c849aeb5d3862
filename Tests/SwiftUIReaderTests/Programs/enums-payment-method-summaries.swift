import Foundation

enum PaymentMethod: Hashable {
    enum Network: String, CaseIterable { case visa = "Visa", mastercard = "Mastercard", amex = "American Express" }
    case card(Network, last4: String, expires: (month: Int, year: Int)? = nil)
    case transfer(iban: String)
    case wallet(balance: Int, currency: String = "EUR")
    case cash

    static func == (a: Self, b: Self) -> Bool { a.key == b.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
    private var key: String {
        switch self {
        case .card(let network, let last4, _): "\(network)/\(last4)"
        case .transfer(let iban): iban
        case .wallet: "wallet"
        case .cash: "cash"
        }
    }
    static func parse(_ text: String) -> PaymentMethod? {
        let parts = text.split(separator: ":").map(String.init)
        switch (parts.first, parts.count) {
        case ("card", 3):
            return Network.allCases.first { "\($0)" == parts[1] }.map { .card($0, last4: String(parts[2].suffix(4))) }
        case ("iban", 2): return .transfer(iban: parts[1].filter { !$0.isWhitespace })
        case ("wallet", 2): return Int(parts[1]).map { .wallet(balance: $0) }
        case ("cash", 1): return .cash
        default: return nil
        }
    }
    func covers(_ amount: Int, on date: (month: Int, year: Int) = (6, 2025)) -> Bool {
        switch self {
        case .card(.amex, _, _) where amount < 1_000: false
        case .card(_, _, let expires?): (expires.year, expires.month) >= (date.year, date.month)
        case .card, .transfer: true
        case .wallet(let balance, "EUR"): balance >= amount
        case .wallet: false
        case .cash: amount <= 10_000
        }
    }
    var summary: String {
        switch self {
        case .card(let network, last4: let digits, let expires):
            "\(network.rawValue) •••• \(digits)" + (expires.map { String(format: " exp %02d/%02d", $0.month, $0.year % 100) } ?? "")
        case .transfer(let iban): "Bank " + iban.prefix(4) + "…" + iban.suffix(2)
        case .wallet(let cents, let currency): "Wallet \(currency) \(cents / 100).\(cents % 100)"
        case .cash: "Cash"
        }
    }
}

var methods = ["card:visa:4111111111111234", "iban:DE89 3704 0044", "wallet:2550", "cash", "card:diners:1", "wallet:x"].map(PaymentMethod.parse)
methods.append(.card(.amex, last4: "0005", expires: (1, 2024)))
methods.append(.card(.mastercard, last4: "9999", expires: (month: 12, year: 2026)))
for (i, method) in methods.enumerated() {
    print(i, method?.summary ?? "-", [500, 2_000, 20_000].map { method?.covers($0) ?? false })
}
print(Set(methods.compactMap { $0 } + [.card(.visa, last4: "1234", expires: (1, 2030)), .wallet(balance: 0, currency: "USD")]).count)
