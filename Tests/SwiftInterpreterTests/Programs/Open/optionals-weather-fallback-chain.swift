struct Forecast: Equatable { var high: Double?, low: Double?, summary: String??  }

protocol Source { var name: String { get }; func fetch(_ city: String) -> Forecast? }

struct Table: Source {
    let name: String
    var rows: [String: Forecast]
    func fetch(_ city: String) -> Forecast? { rows[city] }
}
struct Cached<Inner: Source>: Source {
    let inner: Inner
    var name: String { "cached " + inner.name }
    func fetch(_ city: String) -> Forecast? { inner.fetch(city.lowercased()) ?? inner.fetch(city.uppercased()) }
}

extension Array where Element == any Source {
    func first<T>(_ city: String, _ pick: (Forecast) -> T?) -> (value: T, from: String)? {
        for source in self {
            guard let value = source.fetch(city).flatMap(pick) else { continue }
            return (value, source.name)
        }
        return nil
    }
}

infix operator ???: NilCoalescingPrecedence
func ??? <T>(value: T?, text: @autoclosure () -> String) -> String { value.map { "\($0)" } ?? text() }

let sources: [any Source] = [
    Table(name: "live", rows: ["oslo": Forecast(high: 4, low: nil, summary: "snow"), "rome": .init()]),
    Cached(inner: Table(name: "disk", rows: ["oslo": .init(high: 9, low: -2), "ROME": .init(high: 21.5, summary: .some(nil))])),
    Table(name: "defaults", rows: ["rome": .init(high: 0, low: 10, summary: "sun")]),
]
for city in ["oslo", "rome", "lima"] {
    let high = sources.first(city, \.high), low = sources.first(city) { $0.low }
    print(city, high?.value ??? "no high", high?.from ??? "nowhere", low?.value ??? "no low", low?.from ??? "-")
    let spread = high.flatMap { h in low.map { h.value - $0.value } }
    print("  spread", spread ??? "unknown", "known", [high?.value, low?.value].compactMap { $0 }.count)
    switch sources.first(city, \.summary) {
    case (let text?, let from)?: print("  \(text) via \(from)")
    case (nil, let from)?: print("  explicitly blank via \(from)")
    case nil: print("  no summary")
    }
}
let nested: [String??] = ["a", .some(nil), nil]
print(nested.map { $0 == nil }, nested.map { ($0 ?? "outer") ?? "inner" }, nested.compactMap { $0 }.count, nested.compactMap { $0 ?? nil })
let maybe: Int? = 3, none: Int? = nil
print(maybe.map { $0 * 2 } ?? 0, none ?? maybe ?? 9, maybe == 3, maybe.map { $0 < 4 } ?? false, [none, maybe].contains(nil), maybe.flatMap { $0 > 5 ? $0 : nil } ??? "small")
