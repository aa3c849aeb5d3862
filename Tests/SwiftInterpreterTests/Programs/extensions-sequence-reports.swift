extension Sequence {
    func count(where matches: (Element) -> Bool) -> Int { reduce(0) { $0 + (matches($1) ? 1 : 0) } }
    func none(_ matches: (Element) -> Bool) -> Bool { !contains(where: matches) }
    func keyed<K: Hashable>(by path: KeyPath<Element, K>) -> [K: Element] {
        Dictionary(map { ($0[keyPath: path], $0) }) { first, _ in first }
    }
}
extension Sequence where Element: Numeric { var total: Element { reduce(0, +) } }
extension Sequence where Element == String { var sentence: String { sorted().joined(separator: " and ") } }
struct City { let code: String; let people: Int }
let cities = [City(code: "OSL", people: 700), City(code: "BGO", people: 290), City(code: "OSL", people: 1)]
print(cities.keyed(by: \.code)["OSL"]!.people, cities.map(\.people).total)
print(cities.count { $0.people > 100 }, cities.none { $0.code.isEmpty })
print(Set(cities.map(\.code)).sentence, (1...4).total, stride(from: 0.5, to: 2, by: 0.5).total)
