import SightlineModel

/// `mask` with words or symbols: what is masked shows in their strokes alone, so that they are read in its paint.
///
/// They are laid behind the content, whose fills they take; where several could be meant, the paint is not known.
struct Masked: ContentLayout {
  let layered: Layered

  init(alignment: GuidePair) { layered = Layered(side: .behind, alignment: alignment, ignoredEdges: []) }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    layered.sizeThatFits(proposal, children)
  }
  func placements(in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets) -> [Placement] {
    layered.placements(in: size, proposal: proposal, children, unsafe: unsafe)
  }
  func spacing(_ children: [Element]) -> Spacing { layered.spacing(children) }

  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    guard node.children.count > 1 else { return }
    let content = node.children.count - 1
    let paint = node.children[content].maskedPaint
    node.children[content].cutAway()
    let words = node.children[content].shownWords
    node.children[content].show(in: paint)
    // `overlay(gradient).mask(self)`: the words stand there already.
    let mask = node.children[..<content].flatMap(\.shownWords)
    if !mask.isEmpty, mask == words {
      node.children.removeSubrange(..<content)
    } else {
      for index in 0..<content { node.children[index].show(in: paint) }
    }
  }
}

extension LaidOutNode {
  fileprivate var shownWords: [String] { (text.map { [$0.content.string] } ?? []) + children.flatMap(\.shownWords) }

  /// What is filled or drawn, in drawing order, with where that is.
  private var fills: [(style: StyleSpec, bounds: Rect)] {
    guard !isHidden, opacity > 0 else { return [] }
    var own = shapes.filter { $0.strokeWidth == nil }.map { (style: $0.style, bounds: $0.bounds) }
    if let image, !image.isSystem { own.append((.image(image.name), frame)) }
    return own + children.flatMap(\.fills)
  }

  /// The one paint that covers the whole, else the only one.
  fileprivate var maskedPaint: StyleSpec {
    let fills = fills
    if let last = fills.last, fills.count == 1 || last.bounds.contains(frame, tolerance: 1) { return last.style }
    guard fills.isEmpty else { return .unknown(reason: "several paints show through the words of a mask") }
    // Words within words, a symbol within a symbol.
    return text != nil || image != nil ? foreground : children.count == 1 ? children[0].maskedPaint : .foreground
  }

  /// Of what is masked nothing is left but its words.
  fileprivate mutating func cutAway() {
    shapes = []
    if let image, !image.isSystem { self.image = nil }
    for index in children.indices { children[index].cutAway() }
  }

  fileprivate mutating func show(in paint: StyleSpec) {
    if text != nil || image != nil {
      foreground = paint
      if let runs = text?.content.runs.indices { for index in runs { text?.content.runs[index].foreground = nil } }
    }
    for index in children.indices { children[index].show(in: paint) }
  }
}
