import SightlineModel
import SourceDocuments

/// What groups take over from others.
extension TokenResolver {
  /// Inherited tokens take the places that the group leaves free.
  /// - Source: DTCG 2025.10, Format Module, section 6.4.
  mutating func inherit(_ extends: [(group: Int, path: String, range: SourceRange)], _ state: inout ModeState) {
    let names = loader.names
    let byGroup = Dictionary(extends.map { ($0.group, $0) }) { _, later in later }
    var order: [Int] = []
    var finished: Set<Int> = []
    func visit(_ start: Int, report: (String, SourceLocation) -> Void) {
      var path: [Int] = []
      var current: Int? = start
      while let group = current, let entry = byGroup[group], !finished.contains(group) {
        if let loop = path.firstIndex(of: group) {
          let text = (path[loop...] + [group]).map { names.groupPaths[$0] }.joined(separator: " → ")
          report("groups extend each other in a circle: \(text)", entry.range.location)
          break
        }
        path.append(group)
        current = names.existingGroup(entry.path)
      }
      for group in path.reversed() where finished.insert(group).inserted { order.append(group) }
    }
    var found: [(String, SourceLocation)] = []
    for entry in extends.sorted(by: { $0.group < $1.group }) { visit(entry.group) { found.append(($0, $1)) } }
    for (message, location) in found { reportReference(message, at: location) }

    var budget = Self.maximumInherited
    for group in order {
      guard let entry = byGroup[group] else { continue }
      let own = names.groupPaths[group]
      guard let target = names.existingGroup(entry.path) else {
        if names.existingToken(entry.path) != nil {
          reportReference(
            "$extends names the token '\(entry.path)'; it needs a group (in '\(own)')", at: entry.range.location)
        } else {
          let hint = nearestName(to: entry.path, in: names.groupPaths).map { "; nearest is '\($0)'" } ?? ""
          reportReference("$extends names no group: '\(entry.path)'\(hint) (in '\(own)')", at: entry.range.location)
        }
        continue
      }
      if own == entry.path || own.hasPrefix(entry.path + ".") {
        reportReference("'\(own)' extends a group that it stands in: a circle", at: entry.range.location)
        continue
      }
      if state.groupTypes[group] == nil { state.groupTypes[group] = state.groupTypes[target] }
      let prefix = entry.path + "."
      // A copy of the names: new ones are added on the way.
      for (token, path) in names.tokenPaths.enumerated() where path.hasPrefix(prefix) && token < state.tokens.count {
        guard state.tokens[token].definition >= 0 else { continue }
        budget -= 1
        guard budget > 0 else {
          reportReference(
            "groups extend to more than \(Self.maximumInherited) tokens; the rest is left out", at: entry.range.location
          )
          return
        }
        let inherited = names.token(own + "." + path.dropFirst(prefix.count), in: group)
        state.grow(to: names.tokenPaths.count)
        guard state.tokens[inherited].definition < 0 else { continue }
        state.tokens[inherited].definition = state.tokens[token].definition
        state.inheritedTypes[inherited] =
          state.inheritedTypes[token] ?? state.groupTypes[definitions[Int(state.tokens[token].definition)].group]
      }
    }
  }
}
