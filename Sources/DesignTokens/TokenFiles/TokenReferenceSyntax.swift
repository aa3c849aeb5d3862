import SightlineModel
import SourceDocuments

/// Finds references in values.
/// - Source: DTCG 2025.10, Format Module, section 7; RFC 6901 for pointers.
struct TokenReferenceSyntax {
  let names: TokenNames
  let isLegacy: Bool
  private(set) var problems: [InputProblem] = []

  init(names: TokenNames, isLegacy: Bool) {
    self.names = names
    self.isLegacy = isLegacy
  }

  /// The token that a value names and nothing else.
  static func alias(of value: DocumentValue, _ references: [TokenReference]) -> Int? {
    guard let only = references.first, references.count == 1, only.pointer.isEmpty else { return nil }
    if let pointer = value["$ref"] { return pointer.range == only.range ? only.token : nil }
    guard let text = value.string else { return nil }
    let isWhole = text.hasPrefix("{") && text.hasSuffix("}") && text.dropFirst().allSatisfy { $0 != "{" }
    return isWhole || text == "$" + only.text ? only.token : nil
  }

  mutating func references(in value: DocumentValue) -> [TokenReference] {
    var found: [TokenReference] = []
    collect(value, into: &found)
    return found
  }

  private mutating func collect(_ value: DocumentValue, into found: inout [TokenReference]) {
    switch value.content {
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "{")) || isLegacy && text.hasPrefix("$") else { return }
      if isLegacy {
        for path in Self.embedded(text) {
          found.append(
            TokenReference(token: names.token(path), text: path, range: value.range))
        }
      } else if text.hasPrefix("{"), text.hasSuffix("}") {
        let path = String(text.dropFirst().dropLast())
        guard !path.isEmpty, !path.contains(where: { "{}".contains($0) }) else {
          problems.append(
            InputProblem(
              .unreadable, "'\(text.prefix(80))' is no reference; write \"{group.token}\"", at: value.location))
          return
        }
        found.append(TokenReference(token: names.token(path), text: text, range: value.range))
      }
    case .array(let items):
      for item in items { collect(item, into: &found) }
    case .object(let object):
      if let pointer = object["$ref"] {
        if let reference = pointerReference(pointer) {
          found.append(reference)
        } else {
          let text = pointer.string ?? pointer.range.text
          problems.append(
            InputProblem(
              .unreadable, "'\(text.prefix(80))' is no reference; write \"#/group/token/$value\"", at: pointer.location)
          )
        }
        return
      }
      for member in object.members { collect(member.value, into: &found) }
    default: break
    }
  }

  /// `#/a/b/$value/components/0` → token `a.b`, pointer `components`, `0`.
  mutating func pointerReference(_ value: DocumentValue) -> TokenReference? {
    guard let text = value.string, text.hasPrefix("#/") else { return nil }
    let parts = Self.pointer(text)
    let end = parts.firstIndex(of: "$value") ?? parts.count
    guard end > 0 else { return nil }
    let path = parts[..<end].joined(separator: ".")
    return TokenReference(
      token: names.token(path), text: text, range: value.range, pointer: Array(parts[min(end + 1, parts.count)...]))
  }

  static func pointer(_ text: String) -> [String] {
    text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
      var result = ""
      var rest = part[...]
      while let tilde = rest.firstIndex(of: "~") {
        result += rest[..<tilde]
        let next = rest[rest.index(after: tilde)...]
        result += next.first == "1" ? "/" : "~"
        rest = next.dropFirst(next.first == "0" || next.first == "1" ? 1 : 0)
      }
      return result + rest
    }
  }

  /// The paths in `"{a} * 2"`, `"rgba({b}, 0.5)"`, `"$c.d"`.
  static func embedded(_ text: String) -> [String] {
    if text.hasPrefix("$"), !text.contains("{") {
      let path = text.dropFirst()
      return !path.isEmpty && path.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) } ? [String(path)] : []
    }
    var result: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstIndex(of: "}") else { break }
      result.append(Self.path(tail[..<close]))
      rest = tail[tail.index(after: close)...]
    }
    return result
  }

  /// A path as written inside braces: without spaces.
  static func path(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
