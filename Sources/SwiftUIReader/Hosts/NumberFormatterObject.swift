import Foundation
import SightlineModel
import SwiftInterpreter

/// `NumberFormatter` with what was set on it.
///
/// - Source: Foundation's format styles make the text wherever they can say the same: on Linux the formatter itself
///   forgets one of two fraction lengths. What they cannot say is left to it.
struct NumberFormatterObject {
  let interpreter: Interpreter
  let locale: Locale
  let fields: [String: Value]

  private static let plainOptions: Set<String> = [
    "numberStyle", "minimumFractionDigits", "maximumFractionDigits", "minimumIntegerDigits", "usesGroupingSeparator",
    "currencyCode", "positivePrefix", "positiveSuffix", "negativePrefix", "roundingMode", "multiplier", "locale",
    "allowsFloats", "isLenient", "generatesDecimalNumbers", "formatterBehavior",
  ]
  private static let otherOptions: Set<String> = [
    "numberStyle", "maximumIntegerDigits", "minimumSignificantDigits", "maximumSignificantDigits",
    "usesSignificantDigits", "usesGroupingSeparator", "groupingSeparator", "decimalSeparator", "currencyCode",
    "currencySymbol", "negativeSuffix", "locale", "groupingSize", "zeroSymbol", "positivePrefix", "positiveSuffix",
    "negativePrefix", "currencyDecimalSeparator", "allowsFloats", "isLenient", "generatesDecimalNumbers",
  ]

  private func name(_ key: String) -> String? {
    fields[key].flatMap { $0.implicitName ?? $0.host(NameValue.self)?.name }
  }
  private func text(_ key: String) -> String? { fields[key].flatMap { interpreter.text(of: $0) } }

  func text(_ value: Value) -> Value? {
    guard var number = value.number ?? value.host(DecimalValue.self)?.double else { return nil }
    let style = name("numberStyle") ?? "none"
    if style == "currency", fields["currencyCode"] == nil, fields["currencySymbol"] == nil, locale.region == nil {
      return .unknown("the region that a person has set")
    }
    if let multiplier = fields["multiplier"]?.number { number *= multiplier }
    let keys = Set(fields.keys)
    if keys.isSubset(of: Self.plainOptions), let text = styled(number, style) {
      return Value(.string(text), origin: value.origin)
    }
    guard keys.isSubset(of: Self.otherOptions), let formatter = formatter(style),
      let text = formatter.string(from: NSNumber(value: number))
    else { return .unknown("a number in a format that is not known") }
    return Value(.string(text), origin: value.origin)
  }

  /// `number(from:)`: `nil` for what is no number.
  func number(_ value: Value) -> Value? {
    guard let text = interpreter.text(of: value), let formatter = formatter(name("numberStyle") ?? "none") else {
      return nil
    }
    return formatter.number(from: text).map { .double($0.doubleValue) } ?? Value.none
  }

  private func digitCount(_ key: String) -> Int? {
    (fields[key]?.integer).map { min(max(0, $0), NumberFormatting.mostDigits) }
  }

  // MARK: As a format style

  /// The digits after the point: an end that was set moves the other one with it.
  private func fraction(_ standard: ClosedRange<Int>) -> ClosedRange<Int> {
    let lower = digitCount("minimumFractionDigits")
    let upper = digitCount("maximumFractionDigits")
    switch (lower, upper) {
    case (nil, nil): return standard
    case (let lower?, nil): return max(0, lower)...max(lower, standard.upperBound)
    case (nil, let upper?): return min(max(0, upper), standard.lowerBound)...max(0, upper)
    case (let lower?, let upper?): return max(0, lower)...max(0, lower, upper)
    }
  }

