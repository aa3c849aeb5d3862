import SightlineModel

/// When and how each view was first there to be seen.
struct Entrances {
  /// Of the views seen so far, by their place in the tree.
  private var seen: [PlaceHash: Entrance] = [:]

  /// Marks the views of a tree that has just been evaluated.
  ///
  /// - Parameters:
  ///   - now: In seconds since the person last did something, or since launch.
  ///   - animation: Of the `withAnimation` that led to this tree.
  ///   - changed: Animations of `animation(_:value:)` modifiers whose value has changed, by the modifier's place.
  mutating func note(
    _ root: inout ViewNode, at now: Double, animation: AnimationValue?, changed: [SourceLocation: AnimationValue]
  ) {
    note(&root, Moment(now: now, changed: changed, animation: animation, path: PlaceHash(), isHidden: false))
  }

  private struct Moment {
    let now: Double
    let changed: [SourceLocation: AnimationValue]
    /// The one in force here.
    var animation: AnimationValue?
    var path: PlaceHash
    var isHidden: Bool
  }

  private mutating func note(_ node: inout ViewNode, _ around: Moment) {
    var moment = around
    for modifier in node.modifiers.reversed() {
      if modifier.kind == .hidden || modifier.kind == .opacity && (modifier.arguments.number("opacity") ?? 1) < 0.05 {
        moment.isHidden = true
      }
      if modifier.kind == .animation, let source = modifier.source, let own = moment.changed[source] {
        moment.animation = own
      }
    }
    moment.path.add(node)
    if !moment.isHidden {
      let entrance = seen[moment.path] ?? entrance(moment)
      seen[moment.path] = entrance
      node.entrance = entrance
      if ViewKind.controls.contains(node.kind) { node.visibleAfter = entrance.at }
    }
    for index in node.children.indices { note(&node.children[index], moment) }
    // Taking arguments out and putting them back decodes them again.
    if !node.payload.views.isEmpty { note(&node.arguments, moment) }
    for index in node.modifiers.indices where !node.modifiers[index].payload.views.isEmpty {
      note(&node.modifiers[index].arguments, moment)
    }
  }

  private func entrance(_ moment: Moment) -> Entrance {
    guard let animation = moment.animation else { return Entrance(at: moment.now) }
    return Entrance(at: moment.now + animation.delay, over: animation.duration, curve: animation.name)
  }

  /// Views that a modifier or a label brings along.
  private mutating func note(_ arguments: inout NamedArguments, _ moment: Moment) {
    for entry in arguments.entries {
      guard case .views(var views) = entry.argument.value else { continue }
      for index in views.indices { note(&views[index], moment) }
      arguments.set(entry.name, Argument(.views(views), derivation: entry.argument.derivation))
    }
  }
}

extension PlaceHash {
  /// The view by its kind, its call and its identity.
  mutating func add(_ node: ViewNode) {
    add(node.kind.rawValue)
    if let source = node.source {
      add(source.line)
      add(source.column)
    }
    if let identity = node.identity { add(identity) }
  }
}
