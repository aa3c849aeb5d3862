package import SightlineModel

/// Questions several rules ask: what is around a node, and which line is to blame.
extension Scene {
  /// The nearest modifier of one of these kinds around a node that meets a condition, not looking past `limit`.
  func modifier(around node: SceneNode, _ kinds: Set<ViewKind>, where condition: (SceneNode) -> Bool = { _ in true })
    -> SceneNode?
  {
    var next = node.parent
    while let id = next {
      let ancestor = nodes[id]
      if ancestor.isModifier, kinds.contains(ancestor.kind), condition(ancestor) { return ancestor }
      next = ancestor.parent
    }
    return nil
  }

  /// Where an element got its name: the modifier that gives it, else the element itself.
  func nameSource(of node: SceneNode) -> SourceLocation? {
    let family = [node] + ancestors(of: node) + subtree(of: node).dropFirst()
    return family.first { $0.accessibility.label?.string == node.spoken?.label }?.source ?? node.source
  }

  /// The container that became too long: the outermost stack of the app's own that sticks out of the screen. Everything
  /// it pushes out has that one cause.
  func overflowing(_ node: SceneNode, _ axis: Axis, tolerance: Double) -> SceneNode? {
    let stacks: Set<ViewKind> = [
      .vStack, .hStack, .zStack, .grid, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .group,
    ]
    return ancestors(of: node).last { ancestor in
      guard stacks.contains(ancestor.kind), ancestor.source != nil else { return false }
      let (low, high) =
        axis == .vertical ? (ancestor.frame.minY, ancestor.frame.maxY) : (ancestor.frame.minX, ancestor.frame.maxX)
      return high > (axis == .vertical ? bounds.maxY : bounds.maxX) + tolerance || low < -tolerance
    }
  }

  /// The nearest enclosing control.
  func control(around node: SceneNode) -> SceneNode? {
    ancestors(of: node).first { $0.isInteractive || Self.controls.contains($0.kind) }
  }
  static let controls = ViewKind.controls.union([.tabBarItem])

  /// A button that can be seen and spoken has the very action of a gesture.
  func hasButton(doingTheSameAs gesture: SceneNode) -> Bool {
    guard gesture.isModifier, let effect = gesture.effect else { return false }
    return nodes.contains { other in
      !other.isModifier && other.isInteractive && other.isVisible && other.effect == effect
        && !isHiddenFromSpeech(other)
    }
  }

  /// The texts of a row that together make one word, each letter or syllable in a colour of its own; `nil` in other rows.
  func piecesOfWord(in row: SceneNode) -> [SceneNode]? {
    guard row.kind == .hStack, !row.isModifier, row.isVisible else { return nil }
    let texts = subtree(of: row).filter { $0.text != nil && $0.isVisible }
    // The pseudo-language doubles a letter.
    let longest = variant.locale == "en-XA" ? 2 : 1
    let letters = texts.filter { ($0.shownString?.count ?? 0) <= longest && $0.shownString?.hasLetters == true }
    guard texts.count > 2, letters.count > 1, control(around: row) == nil,
      !subtree(of: row).contains(where: \.isInteractive)
    else { return nil }
    // Letters of one word touch each other.
    let gaps = zip(texts, texts.dropFirst()).map { max($1.frame.minX - $0.frame.maxX, $0.frame.minX - $1.frame.maxX) }
    return gaps.allSatisfy { $0 < 3 } ? texts : nil
  }

  /// Part of a word that is set in pieces and lengthened by a pseudo-language: a name, which no translation lengthens.
  func isLengthenedName(_ node: SceneNode) -> Bool {
    variant.locale == "en-XA" && ancestors(of: node).contains { piecesOfWord(in: $0) != nil }
  }

  /// The element VoiceOver stops at for a node: itself, or what swallowed it.
  func spokenOwner(of node: SceneNode) -> SceneNode? {
    if node.spoken != nil { return node }
    return ancestors(of: node).first { $0.spoken != nil }
  }

