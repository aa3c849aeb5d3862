import SightlineModel
import SwiftInterpreter

/// `String(format:)` and Foundation's other ways to make a string.
struct StringFormat {
  let interpreter: Interpreter

  func construct(_ call: Call) throws -> Value? {
    if let format = call.value("format") {
      guard let text = interpreter.text(of: format) else { return format.isUnknown ? format : nil }
      var arguments = call.arguments.dropFirst().filter { $0.label == nil }.map(\.value)
      if let given = call.value("arguments") {
        guard let elements = given.elements else { return given.isUnknown ? given : nil }
        arguments = elements
      }
      if let unknown = arguments.first(where: \.isUnknown) { return unknown }
      let result = formatted(text, arguments)
      try interpreter.make(text: result.utf8.count)
      // The words are the format's: a text that was looked up stays one.
      var words = Value.string(result)
      words.origin = format.origin
      return words
    }
    if let data = call.value("data")?.host(DataValue.self) {
      return data.encoded ?? Value.none
    }
    return nil
  }

  func formatted(_ format: String, _ arguments: [Value]) -> String {
    var result = ""
    // What is longer ends the evaluation.
    for part in FormatString(format).parts where result.utf8.count <= Interpreter.longestText {
      switch part {
      case .literal(let text): result += text
      case .argument(let index, let specifier):
        if arguments.indices.contains(index) { result += one(arguments[index], specifier) }
      }
    }
    return result
  }

  private func one(_ value: Value, _ specifier: String) -> String {
    guard let number = value.number, let conversion = specifier.last, conversion != "@" else {
      return interpreter.text(of: value) ?? interpreter.describe(value)
    }
    var text: String
    let digits = specifier.split(separator: ".").dropFirst().first.flatMap {
      Int($0.prefix { $0.isASCII && $0.isNumber })
    }
    switch conversion {
    case "f", "F": text = FormatString.fixed(number, digits: digits ?? 6)
    case "x": text = String(whole(value, number), radix: 16)
    case "X": text = String(whole(value, number), radix: 16).uppercased()
    default:
      if case .int(let exact) = value.payload { text = String(exact) } else { text = number.shortText }
    }
    let width = specifier.prefix { $0.isASCII && $0.isNumber }
    // What is wider than any screen is cut.
    if let length = Int(width).map({ min($0, 1_000) }), text.count < length {
      text = String(repeating: width.hasPrefix("0") ? "0" : " ", count: length - text.count) + text
    }
    return text
  }

  private func whole(_ value: Value, _ number: Double) -> Int {
    if case .int(let exact) = value.payload { exact } else { Int(saturating: number) }
  }
}
