import SightlineModel

/// What of a tree can be seen to move: compared before and after a change.
enum MotionFacts {
  private static let properties: [ViewKind: String] = [
    "scaleEffect": "scale", "rotationEffect": "rotation", "rotation3DEffect": "rotation", "offset": "offset",
    "position": "offset", "opacity": "opacity", "frame": "size", "flexFrame": "size", "padding": "size",
    "blur": "blur", "foregroundStyle": "color", "background": "color", "shadow": "shadow", "cornerRadius": "shape",
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
    if node.kind == "text" { entry["text"] = node.arguments["content"].hashValue }
    entry["content"] = node.children.count
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
        changed.insert("content")
        continue
      }
      for (property, value) in facts where before[property] != value { changed.insert(property) }
    }
    return changed
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
  }
}
