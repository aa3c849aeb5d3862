protocol UnitType: RawRepresentable, CaseIterable where RawValue == String { var factor: Double { get }; static var base: Self { get } }
extension UnitType { static func parse(_ s: String) -> Self? { Self(rawValue: s) ?? allCases.first { "\($0)" == s } } }
enum Mass: String, UnitType { case gram = "g", kilogram = "kg", pound = "lb"; static let base = gram; var factor: Double { switch self { case .gram: 1; case .kilogram: 1000; case .pound: 450 } } }
enum Volume: String, UnitType { case litre = "l", cup; static var base: Volume { .litre }; var factor: Double { self == .cup ? 1 / 4 : 1 } }
struct Amount<U: UnitType>: Comparable, CustomStringConvertible { var value: Double; var unit: U
  init(_ v: Double, _ u: U = .base) { value = v; unit = u }
  init?(_ s: String) { let num = s.prefix { $0.isNumber || $0 == "." }; guard let v = Double(num), let u = U.parse(s.dropFirst(num.count).filter { $0 != " " }) else { return nil }; self.init(v, u) }
  func to(_ u: U) -> Amount { Amount(value * unit.factor / u.factor, u) }
  static func + (a: Self, b: Self) -> Self { Amount(a.value + b.to(a.unit).value, a.unit) }
  static func * (a: Self, k: Double) -> Self { Amount(a.value * k, a.unit) }; static func / (a: Self, b: Self) -> Double { a.to(.base).value / b.to(.base).value }
  static func < (a: Self, b: Self) -> Bool { a.to(.base).value < b.to(.base).value }; static func == (a: Self, b: Self) -> Bool { a.to(.base).value == b.to(.base).value }
  var description: String { (value == value.rounded() ? "\(Int(value))" : "\(value)") + unit.rawValue } }
extension Double { var kg: Amount<Mass> { Amount(self, .kilogram) }; var cups: Amount<Volume> { .init(self, .cup) } }; extension Int { var g: Amount<Mass> { Amount(Double(self)) } }
print(2.5.kg, 300.g, 2.5.kg + 300.g, 300.g + 2.5.kg, 1.kg.to(.pound).value.rounded()); extension Int { var kg: Amount<Mass> { Double(self).kg } }
print(1.kg == 1000.g, 999.g < 1.kg, [3.kg, 200.g, Amount(1, .pound)].sorted(), max(1.kg, 1500.g), 3.0.cups, Amount<Volume>(1) / 1.0.cups, 3.kg / 1500.g)
print(Amount<Mass>("1.5 kg") as Any, Amount<Mass>("2pound")!, Amount<Volume>("2 kg") as Any, Amount<Volume>("x") as Any, Amount<Volume>(".5cup")!.to(.litre))
print(Mass.parse("kilogram") == .kilogram, Mass.parse("kg") == .kilogram, Volume.allCases.map(\.rawValue), Mass.base, Volume.base.factor)
func total<U>(_ xs: [Amount<U>], in u: U = .base) -> Amount<U> { xs.reduce(Amount(0, u), +) }; print(total([1.kg, 500.g]), total([1.kg, 500.g], in: .kilogram), total([2.cups, 1.0.cups]), total([Amount<Volume>]()))
extension Int { var cups: Amount<Volume> { Double(self).cups } }; print(3 / 2 * 1.kg.value, (1.kg * (3 / 2)).value, (1.kg * 1 / 2.kg), 2.cups * 3)
let stock: [String: Amount<Mass>] = ["flour": 2.kg, "salt": 250.g]
for (name, a) in stock.sorted(by: { $0.value < $1.value }) { print(name, a, a.to(.kilogram), a.unit) }
print(stock.values.max()!, stock["salt"].map { $0 + 750.g } ?? 0.g, stock["tea"]?.value as Any)
