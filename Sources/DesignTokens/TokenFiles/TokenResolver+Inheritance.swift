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
      var passed: Set<Int> = []
      var current: Int? = start
      while let group = current, let entry = byGroup[group], !finished.contains(group) {
        if !passed.insert(group).inserted, let loop = path.firstIndex(of: group) {
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

    let usable = order.compactMap { group in byGroup[group].flatMap { target(of: $0).map { (group, $0) } } }
    inheritTypes(usable, byGroup, &state)

    var contents = GroupContents(names)
    var budget = Self.maximumInherited
    for (group, target) in usable {
      guard let entry = byGroup[group] else { continue }
      let own = names.groupPaths[group]
      let prefix = entry.path + "."
      for token in contents.tokens(below: target) where token < state.tokens.count {
        let path = names.tokenPaths[token]
        guard path.hasPrefix(prefix), state.tokens[token].definition >= 0 else { continue }
        budget -= 1
        guard budget > 0 else {
          reportReference(
            "groups extend to more than \(Self.maximumInherited) tokens; the rest is left out", at: entry.range.location
          )
          return
        }
        let inherited = names.token(own + "." + path.dropFirst(prefix.count), in: group)
        contents.add(inherited, to: group)
        state.grow(to: names.tokenPaths.count)
        guard state.tokens[inherited].definition < 0 else { continue }
        state.tokens[inherited].definition = state.tokens[token].definition
        state.inheritedTypes[inherited] =
          state.inheritedTypes[token] ?? state.groupTypes[definitions[Int(state.tokens[token].definition)].group]
      }
    }
  }
}

extension TokenResolver {
  private typealias Extension = (group: Int, path: String, range: SourceRange)

  /// The group that another takes over; what stands in the way is reported.
  private mutating func target(of entry: Extension) -> Int? {
    let names = loader.names
    let own = names.groupPaths[entry.group]
    guard let target = names.existingGroup(entry.path) else {
      if names.existingToken(entry.path) != nil {
        reportReference(
          "$extends names the token '\(entry.path)'; it needs a group (in '\(own)')", at: entry.range.location)
      } else {
        let hint = nearestName(to: entry.path, in: names.groupPaths).map { "; nearest is '\($0)'" } ?? ""
        reportReference("$extends names no group: '\(entry.path)'\(hint) (in '\(own)')", at: entry.range.location)
      }
      return nil
    }
    if own == entry.path || own.hasPrefix(entry.path + ".") {
      reportReference("'\(own)' extends a group that it stands in: a circle", at: entry.range.location)
      return nil
    }
    return target
  }

  /// A group has the type of the group that it extends, and each group in it that of its counterpart there, unless it
  /// says another.
  /// - Source: DTCG 2025.10, Format Module, Type Inheritance: "after extension resolution", before parent groups.
  private mutating func inheritTypes(
    _ extends: [(group: Int, target: Int)], _ entries: [Int: Extension], _ state: inout ModeState
  ) {
    let names = loader.names
    var children: [Int: [Int]] = [:]
    for (group, parent) in names.groupParents.enumerated() where group != parent {
      children[parent, default: []].append(group)
    }
    var budget = Self.maximumInherited
    for (group, target) in extends {
      if let own = state.ownTypes[group], let other = state.ownTypes[target], own != other, let entry = entries[group] {
        report(
          "'\(names.groupPaths[group])' has the type \(own) and extends '\(names.groupPaths[target])' of the type "
            + "\(other); tokens taken over keep theirs", at: entry.range.location, .warning)
      }
      var open = [(group, target)]
      while let (own, other) = open.popLast(), budget > 0 {
        budget -= 1
        if state.ownTypes[own] == nil { state.ownTypes[own] = state.ownTypes[other] }
        for child in children[other] ?? [] where child != group {
          let name = names.groupPaths[child].dropFirst(names.groupPaths[other].count + 1)
          let known = names.groupPaths.count
          let counterpart = names.group(names.groupPaths[own] + "." + name, in: own)
          if counterpart == known {
            children[own, default: []].append(counterpart)
            state.ownTypes.append(nil)
          }
          open.append((counterpart, child))
        }
      }
    }
    state.spreadTypes(names)
  }
}

/// The tokens of each group, its own and those of the groups in it.
private struct GroupContents {
  private var tokens: [Int: [Int]] = [:]
  private var groups: [Int: [Int]] = [:]

  /// - Complexity: Linear in tokens and groups.
  init(_ names: TokenNames) {
    for (token, group) in names.tokenGroups.enumerated() { tokens[group, default: []].append(token) }
    for (group, parent) in names.groupParents.enumerated() where group != parent {
      groups[parent, default: []].append(group)
    }
  }

  mutating func add(_ token: Int, to group: Int) {
    tokens[group, default: []].append(token)
  }

  /// Sorted by number, each once.
  func tokens(below group: Int) -> [Int] {
    var found: Set<Int> = []
    var open = [group]
    while let next = open.popLast() {
      found.formUnion(tokens[next] ?? [])
      open += groups[next] ?? []
    }
    return found.sorted()
  }
}
