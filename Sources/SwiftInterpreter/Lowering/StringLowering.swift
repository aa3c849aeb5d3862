import SightlineModel
import SwiftSyntax

extension Lowering {
  func string(_ literal: StringLiteralExprSyntax, _ place: Place) -> Expression {
    let hashes = literal.openingPounds?.text.count ?? 0
    var parts: [InterpolationExpression.Part] = []
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain): text += Self.unescape(plain.content.text, hashes: hashes)
      case .expressionSegment(let interpolation):
        if !text.isEmpty {
          parts.append(.text(text))
          text = ""
        }
        let list = arguments(interpolation.expressions)
        guard let first = list.first else { continue }
        parts.append(.value(first, Array(list.dropFirst())))
      @unknown default: break
      }
    }
    if parts.isEmpty { return LiteralExpression(Value(.string(text)), place) }
    if !text.isEmpty { parts.append(.text(text)) }
    return InterpolationExpression(
      parts, isOneOfSeveral: PluralForms.isOneOfSeveral(literal), makesPlural: PluralForms.makesPlural(literal), place)
  }

  static func unescape(_ raw: String, hashes: Int) -> String {
    guard raw.utf8.contains(92) else { return raw }
    let marker = String(repeating: "#", count: hashes)  // checked: those of the source
    var result = ""
    var rest = Substring(raw)
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[rest.index(after: backslash)...]
      guard rest.hasPrefix(marker) else {
        result += "\\"
        continue
      }
      rest = rest.dropFirst(hashes)
      guard let next = rest.first else { break }
      rest = rest.dropFirst()
      switch next {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        if rest.first == "{", let close = rest.firstIndex(of: "}") {
          let digits = rest[rest.index(after: rest.startIndex)..<close]
          if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
            result.unicodeScalars.append(scalar)
          }
          rest = rest[rest.index(after: close)...]
        }
      case "\n": break
      default: result.append(next)
      }
    }
    return result + rest
  }
}
