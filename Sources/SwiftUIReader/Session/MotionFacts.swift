import SightlineModel

/// What of a tree can be seen to move: compared before and after a change.
enum MotionFacts {
  private static let properties: [ViewKind: String] = [
    "scaleEffect": "scale", "rotationEffect": "rotation", "rotation3DEffect": "rotation", "offset": "offset",
    "position": "offset", "opacity": "opacity", "frame": "size", "flexFrame": "size", "padding": "size",
    "blur": "blur", "foregroundStyle": "color", "background": "color", "shadow": "shadow", "cornerRadius": "shape",
    "fill": "color", "stroke": "color", "strokeBorder": "color", "tint": "color", "trim": "shape",
  ]

  /// Hashes of the arguments that move, by the place of the view in the tree.
  static func collect(_ node: ViewNode, path: String = "", into facts: inout [String: [String: Int]]) {
    let place = path + "/" + node.kind.rawValue + (node.identity.map { "[\($0)]" } ?? "")
    var entry: [String: Int] = [:]
    for modifier in node.modifiers {
      guard let property = properties[modifier.kind] else { continue }
      var hasher = Hasher()
      hasher.combine(entry[property])
      hasher.combine(modifier.arguments)
      entry[property] = hasher.finalize()
    }
    if node.kind == "tabView" { entry["page"] = node.arguments["selection"].hashValue }
    if node.kind == "color" { entry["color"] = node.arguments.hashValue }
    if node.kind == "text" { entry["text"] = node.arguments["content"].hashValue }
    if let transition = node.modifiers.first(where: { $0.kind == "transition" })?.arguments.names("t") {
      for name in transition { entry["transition " + name] = 0 }
    }
    var key = place
    var count = 1
    while facts[key] != nil {
      count += 1
      key = "\(place)#\(count)"
    }
    facts[key] = entry
    for child in node.children { collect(child, path: key, into: &facts) }
  }

  static func changes(from old: [String: [String: Int]], to new: [String: [String: Int]]) -> Set<String> {
    var changed: Set<String> = []
    for (place, facts) in new {
      guard let before = old[place] else {
        changed.formUnion(appearing(facts))
        continue
      }
      for (property, value) in facts where before[property] != value { changed.insert(property) }
    }
    for (place, facts) in old where new[place] == nil { changed.formUnion(appearing(facts)) }
    return changed
  }

  /// A view that comes or goes moves as its transition says; without one it fades.
  private static func appearing(_ facts: [String: Int]) -> [String] {
    let names = facts.keys.filter { $0.hasPrefix("transition ") }.map { String($0.dropFirst("transition ".count)) }
    return names.isEmpty ? ["opacity"] : names
  }
}

/// The virtual time at which a control was first there to be seen.
enum VisibleTime {
  static func note(
    _ node: inout ViewNode, at now: Double, path: String = "", hidden: Bool = false, in seen: inout [String: Double]
  ) {
    let isHidden =
      hidden
      || node.modifiers.contains { modifier in
        modifier.kind == "hidden" || modifier.kind == "opacity" && (modifier.arguments.number("opacity") ?? 1) < 0.05
      }
    let place =
      path + "/" + node.kind.rawValue + (node.source.map { "@\($0.line):\($0.column)" } ?? "") + (node.identity ?? "")
    if ViewKinds.controls.contains(node.kind), !isHidden {
      let first = seen[place] ?? now
      seen[place] = first
      node.visibleAfter = first
    }
    for index in node.children.indices {
      note(&node.children[index], at: now, path: place, hidden: isHidden, in: &seen)
    }
    note(&node.arguments, at: now, path: place, hidden: isHidden, in: &seen)
    for index in node.modifiers.indices {
      note(&node.modifiers[index].arguments, at: now, path: place, hidden: isHidden, in: &seen)
    }
  }

  /// Views that a modifier or a label brings along.
  private static func note(
    _ arguments: inout Arguments, at now: Double, path: String, hidden: Bool, in seen: inout [String: Double]
  ) {
    for entry in arguments.entries {
      guard case .views(var views) = entry.argument.value else { continue }
      for index in views.indices { note(&views[index], at: now, path: path, hidden: hidden, in: &seen) }
      arguments.set(entry.name, Argument(.views(views), derivation: entry.argument.derivation))
    }
  }
}
