package import SightlineModel

/// Something drawn that is no text: what it is for, and what it stands on.
/// - Source: WCAG 2.2, 1.4.11 Non-text Contrast: "graphical objects" and "user interface components".
package struct NonTextMark: Sendable {
  package enum Kind: String, Sendable, Codable {
    /// A symbol that says something nothing else says.
    case symbol
    /// The filled part of a progress bar on its track.
    case progress
    /// The line around a control.
    case outline
    /// The area of a control.
    case fill

    /// Whether it has to stand out in any case. A control that its text or symbol shows needs neither line nor area.
    package var isNeeded: Bool { self == .symbol || self == .progress }
  }
  package var kind: Kind
  package var node: SceneNode
  package var foreground: ResolvedPaint
  package var foregroundSteps: [DerivationStep]
  package var backdrop: ResolvedPaint
  package var backdropSteps: [DerivationStep]
  /// Whose line or area it is.
  var control: SceneNode?

  var isNeeded: Bool { kind.isNeeded }

  /// Of enabled, visible things, in document order.
  package static func all(in scene: Scene) -> [NonTextMark] {
    let controls = ControlShapes(scene)
    return scene.nodes.compactMap { node in
      guard node.isVisible, node.isEnabled, let foreground = node.foreground else { return nil }
      func mark(
        _ kind: Kind, on backdrop: ResolvedPaint, _ steps: [DerivationStep], of control: SceneNode? = nil
      ) -> NonTextMark {
        NonTextMark(
          kind: kind, node: node, foreground: foreground, foregroundSteps: node.foregroundDerivation,
          backdrop: backdrop, backdropSteps: steps, control: control)
      }
      if !node.isModifier {
        if isMeaningfulSymbol(node, in: scene), let backdrop = node.backdrop {
          return mark(.symbol, on: backdrop, node.backdropDerivation)
        }
        if let track = ProgressDrawing.track(of: node, in: scene), let behind = track.foreground {
          return mark(.progress, on: behind, track.foregroundDerivation)
        }
      }
      guard let backdrop = node.backdrop, let (kind, control) = controls.control(of: node) else { return nil }
      return mark(kind, on: backdrop, node.backdropDerivation, of: control)
    }
  }

  /// Of each field to type in that lines or areas set apart, the one of these marks that stands out most.
  static func fields(among marks: [NonTextMark]) -> [NonTextMark] {
    var best: [(mark: NonTextMark, ratio: Double)] = []
    for mark in marks {
      // What iOS draws around a field is iOS's.
      guard let field = mark.control, typed.contains(field.kind), mark.node.kind != .fieldBorder else { continue }
      // What nobody can compute may well be enough.
      var ratio = Double.infinity
      if case .color(let front) = mark.foreground, case .color(let back) = mark.backdrop {
        ratio = PaintContrast.worst([front], [back])?.ratio ?? 1
      }
      if let index = best.firstIndex(where: { $0.mark.control?.id == field.id }) {
        if ratio > best[index].ratio { best[index] = (mark, ratio) }
      } else {
        best.append((mark, ratio))
      }
    }
    return best.map(\.mark)
  }
  private static let typed: Set<ViewKind> = [.textField, .secureField, .textEditor]

  /// Symbols in a colour of the project's own that stand beside text: whether they say what the text does not (a state, a
  /// rating), a person knows. iOS leaves out those of a `Label`, and so does whoever hides one.
  package static func besideText(in scene: Scene) -> [NonTextMark] {
    scene.nodes.compactMap { node in
      guard node.kind == .image, node.systemName != nil, node.isVisible, node.isEnabled, !scene.isSystemDrawn(node),
        !scene.isHiddenFromSpeech(node), scene.control(around: node) == nil, isBesideText(node, in: scene),
        !scene.ancestors(of: node).contains(where: { $0.kind == .label }),
        let foreground = node.foreground, let backdrop = node.backdrop,
        node.foregroundDerivation.first?.isSystemLabel != true
      else { return nil }
      return NonTextMark(
        kind: .symbol, node: node, foreground: foreground, foregroundSteps: node.foregroundDerivation,
        backdrop: backdrop, backdropSteps: node.backdropDerivation)
    }
  }

  private static func isMeaningfulSymbol(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.kind == .image, node.systemName != nil, !scene.isSystemDrawn(node) else { return false }
    if scene.isHiddenFromSpeech(node) { return false }
    if let control = scene.control(around: node) {
      let saysMore = scene.subtree(of: control).contains { $0.shownString?.hasLettersOrDigits == true }
      return !saysMore
    }
    return !isBesideText(node, in: scene)
  }

  /// In a row, a `Label` or one spoken element with text, the symbol repeats or decorates it.
  private static func isBesideText(_ node: SceneNode, in scene: Scene) -> Bool {
    if let owner = scene.spokenOwner(of: node), owner.id != node.id { return true }
    let rows: Set<ViewKind> = [.hStack, .label, .lazyHStack, .gridRow, .labeledContent]
    guard let row = scene.ancestors(of: node).first(where: { rows.contains($0.kind) }) else { return false }
    return scene.subtree(of: row).contains { $0.shownString?.hasLettersOrDigits == true }
  }
}

/// Which drawn shapes are the area or the line of a control: those that lie within one or right around it, and are about
/// as large.
private struct ControlShapes {
  private let scene: Scene
  private let controls: [SceneNode]
  /// Points that a control's shape may be larger on each side: its padding.
  private static let reach = 32.0

  init(_ scene: Scene) {
    self.scene = scene
    controls = scene.nodes.filter { node in
      !node.isModifier && node.isVisible && node.isEnabled && !scene.isSystemDrawn(node)
        && (node.isInteractive || Scene.controls.contains(node.kind))
    }
  }

  func control(of node: SceneNode) -> (kind: NonTextMark.Kind, control: SceneNode)? {
    guard node.text == nil, let drawing = node.drawings.first, !scene.isSystemDrawn(node) else { return nil }
    let kind: NonTextMark.Kind
    switch drawing {
    case .fill: kind = .fill
    case .stroke: kind = .outline
    default: return nil
    }
    let reach = Self.reach
    let found = controls.first { candidate in
      let control = candidate.frame
      let outer = Rect(
        x: control.x - reach, y: control.y - reach, width: control.width + 2 * reach,
        height: control.height + 2 * reach)
      return !node.frame.isEmpty && outer.intersection(node.frame) == node.frame
        && node.frame.width >= control.width * 0.9 && node.frame.height >= control.height * 0.9
    }
    return found.map { (kind, $0) }
  }
}

extension DerivationStep {
  /// One of iOS's own label colours.
  fileprivate var isSystemLabel: Bool {
    switch kind {
    case .level(_, of: nil): true
    case .named(_, system: let name?): name.rawValue.lowercased().hasSuffix("label")
    default: false
    }
  }
}
