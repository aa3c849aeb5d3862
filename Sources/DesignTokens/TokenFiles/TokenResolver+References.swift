import SightlineModel
import SourceDocuments

/// Follows references with a stack of its own.
extension TokenResolver {
  /// Depth first over references with a stack of its own; a token is finished after what it refers to.
  mutating func walk(from start: Int, _ state: inout ModeState) {
    var stack: [(token: Int, next: Int)] = [(start, 0)]
    state.isOpen[start] = true
    while let (token, next) = stack.last {
      let definition = Int(state.tokens[token].definition)
      let references = definitions[definition].references
      if next < references.count {
        stack[stack.count - 1].next += 1
        let target = target(of: references[next], &state)
        guard let target, !state.isDone[target] else { continue }
        if state.isOpen[target] {
          let path = stack.drop { $0.token != target }.map(\.token)
          cycle(path, &state)
          continue
        }
        state.isOpen[target] = true
        stack.append((target, 0))
        continue
      }
      stack.removeLast()
      state.isOpen[token] = false
      if !state.isDone[token] { finish(token, definition: definition, &state) }
      state.isDone[token] = true
    }
  }

  /// Reported once, at its smallest name, and no token in it has a value.
  mutating func cycle(_ path: [Int], _ state: inout ModeState) {
    let names = loader.names.tokenPaths
    guard let first = path.indices.min(by: { names[path[$0]] < names[path[$1]] }) else { return }
    let ordered = path[first...] + path[..<first]
    let shown = ordered.count <= 12 ? Array(ordered) : Array(ordered.prefix(10)) + [-1, ordered.last!]
    let text = (shown + [ordered.first!]).map { $0 < 0 ? "… (\(ordered.count) tokens)" : names[$0] }
      .joined(separator: " → ")
    let definition = definitions[Int(state.tokens[ordered.first!].definition)]
    reportReference("tokens refer to each other in a circle: \(text)", at: definition.key.location)
    for token in path { state.isDone[token] = true }
  }

  /// The defined token that a reference means.
  func target(of reference: TokenReference, _ state: inout ModeState) -> Int? {
    if reference.token < state.tokens.count, state.tokens[reference.token].definition >= 0 { return reference.token }
    let path = loader.names.tokenPaths[reference.token]
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) {
      if let token = loader.names.existingToken(String(path.dropLast(suffix.count))), token < state.tokens.count,
        state.tokens[token].definition >= 0
      {
        return token
      }
    }
    return nil
  }

  mutating func reportUnknown(_ reference: TokenReference, in token: Int, _ state: ModeState) {
    let names = loader.names
    let path = names.tokenPaths[reference.token]
    unknownNames.insert(path)
    var hint = ""
    let firstPart = String(path.prefix { $0 != "." })
    if names.existingToken(path + ".$root") != nil {
      hint = "; it is a group, its own token is '{\(path).$root}'"
    } else if names.existingGroup(path) != nil {
      hint = "; it is a group, not a token"
    } else if loader.setNames.contains(firstPart) {
      hint = "; it begins with a set name, leave out '\(firstPart).'"
    } else if suggestionsLeft > 0 {
      suggestionsLeft -= 1
      let defined = names.tokenPaths.enumerated().lazy
        .filter { $0.offset < state.tokens.count && state.tokens[$0.offset].definition >= 0 }.map(\.element)
      hint = nearestName(to: path, in: defined).map { "; nearest is '\($0)'" } ?? ""
    }
    reportReference(
      "no token is named '\(path)'\(hint) (in '\(names.tokenPaths[token])')", at: reference.range.location)
  }
}
