import Foundation
import SwiftInterpreter

/// Foundation's `Scanner`, which most hex initialisers of colours use.
final class ScannerValue: HostValue {
  let hostTypeName = "Scanner"
  private let scanner: Scanner
  private let text: String

  init(text: String) {
    self.text = text
    scanner = Scanner(string: text)
  }

  /// - Returns: `nil` for what is not known.
  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) -> Value? {
    func argument() -> String? { call?[position: 0].flatMap { interpreter.text(of: $0) } }
    let isHex = call?.value("representation")?.implicitName == "hexadecimal"
    switch name {
    case "string": return .string(text)
    case "currentIndex": return .host(StringPosition(index: scanner.currentIndex))
    case "isAtEnd": return .bool(scanner.isAtEnd)
    case "scanLocation": return .int(text.utf16.distance(from: text.startIndex, to: scanner.currentIndex))
    // `scanHexInt64(&value)`: whether there is one, and the number in the argument.
    case "scanHexInt64", "scanHexInt32":
      return number(scanner.scanUInt64(representation: .hexadecimal).flatMap { Int(exactly: $0) }, call, interpreter)
    case "scanUInt64":
      let found = scanner.scanUInt64(representation: isHex ? .hexadecimal : .decimal)
      return number(found.flatMap { Int(exactly: $0) }, call, interpreter)
    case "scanInt", "scanInt32", "scanInt64":
      return number(scanner.scanInt(representation: isHex ? .hexadecimal : .decimal), call, interpreter)
    case "scanDouble": return scanner.scanDouble().map { .double($0) } ?? Value.none
    case "scanString": return argument().flatMap { scanner.scanString($0) }.map { .string($0) } ?? Value.none
    case "scanCharacter": return scanner.scanCharacter().map { .string(String($0)) } ?? Value.none
    case "scanUpToString": return argument().flatMap { scanner.scanUpToString($0) }.map { .string($0) } ?? Value.none
    default: return nil
    }
  }

  /// Both forms: the number as the result, or in an argument beside a Boolean.
  private func number(_ found: Int?, _ call: Call?, _ interpreter: Interpreter) -> Value {
    guard let target = call?[position: 0], call?.arguments.first?.label == nil else {
      return found.map { .int($0) } ?? Value.none
    }
    interpreter.passBack([found.map { .int($0) } ?? target])
    return .bool(found != nil)
  }

  func set(_ name: String, to value: Value) -> Bool {
    switch name {
    case "scanLocation":
      guard let offset = value.integer, (0...text.utf16.count).contains(offset) else { return false }
      scanner.currentIndex = text.utf16.index(text.startIndex, offsetBy: offset)
    case "caseSensitive": scanner.caseSensitive = value.bool ?? false
    case "charactersToBeSkipped": scanner.charactersToBeSkipped = nil
    case "currentIndex":
      guard let position = value.host(StringPosition.self) else { return false }
      scanner.currentIndex = min(max(position.index, text.startIndex), text.endIndex)
    default: return false
    }
    return true
  }
}
