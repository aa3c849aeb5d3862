import Foundation

struct NumberFormat {
    enum Notation { case plain, engineering, compact, fraction(maxDenominator: Int) }
    var notation = Notation.plain
    var digits = 2
    var trims = true

    func callAsFunction(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "–" : value > 0 ? "∞" : "-∞" }
        return switch notation {
        case .plain: fixed(value)
        case .engineering: engineering(value)
        case .compact: compact(value)
        case .fraction(let limit): fraction(value, limit)
        }
    }
    private func fixed(_ value: Double) -> String {
        var text = String(format: "%.\(digits)f", value)
        if trims, text.contains(".") {
            while text.last == "0" { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text
    }
    private func engineering(_ value: Double) -> String {
        guard value != 0 else { return "0" }
        let exponent = Int((log10(abs(value)) / 3).rounded(.down)) * 3
        return fixed(value / pow(10, Double(exponent))) + (exponent == 0 ? "" : "e\(exponent)")
    }
    private func compact(_ value: Double) -> String {
        let steps: KeyValuePairs = ["B": 1e9, "M": 1e6, "K": 1e3]
        for (suffix, size) in steps where abs(value) >= size { return fixed(value / size) + suffix }
        return fixed(value)
    }
    private func fraction(_ value: Double, _ limit: Int) -> String {
        let whole = value.rounded(.towardZero), part = abs(value - whole)
        let candidates = (1...limit).map { d in (n: Int((part * Double(d)).rounded()), d: d) }
        func error(_ c: (n: Int, d: Int)) -> Double { abs(Double(c.n) / Double(c.d) - part) }
        let best = candidates.min { error($0) < error($1) }!
        switch best {
        case (0, _): return "\(Int(whole))"
        case let (n, d) where n == d: return "\(Int(whole) + (value < 0 ? -1 : 1))"
        case let (n, d): return (whole == 0 ? (value < 0 ? "-" : "") : "\(Int(whole)) ") + "\(n)/\(d)"
        }
    }
}

let formats: [NumberFormat] = [.init(), .init(digits: 3, trims: false), .init(notation: .engineering), .init(notation: .compact, digits: 1), .init(notation: .fraction(maxDenominator: 16))]
for value in [0, 1, -0.001, 2.5, 0.3333, 1_234.5678, -98_765_432.1, 3_000_000_000, 0.000_42, 7.0625, .infinity, -.infinity, .nan] {
    print(formats.map { $0(value) }.joined(separator: " | "))
}
for n in [0, 10, 255, 4_096, -37] as [Int] {
    print(String(n, radix: 2), String(n, radix: 16, uppercase: true), String(n, radix: 36), String(format: "%05d|%-6d|%+d|%x", n, n, n, abs(n)))
}
print(Int("ff", radix: 16) ?? 0, Int("0b1", radix: 2) as Any, UInt8("300") as Any, Double("1e3")!, 0x1p4, 1e-7.description, 100_000_000_000_000_000.0)
