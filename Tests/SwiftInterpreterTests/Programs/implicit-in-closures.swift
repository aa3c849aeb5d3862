// swift-format-ignore-file
enum Kind: String, CaseIterable { case one, two, three }
let ks = Kind.allCases.filter { $0 != .two }
print(ks.map(\.rawValue))
let first = Kind.allCases.first { $0 == .three }
print(first?.rawValue ?? "none")
func make(_ build: () -> Kind) -> Kind { build() }
print(make { .two })
let table: [Kind: Int] = [.one: 1, .two: 2]
print(table[.one]!, table[.three] ?? 0)
let mapped = [1, 2].map { n -> Kind in n == 1 ? .one : .two }
print(mapped)
let r: Kind = { .three }()
print(r)
