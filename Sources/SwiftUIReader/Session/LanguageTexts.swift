import SightlineModel
import SwiftInterpreter

/// Texts in the reader's language that code has made since launch and may keep: what a table has for a key, a formatted date.
///
/// Where none of them is in what the app keeps, the app can be shown in another language as it stands; else it has to be
/// started in it.
struct LanguageTexts {
  private var texts: Set<String> = []
  /// As they were made.
  private var exact: Set<String> = []
  /// Of those that are looked for within others, in bytes: shorter ones are found where they stand alone.
  private static let shortest = 4
  /// By their first two bytes: most places of a text begin none of them.
  private var starts: [UInt16: [[UInt8]]] = [:]
  /// Something else than a text was made of the language, and nobody knows where it is kept.
  private(set) var isOpaque = false
  var count: Int { texts.count }

  mutating func noteOther() { isOpaque = true }

  /// What is kept may be in capitals. Single signs and short numbers are the same in the languages that matter, or their
  /// places could not be told.
  mutating func insert(_ text: String) {
    guard exact.insert(text).inserted else { return }
    let text = text.lowercased()
    guard text.utf8.count > 1, !(text.utf8.count < Self.shortest && text.allSatisfy(\.isNumber)),
      texts.insert(text).inserted, text.utf8.count >= Self.shortest
    else { return }
    let bytes = Array(text.utf8)
    starts[Self.start(bytes[0], bytes[1]), default: []].append(bytes)
  }

  /// The texts of a value; one that has none is of another kind.
  mutating func insert(textsOf value: Value) {
    var found: [String] = []
    Self.collect(value, &found)
    if found.isEmpty { return value.isNone || value.isUnknown ? () : noteOther() }
    for text in found { insert(text) }
  }

  /// The value is one of them, or holds one.
  func has(_ value: Value) -> Bool {
    if exact.isEmpty { return false }
    if case .string(let text) = value.payload { return exact.contains(text) }
    guard case .host = value.payload else { return false }
    var found: [String] = []
    Self.collect(value, &found)
    return found.contains(where: exact.contains)
  }

  private static func collect(_ value: Value, _ found: inout [String]) {
    switch value.payload {
    case .string(let text): found.append(text)
    case .array(let values), .set(let values): values.forEach { collect($0, &found) }
    case .tuple(let elements): elements.forEach { collect($0.value, &found) }
    case .host(let host): (host.heldValues ?? []).forEach { collect($0, &found) }
    default: break
    }
  }

  /// - Complexity: Linear in the text.
  func appear(in text: String) -> Bool {
    guard !texts.isEmpty else { return false }
    let lower = text.lowercased()
    if texts.contains(lower) { return true }
    let bytes = Array(lower.utf8)
    guard bytes.count > 1 else { return false }
    for index in 0..<(bytes.count - 1) {
      guard let candidates = starts[Self.start(bytes[index], bytes[index + 1])] else { continue }
      if candidates.contains(where: { bytes[index...].starts(with: $0) }) { return true }
    }
    return false
  }

  private static func start(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }
}
