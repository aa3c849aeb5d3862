import Foundation

struct Period: Hashable, CustomStringConvertible { var value: Int, unit: Calendar.Component; static func months(_ n: Int) -> Period { Period(value: n, unit: .month) }; static let week = Period(value: 7, unit: .day), year = Period(value: 1, unit: .year)
  var description: String { "\(value)\(unit)" }; func end(from date: Date) -> Date { Calendar.app.date(byAdding: unit, value: value, to: date)! } }
extension Calendar { static var app: Calendar { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(secondsFromGMT: 0)!; return c } }
enum Tier: Int, Comparable, CaseIterable { case free, plus, pro; static func < (a: Tier, b: Tier) -> Bool { a.rawValue < b.rawValue } }
struct Feature: OptionSet, Hashable { let rawValue: UInt8; static let sync = Feature(rawValue: 1 << 0), export = Feature(rawValue: 1 << 1), themes = Feature(rawValue: 1 << 2); static let everything: Feature = [.sync, .export, .themes]
  static let byTier: [Tier: Feature] = [.plus: .sync.union(.themes), .pro: .everything] }
struct Product { let id: String, tier: Tier, period: Period?, price: Decimal; var trial: Period?
  var monthly: Decimal? { switch period { case let p? where p.unit == .month: price / Decimal(p.value); case let p? where p.unit == .year: price / Decimal(12 * p.value); default: nil } } }
struct Purchase { let product: Product, date: Date; var cancelled: Date?, refunded = false; var grace = Period(value: 3, unit: .day)
  enum Status: Equatable { case trial(until: Date), active(until: Date?), grace, expired, refunded; var isEntitled: Bool { switch self { case .expired, .refunded: false; default: true } } }
  func status(at now: Date) -> Status {
    if refunded { return .refunded }
    guard let period = product.period else { return .active(until: nil) }
    var end = product.trial?.end(from: date) ?? period.end(from: date)
    if product.trial != nil, now < end { return .trial(until: end) }
    while end <= now, cancelled.map({ end < $0 }) ?? true { end = period.end(from: end) }
    if now < end { return .active(until: end) }
    return now < grace.end(from: end) ? .grace : .expired } }
struct Entitlements { var purchases: [Purchase]
  func tier(at date: Date) -> Tier { purchases.filter { $0.status(at: date).isEntitled }.map(\.product.tier).max() ?? .free }
  func features(at date: Date) -> Feature { Tier.allCases.filter { $0 <= tier(at: date) }.reduce(into: []) { $0.formUnion(Feature.byTier[$1] ?? []) } }
  subscript(feature: Feature, at date: Date) -> Bool { features(at: date).isSuperset(of: feature) } }
func day(_ m: Int, _ d: Int) -> Date { Calendar.app.date(from: DateComponents(year: 2024, month: m, day: d))! }
extension Date { var md: String { formatted(.iso8601.month().day()) } }
let monthly = Product(id: "plus.m", tier: .plus, period: .months(1), price: 2.99, trial: .week), yearly = Product(id: "pro.y", tier: .pro, period: .year, price: 24), life = Product(id: "life", tier: .pro, period: nil, price: 99)
print([monthly, yearly, life].map { $0.monthly.map { "\($0)" } ?? "once" }, monthly.period!, Set([Period.months(1), .init(value: 1, unit: .month), .week]).count)
var purchase = Purchase(product: monthly, date: day(1, 24))
for date in [day(1, 24), day(1, 30), day(1, 31), day(2, 29), day(3, 30)] { switch purchase.status(at: date) { case .trial(let end): print(date.md, "trial", end.md); case .active(let end?): print(date.md, "active", end.md); case let other: print(date.md, other) } }
purchase.cancelled = day(2, 10); print([day(2, 28), day(2, 29), day(3, 2), day(3, 3)].map { "\(purchase.status(at: $0))".prefix(6) })
var owned = Entitlements(purchases: [purchase, Purchase(product: yearly, date: day(6, 1), cancelled: day(6, 2))])
for date in [day(1, 1), day(2, 1), day(4, 1), day(7, 1)] { print(date.md, owned.tier(at: date), owned.features(at: date).rawValue, owned[.export, at: date], owned[[.sync, .themes], at: date]) }
owned.purchases[1].refunded = true; print(owned.tier(at: day(7, 1)), owned.purchases[1].status(at: day(7, 1)) == .refunded); owned.purchases.append(Purchase(product: life, date: day(1, 1))); print(owned.tier(at: .distantFuture), owned.purchases.last!.status(at: day(1, 2)) == .active(until: nil), Feature.everything.subtracting(.sync).contains(.sync))