  private func styled(_ number: Double, _ style: String) -> String? {
    let rules: [String: FloatingPointRoundingRule] = [
      "ceiling": .up, "floor": .down, "down": .towardZero, "up": .awayFromZero, "halfEven": .toNearestOrEven,
      "halfUp": .toNearestOrAwayFromZero,
    ]
    guard let rule = rules[name("roundingMode") ?? "halfEven"] else { return nil }
    let groups = fields["usesGroupingSeparator"]?.bool ?? (style != "none")
    let grouping: NumberFormatStyleConfiguration.Grouping = groups ? .automatic : .never
    func precision(_ digits: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision {
      guard let whole = digitCount("minimumIntegerDigits") else { return .fractionLength(digits) }
      return .integerAndFractionLength(integerLimits: max(0, whole)..., fractionLimits: digits)
    }
    switch style {
    case "none", "decimal":
      let digits = precision(fraction(style == "none" ? 0...0 : 0...3))
      let format = FloatingPointFormatStyle<Double>(locale: locale).precision(digits).grouping(grouping)
        .rounded(rule: rule)
      return affixed(number) { format.format($0) }
    case "percent":
      guard fields.keys.allSatisfy({ !$0.hasSuffix("Prefix") && !$0.hasSuffix("Suffix") }) else { return nil }
      return FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(precision(fraction(0...0)))
        .grouping(grouping).rounded(rule: rule).format(number)
    case "currency":
      guard let code = text("currencyCode") ?? locale.currency?.identifier,
        fields.keys.allSatisfy({ !$0.hasSuffix("Prefix") && !$0.hasSuffix("Suffix") })
      else { return nil }
      let format = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).grouping(grouping)
        .rounded(rule: rule)
      guard fields["minimumFractionDigits"] != nil || fields["maximumFractionDigits"] != nil else {
        return format.format(number)
      }
      return format.precision(precision(fraction(2...2))).format(number)
    default: return nil
    }
  }

  private func affixed(_ number: Double, _ format: (Double) -> String) -> String {
    if number < 0, let prefix = text("negativePrefix") { return prefix + format(-number) }
    guard number >= 0 else { return format(number) }
    return (text("positivePrefix") ?? "") + format(number) + (text("positiveSuffix") ?? "")
  }

  // MARK: As the formatter itself

  private static let styles: [String: NumberFormatter.Style] = [
    "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent, "scientific": .scientific,
    "spellOut": .spellOut, "ordinal": .ordinal, "currencyISOCode": .currencyISOCode,
    "currencyPlural": .currencyPlural, "currencyAccounting": .currencyAccounting,
  ]

  private func formatter(_ style: String) -> NumberFormatter? {
    guard let known = Self.styles[style] else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = known
    func number(_ key: String, _ set: (Int) -> Void) { if let value = digitCount(key) { set(value) } }
    func flag(_ key: String, _ set: (Bool) -> Void) { if let value = fields[key]?.bool { set(value) } }
    func string(_ key: String, _ set: (String) -> Void) { if let value = text(key) { set(value) } }
    string("currencyCode") { formatter.currencyCode = $0 }
    string("currencySymbol") { formatter.currencySymbol = $0 }
    flag("usesSignificantDigits") { formatter.usesSignificantDigits = $0 }
    number("maximumSignificantDigits") {
      formatter.usesSignificantDigits = true
      formatter.maximumSignificantDigits = $0
    }
    number("minimumSignificantDigits") {
      formatter.usesSignificantDigits = true
      formatter.minimumSignificantDigits = $0
    }
    number("maximumIntegerDigits") { formatter.maximumIntegerDigits = $0 }
    flag("usesGroupingSeparator") { formatter.usesGroupingSeparator = $0 }
    number("groupingSize") { formatter.groupingSize = $0 }
    string("groupingSeparator") { formatter.groupingSeparator = $0 }
    string("decimalSeparator") { formatter.decimalSeparator = $0 }
    string("positivePrefix") { formatter.positivePrefix = $0 }
    string("positiveSuffix") { formatter.positiveSuffix = $0 }
    string("negativePrefix") { formatter.negativePrefix = $0 }
    string("negativeSuffix") { formatter.negativeSuffix = $0 }
    string("zeroSymbol") { formatter.zeroSymbol = $0 }
    return formatter
  }
}
