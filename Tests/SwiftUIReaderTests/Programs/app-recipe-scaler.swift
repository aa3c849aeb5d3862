import Foundation

enum Measure: String, CaseIterable {
    case teaspoon = "tsp", tablespoon = "tbsp", cup, gram = "g", piece = ""
    var spoons: Double? {
        switch self {
        case .teaspoon: 1
        case .tablespoon: 3
        case .cup: 48
        case .gram, .piece: nil
        }
    }
    static func best(forSpoons n: Double) -> Measure {
        allCases.filter { $0.spoons != nil }.last { n >= $0.spoons! } ?? .teaspoon
    }
}

struct Ingredient: CustomStringConvertible {
    var name: String
    var amount: Double
    var measure: Measure = .piece

    var description: String {
        let whole = Int(amount), rest = amount - Double(whole)
        let fraction: String? = switch rest {
        case 0.2..<0.3: "¼"
        case 0.3..<0.4: "⅓"
        case 0.45...0.55: "½"
        case 0.6..<0.7: "⅔"
        case 0.7..<0.8: "¾"
        default: nil
        }
        let number = switch (whole, fraction) {
        case (0, let f?): f
        case (let w, let f?): "\(w)\(f)"
        case (_, nil) where rest < 0.05: "\(whole)"
        default: String(format: "%.2f", amount)
        }
        return [number, measure.rawValue, name].filter { !$0.isEmpty }.joined(separator: " ")
    }

    func scaled(by factor: Double) -> Ingredient {
        var copy = self
        copy.amount *= factor
        guard let spoons = measure.spoons.map({ $0 * copy.amount }) else { return copy }
        copy.measure = .best(forSpoons: spoons)
        copy.amount = spoons / copy.measure.spoons!
        return copy
    }
}

let base = [Ingredient(name: "eggs", amount: 2), .init(name: "flour", amount: 1.5, measure: .cup),
            .init(name: "salt", amount: 0.5, measure: .teaspoon), .init(name: "oil", amount: 4, measure: .tablespoon),
            Ingredient(name: "butter", amount: 113.4, measure: .gram)]
for factor in [1, 0.5, 2.0 / 3, 12] as [Double] {
    print("x" + String(format: "%.3g", factor))
    base.map { $0.scaled(by: factor) }.forEach { print("  -", $0) }
}
