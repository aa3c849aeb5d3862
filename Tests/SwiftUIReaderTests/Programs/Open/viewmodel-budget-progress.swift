import Foundation

@propertyWrapper struct Cents { private(set) var cents: Int = 0; var wrappedValue: Decimal { get { Decimal(cents) / 100 } set { cents = Self.convert(newValue) } }; var projectedValue: Int { cents }
  init(wrappedValue: Decimal) { cents = Self.convert(wrappedValue) }
  private static func convert(_ value: Decimal) -> Int { var source = value * 100, result = Decimal(); NSDecimalRound(&result, &source, 0, .plain); return NSDecimalNumber(decimal: result).intValue } }
struct Budget: Identifiable { let id: String; @Cents var limit: Decimal; @Cents var spent: Decimal = 0; var rollover = false
  enum Health: String, Comparable, CaseIterable { case fine, warning, over; static func < (a: Self, b: Self) -> Bool { a.index < b.index }; private var index: Int { Self.allCases.firstIndex(of: self)! } }
  var remaining: Decimal { limit - spent }; var progress: Double { $limit == 0 ? ($spent > 0 ? .infinity : 0) : Double($spent) / Double($limit) }
  var health: Health { switch progress { case ..<0.8: .fine; case 0.8...1: .warning; default: .over } }
  func next() -> Budget { var copy = self; copy.spent = rollover ? min(0, -remaining) : 0; return copy } }
final class BudgetModel { private(set) var budgets: [Budget] { willSet { beforeHealth = health } didSet { if health != beforeHealth { alerts.append("\(beforeHealth)→\(health)") } } }
  private var beforeHealth = Budget.Health.fine; private(set) var alerts: [String] = []
  private let currency = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "en_IE"))
  init(_ budgets: Budget...) { self.budgets = budgets }
  var health: Budget.Health { budgets.map(\.health).max() ?? .fine }
  func spend(_ amount: Decimal, on id: Budget.ID) { guard let i = budgets.firstIndex(where: { $0.id == id }) else { alerts.append("unknown \(id)"); return }; budgets[i].spent += amount }
  subscript(dynamicMember: String) -> Never? { nil }
  func lines(width: Int = 10) -> [String] { budgets.map { b in let filled = Int((max(0, min(b.progress, 1)) * Double(width)).rounded(.down)); return "\(b.id) [\(String(repeating: "#", count: filled).padding(toLength: width, withPad: ".", startingAt: 0))] \(b.remaining.formatted(currency)) \(b.health)" } }
  func closeMonth() { budgets = budgets.map { $0.next() } }
  func move(_ amount: Decimal, from a: Budget.ID, to b: Budget.ID) throws { enum Failure: LocalizedError { case tooMuch(Decimal); var errorDescription: String? { "only \(value) left" }; var value: Decimal { switch self { case .tooMuch(let v): v } } }
    guard let i = budgets.firstIndex(where: { $0.id == a }), let j = budgets.firstIndex(where: { $0.id == b }) else { throw CocoaError(.keyValueValidation) }
    guard budgets[i].remaining >= amount else { throw Failure.tooMuch(budgets[i].remaining) }
    var copy = budgets; copy[i].limit -= amount; copy[j].limit += amount; budgets = copy } }
let model = BudgetModel(Budget(id: "food", limit: 300), Budget(id: "fun", limit: 50.255, spent: 12.5, rollover: true), Budget(id: "gifts", limit: 0))
model.lines().forEach { print($0) }; model.spend(245.678, on: "food"); model.spend(1, on: "cars"); print(model.lines()[0], model.alerts)
model.spend(0.01, on: "gifts"); model.spend(-0.01, on: "gifts"); print(model.alerts.suffix(2), model.budgets[2].progress, model.budgets[1].$limit, model.budgets[1].limit)
for (amount, from, to) in [(20, "fun", "food"), (100, "fun", "food"), (1, "x", "food")] as [(Decimal, String, String)] { do { try model.move(amount, from: from, to: to); print("moved", model.budgets.map(\.limit)) } catch let error as CocoaError { print("cocoa", error.code == .keyValueValidation) } catch { print(error.localizedDescription) } }
model.closeMonth(); print(model.budgets.map(\.spent), model.budgets.map(\.remaining), model.health, model.alerts.last!); model.lines(width: 4).forEach { print($0) }
var single = Budget(id: "s", limit: 1, spent: 0.995); single.spent += 0.001; print(single.$spent, single.progress, Budget(id: "z", limit: 0.005).$limit, Budget(id: "z", limit: -0.005).$limit, single.next().spent)
