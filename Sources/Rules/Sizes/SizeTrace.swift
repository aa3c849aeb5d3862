package import SightlineModel

/// What is kept of one element so that a screen can be held against itself at another text size.
package struct SizeTrace: Sendable, Hashable {
  package enum Role: String, Sendable, Hashable { case control, text, symbol }
  package var role: Role
  /// The spoken name of a control, the words of a text, the name of a symbol.
  package var name: String
  /// For messages: a control without a name is called by its kind.
  var title: ElementName
  package var kind: ViewKind
  package var path: String
  package var source: SourceLocation?
  package var symbol: String?
  package var frame: Rect
  /// Points: a symbol's height.
  package var height: Double
  /// Of the text beside a symbol, in points; `nil` where there is none.
  package var neighborFontSize: Double?
  /// A symbol that is all a control of the app's shows.
  package var isWholeControl = false
  /// Words came from data that is not known, or the element is drawn by iOS.
  package var isUncertain: Bool
  /// The symbol is a picture of the app's.
  package var isPicture = false
  /// Lines out of sight of its own at which it is shown: what a helper makes, or a view of the app's.
  package var shownAt: [SourceLocation] = []
  /// A text whose words are values of the app's, from no string table and not written into the view.
  package var isData = false
}

extension SizeTrace {
  init?(_ node: SceneNode, in scene: Scene) {
    // What an app puts into a bar is drawn by iOS, but whether it is there is the app's to say.
    guard node.opacity > 0.01, !node.frame.isEmpty, !scene.isSystemMade(node),
      node.isInteractive || !scene.isSystemDrawn(node)
    else { return nil }
    (kind, path, source, symbol, frame) = (node.kind, node.path, node.source, node.symbol, node.frame)
    height = node.frame.height
    neighborFontSize = nil
    isUncertain = node.unknownTextReason != nil
    if node.isInteractive {
      role = .control
      name = scene.spokenOwner(of: node)?.spoken?.label ?? ""
      // Room that takes a tap, such as what lies beside a menu and closes it.
      if name.isEmpty, !scene.subtree(of: node).contains(where: Self.shows) { return nil }
      isUncertain = scene.subtree(of: node).contains { $0.unknownTextReason != nil }
    } else if let shown = node.shownString, shown.hasLettersOrDigits {
      role = .text
      name = shown
      let runs = node.text?.content.runs ?? []
      isData = !runs.isEmpty && runs.allSatisfy { $0.localization == nil && !$0.isWritten(in: node.source?.file) }
    } else if node.kind == .image, let icon = Self.iconName(node) {
      role = .symbol
      name = icon
      isPicture = node.systemName == nil
      guard !scene.isHiddenFromSpeech(node) else { return nil }
      neighborFontSize = Self.neighbor(of: node, in: scene)
      isWholeControl = Self.isWholeControl(node, in: scene)
    } else {
      return nil
    }
    title = ElementName(node, in: scene)
  }

  /// The name of a symbol, or of a picture of the app's that is as small as one; `nil` for other images.
  private static func iconName(_ node: SceneNode) -> String? {
    // No symbol has a space in its name: it is a sample's.
    if let symbol = node.systemName { return symbol.contains(" ") ? nil : symbol }
    guard case .image(let image)? = node.view, image.decorative.value != true, let picture = node.pictureName,
      !node.isSampleImage, !node.isUnknownPicture,
      // What is not in the catalogue has a size that nobody knows.
      node.uncertainty == 0, max(node.frame.width, node.frame.height) <= iconSide
    else { return nil }
    return picture
  }
  /// Points.
  private static let iconSide = 40.0

  private static func shows(_ node: SceneNode) -> Bool {
    node.isDrawn && (node.text != nil || node.kind == .image || node.drawings.contains { $0.fillColor != nil })
  }

  private static func isWholeControl(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let control = scene.ancestors(of: node).first(where: \.isInteractive), control.isEnabled else { return false }
    return !scene.subtree(of: control).contains { $0.shownString?.hasLettersOrDigits == true && $0.isVisible }
  }

  /// The head of an arrow on its line, in a square of a fixed size: the drawing has to grow as a whole.
  private static func isPartOfDrawing(_ node: SceneNode, below row: SceneNode, in scene: Scene) -> Bool {
    let around = scene.ancestors(of: node).prefix { $0.id != row.id }
    let frame = around.last { $0.fixedLength(.horizontal) != nil && $0.fixedLength(.vertical) != nil }
    guard let frame else { return false }
    // A shape that holds the symbol is its ground.
    return scene.subtree(of: frame).contains { other in
      ViewKind.shapes.contains(other.kind) && other.isVisible && !other.frame.contains(node.frame)
    }
  }

  /// The text in the same row, button or label: what the symbol is read with.
  private static func neighbor(of node: SceneNode, in scene: Scene) -> Double? {
    let rows: Set<ViewKind> = [.hStack, .label, .button, .link, .navigationLink, .menu]
    guard let row = scene.ancestors(of: node).first(where: { rows.contains($0.kind) }) else { return nil }
    if isPartOfDrawing(node, below: row, in: scene) { return nil }
    let texts = scene.subtree(of: row).filter { $0.shownString?.hasLetters == true && $0.isVisible }
    // Beside it, not below: the lines of the two meet.
    let beside = texts.filter { $0.frame.y < node.frame.maxY && $0.frame.maxY > node.frame.y }
    return beside.compactMap { $0.text?.measured.fontSize }.max()
  }
}

extension TextRun {
  /// A literal of that file, as it stands.
  fileprivate func isWritten(in file: String?) -> Bool {
    derivation.contains { $0.location?.file == file && $0.isTextLiteral }
  }
}
