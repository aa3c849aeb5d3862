struct Run { var km: Double, minutes: Int, shoes: String?, splits: [Int]; var pace: Double { Double(minutes) / km } }

struct Column<Row> {
    let title: String, value: ([Row]) -> String
    static func sum<N: Numeric>(_ title: String, _ path: KeyPath<Row, N>) -> Column { .init(title: title) { "\($0.sum(path))" } }
    static func average(_ title: String, _ path: KeyPath<Row, some BinaryFloatingPoint>) -> Column { Column(title: title) { rows in rows.mean(path).map { String(describing: $0.rounded()) } ?? "-" } }
    static func best<V: Comparable>(_ title: String, _ path: KeyPath<Row, V>, _ pick: @escaping (V, V) -> V) -> Column {
        .init(title: title) { rows in rows.map { $0[keyPath: path] }.fold(pick).map { "\($0)" } ?? "-" }
    }
    static func distinct(_ title: String, _ path: KeyPath<Row, (some Hashable)?>) -> Column { .init(title: title) { "\(Set($0.compactMap { $0[keyPath: path] }).count)" } }
}

extension Sequence {
    func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
    func fold(_ combine: (Element, Element) -> Element) -> Element? { reduce(nil) { a, b in a.map { combine($0, b) } ?? b } }
    func count(where path: KeyPath<Element, Bool>) -> Int { reduce(0) { $1[keyPath: path] ? $0 + 1 : $0 } }
    func extremes<V: Comparable>(of path: KeyPath<Element, V>) -> (low: V, high: V)? {
        let values = map { $0[keyPath: path] }
        guard let low = values.min(), let high = values.max() else { return nil }
        return (low, high)
    }
}
extension Collection {
    func mean<F: BinaryFloatingPoint>(_ path: KeyPath<Element, F>) -> F? { isEmpty ? nil : sum(path) / F(count) }
    func keyed<K: Hashable, V>(_ key: KeyPath<Element, K>, _ value: KeyPath<Element, V>) -> [K: [V]] {
        reduce(into: [:]) { $0[$1[keyPath: key], default: []].append($1[keyPath: value]) }
    }
}
extension Run { var isLong: Bool { km >= 10 } }

var runs = [Run(km: 5, minutes: 30, shoes: "red", splits: [6, 6, 6]), Run(km: 12.5, minutes: 75, shoes: nil, splits: []), Run(km: 10, minutes: 52, shoes: "blue", splits: [5, 5]), Run(km: 8, minutes: 44, shoes: "red", splits: [5])]
let columns: [Column<Run>] = [.sum("km", \.km), .sum("min", \.minutes), .average("avg pace", \.pace), .best("longest", \.km, max), .best("fastest", \.pace, min), .distinct("shoes", \.shoes), .sum("splits", \.splits.count)]
for (label, rows) in [("all", runs[...]), ("first", runs.prefix(1)), ("none", [])] {
    print(label, columns.map { "\($0.title)=\($0.value(Array(rows)))" }.joined(separator: " "))
}
print(runs.count(where: \.isLong), runs.extremes(of: \.minutes) ?? (0, 0), runs.extremes(of: \.splits.count)!.high)
for (shoes, km) in runs.keyed(\.shoes, \.km).sorted(by: { ($0.key ?? "~") < ($1.key ?? "~") }) { print(shoes ?? "barefoot", km) }
for i in runs.indices { runs[i][keyPath: \.km] *= 2; runs[i].shoes?[keyPath: \.self] += "!" }
print(runs.map(\.km), runs.compactMap(\.shoes?.count), runs.map(\.splits.first), runs.map(\.shoes?.isEmpty))
print(["a": [1, 2], "b": []].mapValues(\.count).sum(\.value), [1.5, 2.5].mean(\.self) ?? 0, "hello".count(where: \.isLetter), (1...4).fold(*) ?? 0)
