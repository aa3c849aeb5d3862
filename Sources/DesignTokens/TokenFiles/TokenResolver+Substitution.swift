import SightlineModel
import SourceDocuments

/// Puts what references mean in their place.
extension TokenResolver {
  mutating func substitute(
    _ value: DocumentValue, _ definition: TokenDefinition, _ state: inout ModeState
  ) -> DocumentValue? {
    switch value.content {
    case .string(let text):
      if definition.dialect.isLegacy { return embedded(text, value, &state) }
      guard text.hasPrefix("{"), text.hasSuffix("}"),
        let reference = definition.references.first(where: { $0.range == value.range })
      else { return value }
      return target(of: reference, &state).flatMap { state.raws[$0] }
    case .array(let items):
      return DocumentValue(.array(items.compactMap { substitute($0, definition, &state) }), range: value.range)
    case .object(let object):
      if let pointer = object["$ref"] {
        guard let reference = definition.references.first(where: { $0.range == pointer.range }),
          let target = target(of: reference, &state), var found = state.raws[target]
        else { return nil }
        for part in reference.pointer {
          guard let next = found[part] ?? Int(part).flatMap({ found[$0] }) else {
            reportReference(
              "'\(reference.text)' leads nowhere: there is no '\(part)' in the value", at: reference.range.location)
            return nil
          }
          found = next
        }
        return found
      }
      let members = object.members.compactMap { member in
        substitute(member.value, definition, &state).map {
          DocumentObject.Member(key: member.key, keyRange: member.keyRange, value: $0)
        }
      }
      return DocumentValue(.object(DocumentObject(members)), range: value.range)
    default: return value
    }
  }

  /// `"{a} * 2"`, `"rgba({b}, 0.5)"`.
  mutating func embedded(_ text: String, _ value: DocumentValue, _ state: inout ModeState) -> DocumentValue? {
    let paths = TokenReferenceSyntax.embedded(text)
    guard !paths.isEmpty else { return value }
    func raw(_ path: String) -> DocumentValue? {
      guard let token = loader.names.existingToken(path) else { return nil }
      let reference = TokenReference(token: token, text: path, range: value.range)
      return target(of: reference, &state).flatMap { state.raws[$0] }
    }
    if paths.count == 1, text == "{\(paths[0])}" || text == "$\(paths[0])" { return raw(paths[0]) }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstIndex(of: "}") else { break }
      guard let found = raw(TokenReferenceSyntax.path(tail[..<close])) else { return nil }
      result += found.string ?? found.number.map(ColorNotation.shortest) ?? found.range.text
      rest = tail[tail.index(after: close)...]
      guard result.utf8.count <= Self.maximumText else {
        report("the text grows to more than \(Self.maximumText) characters", at: value.location)
        return nil
      }
    }
    return DocumentValue(.string(result + rest), range: value.range)
  }
}
