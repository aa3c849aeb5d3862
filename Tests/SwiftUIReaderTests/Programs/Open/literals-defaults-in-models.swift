import Foundation

enum Edge: Int, CaseIterable { case top = 10, left, bottom = 0x20, right }
enum Wire: String { case on, off = "OFF", unknown = "?" }
enum Ratio: Double { case half = 0.5, full = 1, double }
enum Mark: Character { case star = "*", dash = "-", bullet = "•" }
struct Insets: Equatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    var values: [Edge: Double]
    init(floatLiteral v: Double) { values = Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, v) }) }
    init(integerLiteral v: Int) { self.init(floatLiteral: Double(v)) }
    init(dictionaryLiteral e: (Edge, Double)...) { self = 0; for (edge, v) in e { values[edge] = v } }
    var text: String { Edge.allCases.map { String(format: "%g", values[$0] ?? -1) }.joined(separator: " ") }
}
struct Seconds: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, Hashable {
    var ms: Int
    init(integerLiteral v: Int) { ms = v * 1000 }
    init(floatLiteral v: Double) { ms = Int(v * 1000) }
    static func < (a: Self, b: Self) -> Bool { a.ms < b.ms }
    static func * (a: Self, k: Int) -> Self { var a = a; a.ms *= k; return a }
    static let short: Self = 0.25
}
extension Int { var minutes: Seconds { var s: Seconds = 60; s.ms *= self; return s } }
extension Double { var minutes: Seconds { var s: Seconds = 0; s.ms = Int(self * 60_000); return s } }
struct View {
    var padding: Insets = 8, margin: Insets = [.top: 1, .right: 2.5], border: Insets = 0.5
    var fade: Seconds = 0.3, delay: Seconds? = nil, timeout = 1.minutes, steps: [Seconds] = [1, 0.5, .short]
    var ratio = Ratio.half, title: String? = "view", flags: Set<Wire> = [.on, .off], scale: (x: Double, y: Double) = (1, 2)
    var callbacks: [String: (Double) -> Double] = ["twice": { $0 * 2 }, "third": { $0 / 3 }]
    func animate(for time: Seconds = 2, curve: [Double] = [0, 0.25, 1], then next: Seconds? = 1.5) -> String { "\(time.ms) \(curve) \(next?.ms ?? 0)" }
}
let view = View(), custom = View(padding: 2.25, margin: [:], fade: 3, delay: 0.1, timeout: 1.5.minutes, steps: [], ratio: .double, title: nil, scale: (3, 0.5))
for v in [view, custom] {
    print(v.padding.text, "|", v.margin.text, "|", v.border.text)
    print(v.fade.ms, v.delay?.ms as Any, v.timeout.ms, v.steps.map(\.ms), v.ratio.rawValue, v.title ?? "none", v.flags.count, v.scale)
}
print(view.animate(), view.animate(for: 0.5), view.animate(for: 1, curve: [1], then: nil), view.animate(then: 4))
print(view.callbacks["twice"]!(4), view.callbacks["third"]!(1 + 2), view.callbacks["none"]?(1) as Any)
print(Edge.allCases.map(\.rawValue), Wire.on.rawValue, Wire(rawValue: "OFF")!, Wire(rawValue: "off") as Any, Ratio(rawValue: 2)!, Ratio.double.rawValue, Mark(rawValue: "•")!, Mark.star.rawValue)
print(view.steps.max()! == 1, view.steps.sorted().map(\.ms), 2.minutes > 90, 0.5.minutes == 30, Seconds.short * 3 < 1, [Seconds: String](dictionaryLiteral: (1, "one"))[1.0] ?? "-")
print(view.padding == 8, view.padding == 8.0, custom.margin == 0, view.margin == [.right: 2.5, .top: 1], Edge(rawValue: 0x21) == .right, Edge(rawValue: 13) == nil)
