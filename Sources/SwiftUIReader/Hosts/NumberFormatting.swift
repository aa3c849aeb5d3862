import Foundation
import SightlineModel
import SwiftInterpreter

/// `.number`, `.percent` and `.currency(code:)` with what is chained to them.
///
/// - Source: Foundation's format styles do the work; a whole percentage is an `Int`'s own value.
struct NumberFormatting {
  let interpreter: Interpreter
  let locale: Locale
  /// `number`, then what follows it: `precision`, `grouping`, …
  let links: [ImplicitMember.Link]

  /// - Returns: `nil` where the style is none of numbers; unknown where it depends on something unknown.
  func text(_ value: Value) -> Value? {
    let first = links.first
    if let first, first.name == "byteCount" {
      return ByteCounts(interpreter: interpreter, locale: locale).text(
        value, style: first.call?.value("style"), units: first.call?.value("allowedUnits"))
    }
    for argument in links.flatMap({ $0.call?.arguments ?? [] }) where argument.value.isUnknown { return argument.value }
    if let first, ["units", "time"].contains(first.name), let seconds = value.number {
      return DurationFormatting(locale: locale, link: first).text(seconds: seconds).map { .string($0) }
    }
    switch value.payload {
    case .int(let number):
      switch first?.name {
      case nil, "number", "none", "decimal":
        return .string(styled(IntegerFormatStyle<Int>(locale: locale)).format(number))
      case "percent": return .string(styled(IntegerFormatStyle<Int>.Percent(locale: locale)).format(number))
      case "currency":
        return code(first).map {
          .string(styled(IntegerFormatStyle<Int>.Currency(code: $0, locale: locale)).format(number))
        }
      default: return nil
      }
    case .double(let number): return text(number)
    default: return value.host(DecimalValue.self).flatMap { text($0.double) }
    }
  }

  private func text(_ number: Double) -> Value? {
    switch links.first?.name {
    case nil, "number", "none", "decimal":
      return .string(styled(FloatingPointFormatStyle<Double>(locale: locale)).format(number))
    case "percent": return .string(styled(FloatingPointFormatStyle<Double>.Percent(locale: locale)).format(number))
    case "currency":
      return code(links.first).map {
        .string(styled(FloatingPointFormatStyle<Double>.Currency(code: $0, locale: locale)).format(number))
      }
    default: return nil
    }
  }

  private func code(_ link: ImplicitMember.Link?) -> String? {
    (link?.call?.value("code") ?? link?.call?[position: 0]).flatMap { interpreter.text(of: $0) }
  }

  // MARK: What is chained

  private struct Options {
    var precision: NumberFormatStyleConfiguration.Precision?
    var grouping: NumberFormatStyleConfiguration.Grouping?
    var isCompact = false
    var sign: String?
    var scale: Double?
    var increment: Double?
    var presentation: CurrencyFormatStyleConfiguration.Presentation?
  }

  private var options: Options {
    var result = Options()
    for link in links.dropFirst() {
      let argument = link.call?[position: 0]
      switch link.name {
      case "precision": result.precision = precision(argument)
      case "grouping": result.grouping = Self.name(argument) == "never" ? .never : .automatic
      case "notation": result.isCompact = Self.name(argument) == "compactName"
      case "sign": result.sign = (link.call?.value("strategy") ?? argument).flatMap(Self.name)
      // Foundation ends the process for what is not finite.
      case "scale": result.scale = argument?.number.flatMap { $0.isFinite ? $0 : nil }
      case "rounded": result.increment = link.call?.value("increment")?.number.flatMap { $0.isFinite ? $0 : nil }
      case "presentation":
        let presentations: [String: CurrencyFormatStyleConfiguration.Presentation] = [
          "narrow": .narrow, "isoCode": .isoCode, "fullName": .fullName, "standard": .standard,
        ]
        result.presentation = Self.name(argument).flatMap { presentations[$0] }
      default: break
      }
    }
    return result
  }

  static func name(_ value: Value?) -> String? {
    if case .implicit(let member)? = value?.payload { return member.links.first?.name }
    return value?.host(NameValue.self)?.name
  }

  /// That a number is written with, before or after its point.
  static let mostDigits = 340

