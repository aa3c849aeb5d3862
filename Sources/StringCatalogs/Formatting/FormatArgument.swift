internal import Foundation

/// A value filled into a localised string.
package enum FormatArgument: Sendable, Hashable {
  case integer(Int)
  case double(Double)
  case string(String)
  /// Not computed; shown as this sample.
  case unknown(sample: String)

  /// For plural rules; `nil` where it is no number.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .string, .unknown: nil
    }
  }

  /// - Parameter locale: `nil` formats as C does.
  func text(for specifier: FormatTemplate.Specifier, locale: String?) -> String {
    let body: String
    switch self {
    case .string(let text), .unknown(let text): return pad(text, specifier)
    case .integer(let value):
      switch specifier.conversion {
      case "x": body = String(UInt(bitPattern: value), radix: 16)
      case "X": body = String(UInt(bitPattern: value), radix: 16, uppercase: true)
      case "o": body = String(UInt(bitPattern: value), radix: 8)
      case "c", "C": body = Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String(Character($0)) } ?? ""
      case _ where specifier.isFloating:
        return FormatArgument.double(Double(value)).text(for: specifier, locale: locale)
      default: body = locale.map { LocalizedNumber.text(value, locale: $0) } ?? String(value)
      }
    case .double(let value):
      switch specifier.conversion {
      case "f", "F":
        let digits = min(specifier.precision ?? 6, 20)
        body =
          locale.map { LocalizedNumber.text(value, fractionDigits: digits, locale: $0) }
          ?? String(format: "%.\(digits)f", value)
      case _ where specifier.isInteger:
        return FormatArgument.integer(Int(exactly: value.rounded(.towardZero)) ?? 0).text(
          for: specifier, locale: locale)
      case "e", "E", "g", "G", "a", "A":
        body = String(format: "%.\(min(specifier.precision ?? 6, 20))\(specifier.conversion)", value)
      default: body = String(value)
      }
    }
    let signed = specifier.flags.contains("+") && !body.hasPrefix("-") ? "+" + body : body
    return pad(signed, specifier)
  }

  private func pad(_ text: String, _ specifier: FormatTemplate.Specifier) -> String {
    guard let width = specifier.width, text.count < min(width, 200) else { return text }
    let space = String(repeating: specifier.flags.contains("0") ? "0" : " ", count: min(width, 200) - text.count)
    return specifier.flags.contains("-") ? text + space : space + text
  }
}
