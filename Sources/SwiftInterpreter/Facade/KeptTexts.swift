import SightlineModel

/// Looks for texts in all that a launch keeps: variables, objects, and what closures hold.
extension Interpreter {
  /// - Parameters:
  ///   - values: What hosts keep: state of views, defaults.
  ///   - isMeant: A text to look for.
  /// - Returns: True as well where something cannot be looked into.
  ///
  /// Constants that are made again where their surroundings change are left out.
  package func keepsText(besides values: [Value], where isMeant: @escaping (String) -> Bool) -> Bool {
    var search = KeptTextSearch(isMeant: isMeant)
    if values.contains(where: { search.finds(in: $0) }) { return true }
    if globals.values.contains(where: { $0.looked == 0 && search.finds(in: $0.value) }) { return true }
    return launched.living.contains { search.finds(in: $0) }
  }
}

private struct KeptTextSearch {
  let isMeant: (String) -> Bool
  private var seen: Set<ObjectIdentifier> = []
  private var depth = 0
  /// Of values within one another; what is nested deeper is taken to have one.
  private static let deepest = 200
  init(isMeant: @escaping (String) -> Bool) { self.isMeant = isMeant }

  mutating func finds(in object: ObjectValue) -> Bool { any(object.fields.values.compactMap { $0 }) }

  mutating func finds(in value: Value) -> Bool {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { return true }
    switch value.payload {
    // Objects are looked into one by one: lists of them may be long.
    case .void, .none, .bool, .int, .double, .type, .keyPath, .unknown, .object: return false
    case .string(let text): return value.isLookedUp || isMeant(text)
    case .interpolation(let parts):
      for segment in parts.segments {
        switch segment {
        case .literal(let text): if isMeant(text) { return true }
        case .value(let value, _): if finds(in: value) { return true }
        }
      }
      return false
    case .tuple(let elements): return any(elements.map(\.value))
    case .array(let values), .set(let values): return any(values)
    case .dictionary(let dictionary): return any(dictionary.entries.flatMap { [$0.key, $0.value] })
    case .range(let range): return any([range.lower, range.upper].compactMap { $0 })
    case .structure(let structure): return any(structure.fields.values.compactMap { $0 })
    case .enumeration(let enumeration): return any(enumeration.payload.map(\.value))
    case .implicit(let member): return any(member.links.flatMap { $0.call?.arguments.map(\.value) ?? [] })
    case .function(let function):
      guard let closure = function as? Closure, seen.insert(ObjectIdentifier(closure)).inserted else { return false }
      return closure.captured.contains { capture in
        seen.insert(ObjectIdentifier(capture.variable)).inserted && finds(in: capture.variable.value)
      }
    case .host(let host):
      guard let held = host.heldValues else { return true }
      if type(of: host) is AnyClass, !seen.insert(ObjectIdentifier(host as AnyObject)).inserted { return false }
      return any(held)
    }
  }

  private mutating func any(_ values: [Value]) -> Bool {
    for value in values where finds(in: value) { return true }
    return false
  }
}

extension Value {
  /// It comes from a table of strings, whatever was made of it since.
  fileprivate var isLookedUp: Bool {
    origin?.steps.contains { step in
      if case .string = step.kind { true } else { false }
    } ?? false
  }
}