  /// An accessibility modifier hides the node, or an ancestor does.
  func isHiddenFromSpeech(_ node: SceneNode) -> Bool {
    node.accessibility.isHidden == true || ancestors(of: node).contains { $0.accessibility.isHidden == true }
  }

  /// Other views speak in its place: `accessibilityRepresentation`, `accessibilityChildren`.
  func isRepresented(_ node: SceneNode) -> Bool {
    isWithin(node, [.accessibilityRepresentation, .accessibilityChildren])
  }

  /// Whether a node stands in another, at any depth.
  func isBelow(_ node: SceneNode, _ other: SceneNode) -> Bool {
    var next = node.parent
    while let id = next {
      if id == other.id { return true }
      next = nodes[id].parent
    }
    return false
  }

  /// Sized and drawn by iOS, not by the app: bars with whatever stands in them, page dots, the keyboard.
  func isSystemDrawn(_ node: SceneNode) -> Bool {
    !places(of: node).isDisjoint(with: Self.systemDrawn)
  }
  private static let systemDrawn: ScenePlaces = [.systemBar, .systemPart]

  /// Made by iOS, name included. What an app puts into a bar is drawn by iOS, but its name is the app's.
  func isSystemMade(_ node: SceneNode) -> Bool { places(of: node).contains(.systemPart) }

  /// In a dialog of the system's, which scrolls its message and its buttons where they do not fit.
  func isInSystemDialog(_ node: SceneNode) -> Bool { places(of: node).contains(.dialog) }
  /// Part of a segmented picker.
  func isInSegment(_ node: SceneNode) -> Bool { places(of: node).contains(.segment) }
  /// Part of a wheel, which scrolls: what it cuts or fades comes to its middle.
  func isOnWheel(_ node: SceneNode) -> Bool { places(of: node).contains(.wheel) }

  /// Asked of every node by many rules: no list of ancestors is made.
  func isWithin(_ node: SceneNode, _ kinds: Set<ViewKind>) -> Bool {
    if kinds.contains(node.kind) { return true }
    var next = node.parent
    while let id = next {
      if kinds.contains(nodes[id].kind) { return true }
      next = nodes[id].parent
    }
    return false
  }

  /// Where a text's ink stands on the screen.
  func ink(of node: SceneNode) -> Rect {
    guard let text = node.text, !text.measured.inkBounds.isEmpty else { return node.frame }
    return text.measured.inkBounds.offsetBy(x: node.frame.x, y: node.frame.y)
  }

  /// Axes along which something can bring a node into view: scroll views, and a paged tab view sideways.
  func reachableAxes(of node: SceneNode) -> Set<Axis> {
    var axes = node.scrollAxes
    if ancestors(of: node).contains(where: { $0.kind == .tabView }) { axes.insert(.horizontal) }
    return axes
  }
}

extension SceneNode {
  /// A `frame` modifier's fixed length on an axis, in points.
  func fixedLength(_ axis: Axis) -> Double? {
    guard case .frame(let frame)? = modifier else { return nil }
    return (axis == .horizontal ? frame.width : frame.height).value
  }
  /// Taps that a gesture asks for.
  var tapCount: Double {
    guard case .onTapGesture(let gesture)? = modifier else { return 1 }
    return gesture.count.value ?? 1
  }
  /// The steps that led to the font of a `font` modifier.
  var fontSteps: [DerivationStep] {
    guard case .font(let font)? = modifier else { return [] }
    return font.font.derivation
  }
  /// The text, or a part of it, is a sample because the real one is not known.
  package var unknownTextReason: String? { text?.content.runs.compactMap(\.unknownReason).first }
  /// A preview's words, or made-up ones, are a part of the text.
  package var isSampleText: Bool { text?.content.runs.contains { $0.isSample == true } ?? false }
  /// What it says only exists at run time: its words here stand for others, which may be longer.
  var isOfRunTime: Bool { unknownTextReason != nil || isSampleText || isMadeUp }
}
