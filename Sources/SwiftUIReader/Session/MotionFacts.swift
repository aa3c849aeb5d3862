import SightlineModel

/// What of a tree can be seen to move: compared before and after a change.
enum MotionFacts {
  private static let properties: [ViewKind: String] = [
    .scaleEffect: "scale", .rotationEffect: "rotation", .rotation3DEffect: "rotation", .offset: "offset",
    .position: "offset", .opacity: "opacity", .frame: "size", .flexFrame: "size", .padding: "size",
    .blur: "blur", .foregroundStyle: "color", .background: "color", .shadow: "shadow", .cornerRadius: "shape",
    .fill: "color", .stroke: "color", .strokeBorder: "color", .tint: "color", .trim: "shape",
  ]

  /// Stands for what is not known to move: a symbol's name, a shape's trim.
  static let other = "other"

  private static func rest(of node: ViewNode) -> Int {
    var hasher = Hasher()
    let own = [(node.kind, node.arguments)] + node.modifiers.map { ($0.kind, $0.arguments) }
    for (kind, arguments) in own where properties[kind] == nil {
      for entry in arguments.entries {
        switch entry.argument.value {
        case .action, .views: continue
        default: hasher.combine(entry.argument.value)
        }
      }
    }
    return hasher.finalize()
  }

  /// A tree's facts by the place of the view, and the places around which each `animation` modifier stands.
  struct Tree {
    /// Hashes of the arguments that move.
    var facts: [String: [String: Int]] = [:]
    var scopes: [SourceLocation: [String]] = [:]
  }

  static func tree(of roots: [ViewNode]) -> Tree {
    var tree = Tree()
    for root in roots { collect(root, path: "", into: &tree) }
    return tree
  }

  private static func collect(_ node: ViewNode, path: String, into tree: inout Tree) {
    let name = (node.identity.map { "[\($0)]" } ?? "") + (node.userView.map { ":\($0)" } ?? "")
    let place = path + "/" + node.kind.rawValue + name
    var entry: [String: Int] = [:]
    for modifier in node.modifiers {
      guard let property = properties[modifier.kind] else { continue }
      var hasher = Hasher()
      hasher.combine(entry[property])
      // From one slight scale to another nothing travels.
      if isSlight(modifier, of: node) { hasher.combine(0) } else { hasher.combine(modifier.payload) }
      entry[property] = hasher.finalize()
    }
    entry[other] = rest(of: node)
    switch node.payload {
    case .tabView(let tabs): entry["page"] = tabs.selection.hashValue
    case .fill(let fill) where node.kind == .color: entry["color"] = fill.hashValue
    case .text(let text): entry["text"] = text.content.value.hashValue
    default: break
    }
    if let transition = node.modifiers.first(where: { $0.kind == .transition })?.arguments.names("t") {
      for name in transition { entry["transition " + name] = 0 }
    }
    var key = place
    var count = 1
    while tree.facts[key] != nil {
      count += 1
      key = "\(place)#\(count)"
    }
    tree.facts[key] = entry
    for modifier in node.modifiers where modifier.kind == .animation {
      if let source = modifier.source { tree.scopes[source, default: []].append(key) }
    }
    for child in node.children { collect(child, path: key, into: &tree) }
  }

  /// Of its size in place: within a twentieth nobody sees it travel.
  static func isSlight(_ scale: Double) -> Bool { (0.95...1.05).contains(scale) }
  private static func isSlight(_ modifier: ViewModifier, of node: ViewNode) -> Bool {
    // The arrow of what opens turns in place, as iOS's own does.
    if modifier.kind == .rotationEffect, case .image(let image) = node.payload {
      return image.systemName.value?.hasPrefix("chevron") == true
    }
    guard case .scaleEffect(let effect) = modifier.payload, let scale = effect.s.value else { return false }
    return isSlight(scale)
  }

  /// - Parameter scopes: Places whose views alone are looked at; `nil` for the whole tree.
  static func changes(from old: Tree, to new: Tree, in scopes: [String]? = nil) -> Set<String> {
    func isInside(_ place: String) -> Bool {
      guard let scopes else { return true }
      return scopes.contains { place == $0 || place.hasPrefix($0 + "/") }
    }
    var changed: Set<String> = []
    for (place, facts) in new.facts where isInside(place) {
      guard let before = old.facts[place] else {
        changed.formUnion(appearing(facts))
        continue
      }
      for (property, value) in facts where before[property] != value { changed.insert(property) }
    }
    for (place, facts) in old.facts where new.facts[place] == nil && isInside(place) {
      changed.formUnion(appearing(facts))
    }
    return changed
  }

  /// A view that comes or goes moves as its transition says; without one it fades.
  private static func appearing(_ facts: [String: Int]) -> [String] {
    let names = facts.keys.sorted().filter { $0.hasPrefix("transition ") }.map {
      String($0.dropFirst("transition ".count))
    }
    return names.isEmpty ? ["opacity"] : names.map(Motion.byTransition)
  }
}
