import SightlineModel

/// Controls of one kind side by side: cards, swatches, segments drawn by hand.
struct ChoiceGroup {
  var members: [SceneNode]

  /// Members come from the same line of source and have about the same height or width; two at least.
  static func all(in scene: Scene) -> [ChoiceGroup] {
    var order: [SourceLocation] = []
    var groups: [SourceLocation: [SceneNode]] = [:]
    for node in scene.nodes where node.isInteractive && node.isVisible {
      guard let source = node.source, isChoosable(node) else { continue }
      if groups[source] == nil { order.append(source) }
      groups[source, default: []].append(node)
    }
    return order.compactMap { source in
      let members = groups[source]!
      // Siblings that differ by their data are no choice.
      guard members.count > 1, !members.contains(where: { $0.chooses == false }) else { return nil }
      // One button that stands at two places, as a property of the view: “Propose” in the bar and below the form.
      let words = Set(members.map { scene.subtree(of: $0).compactMap(\.shownString).joined(separator: " ") })
      guard words.count > 1 || words.first?.isEmpty != false else { return nil }
      // What is tapped and no button may be anything.
      guard !members[0].isModifier || members.contains(where: { $0.chooses == true }) else { return nil }
      return ChoiceGroup(members: members)
    }
  }

  /// A link leads to another page: rows of links that look different have different data.
  private static func isChoosable(_ node: SceneNode) -> Bool { node.kind == .button || node.kind == .onTapGesture }

  /// How a member is drawn, apart from its words and its own colours.
  struct Look: Hashable {
    /// Views drawn, state symbols by name.
    var shapes: [String]
    /// Visible strokes.
    var strokes: Int
    /// Of the whole, in tenths: the ones that are not chosen are often faded.
    var opacity: Int
  }

  func look(of member: SceneNode, in scene: Scene) -> Look {
    let drawn = scene.subtree(of: member).filter { $0.opacity > 0.01 }
    var shapes: [String] = []
    for node in drawn where !node.isModifier && node.text == nil && node.foreground?.isVisible != false {
      if let symbol = node.systemName {
        shapes.append(StateSymbol.marks(symbol) ? symbol : "image")
      } else if node.kind == .image || ShapeKinds.all.contains(node.kind) {
        shapes.append(node.kind.rawValue)
      }
    }
    let strokes = drawn.flatMap(\.drawings).filter { drawing in
      if case .stroke(_, let paint, let width) = drawing { return width > 0 && paint.isVisible }
      return false
    }
    return Look(
      shapes: shapes, strokes: strokes.count,
      opacity: member.isEnabled ? Int(saturating: (member.opacity * 10).rounded()) : 10)
  }

  /// Words beside symbols are no choices of one kind: the digits and the key that deletes them, “Save” and a cross.
  private func areOfOneKind(in scene: Scene) -> Bool {
    Set(members.map { scene.subtree(of: $0).contains { $0.text != nil } }).count == 1
  }

  /// Members whose look differs from that of most others: the chosen ones. Of two, the one that shows more.
  func distinguished(in scene: Scene) -> [SceneNode] {
    let looks = members.map { look(of: $0, in: scene) }
    let counts = looks.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard counts.count == 2, areOfOneKind(in: scene) else { return [] }
    let (first, second) = (looks[0], looks.first { $0 != looks[0] }!)
    guard isOfState(first, second, in: scene) else { return [] }
    let chosen: Look
    if counts[first]! != counts[second]! {
      chosen = counts[first]! < counts[second]! ? first : second
    } else if StateSymbol.weight(first.shapes) != StateSymbol.weight(second.shapes) {
      chosen = StateSymbol.weight(first.shapes) > StateSymbol.weight(second.shapes) ? first : second
    } else if first.opacity != second.opacity {
      chosen = first.opacity > second.opacity ? first : second
    } else {
      chosen = first.shapes.count + first.strokes > second.shapes.count + second.strokes ? first : second
    }
    // More than one of many may be chosen, but never most of them.
    return zip(members, looks).filter { $0.1 == chosen }.map(\.0)
  }

  /// Whether two looks can be two states of one thing. Symbols that only happen to be a heart here and a cloud there are data:
  /// a state is drawn by a tick, by the same symbol filled, or by a circle.
  private func isOfState(_ first: Look, _ second: Look, in scene: Scene) -> Bool {
    let symbols = members.map { member in
      scene.subtree(of: member).filter { $0.opacity > 0.01 }.compactMap(\.systemName)
    }
    let named = Set(symbols.flatMap { $0 }.filter { StateSymbol.marks($0) && !StateSymbol.isOfChoice($0) })
    return named.allSatisfy { symbol in
      let base = StateSymbol.base(symbol)
      let others = symbols.filter { !$0.contains(symbol) }
      // Where the others show something else in its place, it stands for a thing.
      return others.isEmpty || others.contains { $0.contains { StateSymbol.base($0) == base } }
        || others.allSatisfy { $0.count < symbols.map(\.count).max()! }
    }
  }

  /// The colours a member's shapes and symbols are drawn with, its own backdrop left out.
  func paints(of member: SceneNode, in scene: Scene) -> [RGBA] {
    scene.subtree(of: member).filter { !$0.isModifier && $0.isVisible && $0.text == nil }.compactMap {
      if case .color(let color)? = $0.foreground { color } else { nil }
    } + scene.subtree(of: member).flatMap(\.drawings).compactMap(\.fillColor)
  }

  /// Members that only their colours and how their words are set keep apart (bold, underlined, larger): the chosen ones.
  ///
  /// Judged where the source says that their actions write what the view compares: one of them, or of two either.
  func coloured(in scene: Scene) -> [SceneNode] {
    guard members.contains(where: { $0.chooses == true }) else { return [] }
    guard areOfOneKind(in: scene) else { return [] }
    let looks = members.map { Coloring(of: $0, in: scene) }
    let counts = looks.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard counts.count == 2, let chosen = counts.first(where: { $0.value == 1 })?.key else { return [] }
    // Of two, the one with more behind it or in bolder words.
    let look = members.count == 2 ? looks.max { $0.weight < $1.weight } ?? chosen : chosen
    return zip(members, looks).filter { $0.1 == look }.map(\.0)
  }
}
