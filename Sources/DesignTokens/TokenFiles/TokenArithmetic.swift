internal import Foundation

/// Sums in the values of Tokens Studio: `16px * 1.5`, `(4 + 2) / 3`.
enum TokenArithmetic {
  /// - Returns: The result with the first unit found; `nil` when the text is no sum.
  static func evaluate(_ text: String) -> String? {
    guard text.utf8.count <= 1000, text.contains(where: { "*/+-(".contains($0) }) else { return nil }
    var parser = Parser(text)
    guard let value = parser.sum(depth: 0), parser.isAtEnd, parser.operators > 0, value.isFinite else { return nil }
    return ColorNotation.shortest((value * 10_000).rounded() / 10_000) + parser.unit
  }

  private struct Parser {
    private let characters: [Character]
    private var index = 0
    private(set) var unit = ""
    private(set) var operators = 0

    init(_ text: String) { characters = text.filter { !$0.isWhitespace }.map { $0 } }
    var isAtEnd: Bool { index == characters.count }
    private var peek: Character? { index < characters.count ? characters[index] : nil }

    mutating func sum(depth: Int) -> Double? {
      guard var value = product(depth: depth) else { return nil }
      while let sign = peek, sign == "+" || sign == "-" {
        index += 1
        operators += 1
        guard let right = product(depth: depth) else { return nil }
        value = sign == "+" ? value + right : value - right
      }
      return value
    }

    private mutating func product(depth: Int) -> Double? {
      guard var value = factor(depth: depth) else { return nil }
      while let sign = peek, sign == "*" || sign == "/" {
        index += 1
        operators += 1
        guard let right = factor(depth: depth) else { return nil }
        value = sign == "*" ? value * right : value / right
      }
      return value
    }

    private mutating func factor(depth: Int) -> Double? {
      guard depth < 64 else { return nil }
      if peek == "-" {
        index += 1
        return factor(depth: depth + 1).map { -$0 }
      }
      if peek == "(" {
        index += 1
        guard let value = sum(depth: depth + 1), peek == ")" else { return nil }
        index += 1
        return value
      }
      let start = index
      while let digit = peek, digit.isNumber || digit == "." { index += 1 }
      guard let value = Double(String(characters[start..<index])) else { return nil }
      let unitStart = index
      while let letter = peek, letter.isLetter || letter == "%" { index += 1 }
      if unit.isEmpty { unit = String(characters[unitStart..<index]) }
      return value
    }
  }
}
