import Foundation

struct Currency: Hashable, Comparable, ExpressibleByStringLiteral, Codable { let code: String; init(stringLiteral code: String) { self.code = code.uppercased() }
  static let usd: Currency = "usd", eur: Currency = "EUR", jpy: Self = "jpy"; static func < (a: Self, b: Self) -> Bool { a.code < b.code }
  var digits: Int { self == .jpy ? 0 : 2 }; var locale: Locale { Locale(identifier: "en_US") } }
struct Money: Equatable { var amount: Decimal; var currency: Currency
  init(_ amount: Decimal, _ currency: Currency) { self.amount = amount; self.currency = currency }
  var rounded: Money { var source = amount, result = Decimal(); NSDecimalRound(&result, &source, currency.digits, .plain); return Money(result, currency) }
  static func * (money: Money, factor: Decimal) -> Money { Money(money.amount * factor, money.currency) }
  static prefix func - (money: Money) -> Money { money * -1 } }
extension Money: CustomStringConvertible { var description: String { amount.formatted(.currency(code: currency.code).locale(currency.locale)) } }
enum ConversionError: Error, Equatable { case noRate(Currency, Currency), stale(days: Int) }
struct Rates { private var table: [Currency: [Currency: Decimal]] = [:]; let updated: Date
  init(updated: Date, _ rates: KeyValuePairs<Currency, KeyValuePairs<Currency, Decimal>>) { self.updated = updated; for (from, list) in rates { for (to, rate) in list { self[from, to] = rate } } }
  subscript(from: Currency, to: Currency) -> Decimal? {
    get { from == to ? 1 : table[from]?[to] ?? table[to]?[from].map { 1 / $0 } }
    set { table[from, default: [:]][to] = newValue } }
  var currencies: [Currency] { Set(table.keys).union(table.values.flatMap(\.keys)).sorted() }
  func path(_ from: Currency, _ to: Currency) -> Decimal? { self[from, to] ?? currencies.lazy.compactMap { middle in self[from, middle].flatMap { a in self[middle, to].map { a * $0 } } }.first }
  func convert(_ money: Money, to currency: Currency, on date: Date, maxAge: Int = 7) throws(ConversionError) -> Money {
    let days = Int(date.timeIntervalSince(updated) / 86_400)
    guard days <= maxAge else { throw .stale(days: days) }
    guard let rate = path(money.currency, currency) else { throw .noRate(money.currency, currency) }
    return Money(money.amount * rate, currency) } }
let day = Date(timeIntervalSinceReferenceDate: 0)
var rates = Rates(updated: day, ["usd": ["eur": 0.5, "jpy": 100], "gbp": ["chf": 1.25]])
let price = Money(19.99, "usd")
print(price, price * 3, -price, Money(1234567.5, .eur), Money(99.5, .jpy), Money(99.5, .jpy).rounded.amount)
for target in ["usd", "eur", "jpy", "chf"] as [Currency] { do { print(target.code, try rates.convert(price, to: target, on: day)) } catch { print(error == .noRate("usd", "chf"), error) } }
print(try rates.convert(Money(10, .eur), to: .jpy, on: day).amount, rates["jpy", "usd"]!, rates["eur", "gbp"] as Any, rates.currencies.map(\.code))
do { _ = try rates.convert(price, to: .eur, on: day + 10 * 86_400) } catch .stale(let days) { print("stale", days) } catch { print("?") }
rates["eur", "chf"] = 2; print(try rates.convert(price, to: "chf", on: day).rounded, rates["chf", "eur"]!); rates["usd", "eur"]? *= 2; print(rates[.usd, .eur]!); rates[.usd, .eur] = nil; print(rates[.usd, .eur] as Any, (try? rates.convert(price, to: .eur, on: day)) as Any)
print(String(data: try JSONEncoder().encode([Currency.usd]), encoding: .utf8)!, price == Money(19.99, .usd), [Money(1, .usd), Money(3, .eur)].map(\.rounded).max { $0.amount < $1.amount }!)
