import SightlineModel
import SwiftInterpreter

/// `String(format:)` and Foundation's other ways to make a string.
struct StringFormat {
  let interpreter: Interpreter

  func construct(_ call: Call) throws -> Value? {
    if let format = call.value("format") {
      guard let text = interpreter.text(of: format) else { return format.isUnknown ? format : nil }
      let arguments = call.arguments.dropFirst().filter { $0.label == nil }.map(\.value)
      if let unknown = arguments.first(where: \.isUnknown) { return unknown }
      return .string(formatted(text, arguments))
    }
    if let data = call.value("data")?.host(DataValue.self) {
      return data.encoded ?? Value.none
    }
    return nil
  }

  func formatted(_ format: String, _ arguments: [Value]) -> String {
    FormatString(format).parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let index, let specifier):
        arguments.indices.contains(index) ? one(arguments[index], specifier) : ""
      }
    }.joined()
  }

  private func one(_ value: Value, _ specifier: String) -> String {
    guard let number = value.number, let conversion = specifier.last, conversion != "@" else {
      return interpreter.text(of: value) ?? interpreter.describe(value)
    }
    var text: String
    let digits = specifier.split(separator: ".").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
    switch conversion {
    case "f", "F": text = FormatString.fixed(number, digits: digits ?? 6)
    case "x": text = String(Int(nearest: number), radix: 16)
    case "X": text = String(Int(nearest: number), radix: 16).uppercased()
    default: text = number == number.rounded() && abs(number) < 1e15 ? String(Int(nearest: number)) : String(number)
    }
    let width = specifier.prefix { $0.isNumber }
    if let length = Int(width), text.count < length {
      text = String(repeating: width.hasPrefix("0") ? "0" : " ", count: length - text.count) + text
    }
    return text
  }
}
