import SightlineModel

/// One word in pieces of several colours, set without space between them: the look of a logotype.
/// - Source: WCAG 2.2, 1.4.3 Contrast (Minimum): text that is part of a logo or brand name has no demand on contrast.
struct WordMark {
  /// From the start, two at least.
  let pieces: [SceneNode]
  var word: String { pieces.compactMap(\.shownString).joined() }

  /// - Returns: `nil` where the text is no part of such a word.
  init?(around node: SceneNode, in scene: Scene) {
    guard Self.isPiece(node.shownString),
      let row = scene.ancestors(of: node).first(where: { !$0.isModifier }), row.kind == .hStack
    else { return nil }
    let texts = scene.subtree(of: row).filter { $0.text != nil && $0.isVisible }
    guard texts.count > 1, texts.allSatisfy({ Self.isPiece($0.shownString) }) else { return nil }
    let neighbours = zip(texts, texts.dropFirst())
    let areJoined = neighbours.allSatisfy { first, second in
      max(second.frame.minX - first.frame.maxX, first.frame.minX - second.frame.maxX) < 3
        && first.frame.minY < second.frame.maxY && second.frame.minY < first.frame.maxY
        && first.foreground != second.foreground
    }
    guard areJoined else { return nil }
    pieces = texts
  }

  /// The same of the stretches of one text.
  static func isMark(_ runs: [SceneTextRun]) -> Bool {
    runs.count > 1 && runs.allSatisfy { isPiece($0.text) }
      && zip(runs, runs.dropFirst()).allSatisfy { $0.foreground != $1.foreground }
  }

  private static func isPiece(_ string: String?) -> Bool {
    // Marks that only turn the writing direction are no part of the word.
    guard let letters = string?.unicodeScalars.filter({ $0.properties.generalCategory != .format }) else {
      return false
    }
    let word = String(String.UnicodeScalarView(letters))
    return !word.isEmpty && word.count <= 16 && word.allSatisfy(\.isLetter)
  }
}