  private func precision(_ value: Value?) -> NumberFormatStyleConfiguration.Precision? {
    guard case .implicit(let member)? = value?.payload, let link = member.links.first,
      let argument = link.call?.arguments.first?.value
    else { return nil }
    let digits: ClosedRange<Int>?
    if case .range(let range) = argument.payload {
      let lower = range.lower?.integer ?? 0
      let upper = range.upper?.integer.map { range.isClosed ? $0 : $0.subtracting(saturating: 1) } ?? max(lower, 12)
      digits = lower >= 0 && upper >= lower ? min(lower, Self.mostDigits)...min(upper, Self.mostDigits) : nil
    } else {
      digits = argument.integer.flatMap { $0 >= 0 ? min($0, Self.mostDigits)...min($0, Self.mostDigits) : nil }
    }
    guard let digits else { return nil }
    switch link.name {
    case "fractionLength": return .fractionLength(digits)
    case "significantDigits": return .significantDigits(max(1, digits.lowerBound)...max(1, digits.upperBound))
    case "integerLength": return .integerLength(digits)
    case "integerAndFractionLength":
      let fraction = link.call?.value("fraction")?.integer ?? 0
      return .integerAndFractionLength(
        integer: digits.lowerBound, fraction: min(max(0, fraction), Self.mostDigits))
    default: return nil
    }
  }

  private func sign(_ name: String?) -> NumberFormatStyleConfiguration.SignDisplayStrategy? {
    switch name {
    case "always": .always()
    case "never": .never
    case "automatic": .automatic
    default: nil
    }
  }

  private func styled(_ style: IntegerFormatStyle<Int>) -> IntegerFormatStyle<Int> {
    let options = options
    var style = style
    if let precision = options.precision { style = style.precision(precision) }
    if let grouping = options.grouping { style = style.grouping(grouping) }
    if options.isCompact { style = style.notation(.compactName) }
    if let sign = sign(options.sign) { style = style.sign(strategy: sign) }
    if let scale = options.scale { style = style.scale(scale) }
    return style
  }

  private func styled(_ style: FloatingPointFormatStyle<Double>) -> FloatingPointFormatStyle<Double> {
    let options = options
    var style = style
    if let precision = options.precision { style = style.precision(precision) }
    if let grouping = options.grouping { style = style.grouping(grouping) }
    if options.isCompact { style = style.notation(.compactName) }
    if let sign = sign(options.sign) { style = style.sign(strategy: sign) }
    if let scale = options.scale { style = style.scale(scale) }
    if let increment = options.increment { style = style.rounded(increment: increment) }
    return style
  }

  private func styled(_ style: IntegerFormatStyle<Int>.Percent) -> IntegerFormatStyle<Int>.Percent {
    let options = options
    var style = style
    if let precision = options.precision { style = style.precision(precision) }
    if let grouping = options.grouping { style = style.grouping(grouping) }
    if let sign = sign(options.sign) { style = style.sign(strategy: sign) }
    return style
  }

  private func styled(_ style: FloatingPointFormatStyle<Double>.Percent) -> FloatingPointFormatStyle<Double>.Percent {
    let options = options
    var style = style
    if let precision = options.precision { style = style.precision(precision) }
    if let grouping = options.grouping { style = style.grouping(grouping) }
    if let sign = sign(options.sign) { style = style.sign(strategy: sign) }
    if let scale = options.scale { style = style.scale(scale) }
    return style
  }

  private func styled(_ style: IntegerFormatStyle<Int>.Currency) -> IntegerFormatStyle<Int>.Currency {
    let options = options
    var style = style
    if let precision = options.precision { style = style.precision(precision) }
    if let grouping = options.grouping { style = style.grouping(grouping) }
    if let presentation = options.presentation { style = style.presentation(presentation) }
    return style
  }

  private func styled(_ style: FloatingPointFormatStyle<Double>.Currency) -> FloatingPointFormatStyle<Double>.Currency {
    let options = options
    var style = style
    if let precision = options.precision { style = style.precision(precision) }
    if let grouping = options.grouping { style = style.grouping(grouping) }
    if let presentation = options.presentation { style = style.presentation(presentation) }
    return style
  }
}
