/// The page of the documentation: how much of SwiftUI layout follows.
extension Vocabulary {
  /// How many names are laid out, have no effect on layout, or are not laid out yet.
  struct Tally {
    var laidOut = 0
    var withoutEffect = 0
    var missing: [(name: String, reason: String)] = []
    var total: Int { laidOut + withoutEffect + missing.count }

    mutating func add(_ name: String, _ support: LayoutSupport) {
      switch support {
      case .laidOut: laidOut += 1
      case .withoutEffect: withoutEffect += 1
      case .missing(let reason): missing.append((name, reason))
      }
    }
  }

  /// By name: one that several overloads have counts as laid out where one of them is.
  func modifierTally() -> Tally {
    var tally = Tally()
    for name in modifierNames {
      let supports = modifiers(named: name).map(\.support)
      let best = supports.first { $0 == .laidOut } ?? supports.first { $0 != .withoutEffect } ?? .withoutEffect
      tally.add(name, best)
    }
    return tally
  }

  func viewTally(of isMeant: (ViewDeclaration.Kind) -> Bool) -> Tally {
    var tally = Tally()
    for view in viewNames.compactMap({ view(named: $0) }) where isMeant(view.kind) {
      tally.add(view.name, view.support)
    }
    return tally
  }

  /// Markdown: `docs/vocabulary.md`.
  public var page: String {
    let (modifiers, shapes) = (modifierTally(), viewTally { $0 == .shape })
    let views = viewTally { $0 != .shape }
    let families = styleFamilyNames.compactMap { styleFamily(named: $0) }
    let keys = environmentKeyNames.compactMap { environmentKey(named: $0) }
    var text = """
      # SwiftUI's vocabulary

      Every public view, modifier, style, shape and environment key of SwiftUI for iOS, and of the frameworks beside it, with \
      what layout makes of it. Written by `sightline vocabulary` from `Sources/Vocabulary/Data`; `sightline vocabulary NAME` \
      shows one of them with its forms.

      | what | names | laid out | without effect on layout | not laid out yet |
      |---|---|---|---|---|

      """
    for (name, tally) in [("views", views), ("shapes", shapes), ("modifiers", modifiers)] {
      text += "| \(name) | \(tally.total) | \(tally.laidOut) | \(tally.withoutEffect) | \(tally.missing.count) |\n"
    }
    text += """

      \(families.count) families of styles have \(families.reduce(0) { $0 + $1.styles.count }) styles. The environment has \
      \(keys.count) keys, of which \(keys.filter(\.isSettable).count) may be set. Arguments are made of \(typeNames.count) types.

      """
    for (title, tally) in [("Views", views), ("Shapes", shapes), ("Modifiers", modifiers)] {
      text += "\n## \(title) that are not laid out yet\n\n"
      text += tally.missing.map { "- `\($0.name)`: \($0.reason)\n" }.joined()
    }
    return text
  }

  /// One name with its forms, for people; `nil` for a name that nothing has.
  public func description(of name: String) -> String? {
    var lines: [String] = []
    func add(_ head: String, _ availability: Availability, _ support: LayoutSupport?) {
      var facts = "iOS \(availability.introduced)"
      switch availability.deprecation {
      case .none: break
      case .announced: facts += ", deprecated"
      case .since(let version): facts += ", deprecated in \(version)"
      }
      switch support {
      case nil: break
      case .laidOut?: facts += "; laid out"
      case .withoutEffect?: facts += "; without effect on layout"
      case .missing(let reason)?: facts += "; not laid out yet: \(reason)"
      }
      lines.append("\(head)\n  \(facts)")
    }
    if let view = view(named: name) {
      add("\(view.kind.rawValue) \(view.name) (\(view.framework))", view.availability, view.support)
      for initialiser in view.initialisers {
        add("init \(name)\(initialiser.signature.declaration)", initialiser.availability, nil)
      }
    }
    for modifier in modifiers(named: name) {
      add(
        "modifier \(modifier.owner).\(name)\(modifier.signature.declaration)", modifier.availability, modifier.support)
    }
    if let key = environmentKey(named: name) { add("environment key \(name): \(key.type)", key.availability, nil) }
    if let family = styleFamily(named: name) {
      add("styles \(name): \(family.styles.map(\.name).joined(separator: ", "))", family.availability, nil)
    }
    if let type = type(named: name) { add("type \(name)", type.availability, nil) }
    if lines.isEmpty {
      let platforms = otherPlatforms(having: name)
      return platforms.isEmpty ? nil : "\(name): of \(platforms.joined(separator: ", ")), not of iOS\n"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every name that has a description, sorted.
  public var names: [String] {
    Array(Set(viewNames + modifierNames + environmentKeyNames + styleFamilyNames + typeNames)).sorted()
  }
}

extension Signature {
  /// The parameters as declared: `(_ edges: Edge.Set = .all)`.
  var declaration: String {
    let parts = parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
      return label + parameter.name + ": " + parameter.type + (parameter.defaultValue.map { " = " + $0 } ?? "")
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}
