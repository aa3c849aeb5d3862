import Rules
import SightlineModel

extension Judgement {
  /// What it says rests on the element alone, whatever stands beside it and behind it.
  func isOfOneElement(_ dependencies: RuleDependencies) -> Bool {
    node != nil && others.isEmpty && dependencies.isDisjoint(with: [.metrics, .size, .appearance])
      // What is missing where something is presumed may be there where it is not.
      && verdict.issue?.derivation.contains { $0.kind == .fallback } != true
  }

  /// What is presumed lies on the other side of a view's body: a control is named by what is presumed of a view that it shows,
  /// or what is presumed of a view stands within a control that shows it. Whoever shows the view may give it what the
  /// presumption does not fit.
  ///
  /// - Parameter types: Of the views of which it is presumed what they are handed.
  func isBetween(_ types: [String], of rule: RuleID, in scene: Scene) -> Bool {
    guard let id = node else { return false }
    let node = scene.nodes[id]
    func isPresumed(_ other: SceneNode) -> Bool { other.userView.map(types.contains) ?? false }
    if rule == "nested-control" {
      let within = ([node] + scene.ancestors(of: node)).prefix { $0.id == node.id || !$0.isInteractive }
      return within.contains(where: isPresumed)
    }
    return Self.ofContent.contains(rule) && scene.subtree(of: node).dropFirst().contains(where: isPresumed)
  }
  /// Rules on what is said of an element by what it shows.
  private static let ofContent: Set<RuleID> = ["control-name", "label-in-name", "picture-in-name", "name-readable"]

  /// What it says of a scene stands in one line: what moves there moves wherever it is shown.
  func isOfOneLine(_ dependencies: RuleDependencies) -> Bool {
    node == nil && others.isEmpty && dependencies.isEmpty && verdict.issue?.cause != nil
  }

  /// Two colours are held against each other that stand in the source, and what lies behind is there wherever the element is.
  ///
  /// - Parameter isAlwaysThere: What states show of the screen in which nothing is presumed.
  func isOfConstantColors(
    _ dependencies: RuleDependencies, in scene: Scene, isAlwaysThere: (SourceLocation) -> Bool
  ) -> Bool {
    guard dependencies == [.appearance], others.isEmpty, let id = node,
      // Nobody draws what can't be seen: what gives it its ground is not shown with it here.
      let ratio = verdict.issue?.measured?.plain, ratio.unit == .ratio, ratio.value >= Self.leastSeen
    else { return false }
    let node = scene.nodes[id]
    // What fades it may be what keeps it from being used, and several colours may come of things that are never there together.
    guard node.opacity >= 1, case .color? = node.backdrop else { return false }
    let steps = node.foregroundDerivation + node.backdropDerivation
    guard
      !steps.contains(where: { step in
        switch step.kind {
        case .sample, .unknown, .typed, .data: true
        default: false
        }
      })
    else { return false }
    let around = Set(scene.ancestors(of: node).map(\.id))
    let below = Set(scene.subtree(of: node).map(\.id))
    return scene.nodes.allSatisfy { other in
      guard Self.grounds.contains(other.kind), !around.contains(other.id), !below.contains(other.id),
        other.frame.intersects(node.frame)
      else { return true }
      let ancestors = scene.ancestors(of: other)
      // Laid behind something that it stands in.
      let isOwn = ancestors.first { around.contains($0.id) }?.isModifier ?? false
      let isClear = other.kind == .color && (other.opacity == 0 || other.foreground == .color(.clear))
      let place = ([other] + ancestors).lazy.compactMap(\.source).first { $0.line > 0 }
      return !isClear && (isOwn || place.map(isAlwaysThere) ?? false)
    }
  }
  private static let leastSeen = 1.25
  private static let grounds: Set<ViewKind> = [
    .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient, .image, .rectangle,
    .roundedRectangle, .circle, .capsule, .ellipse,
  ]

  /// A failure that is seen only where something is presumed is for a person to confirm: what is drawn beside it may
  /// never stand there at the same time.
  func presuming(_ presumption: String) -> Judgement {
    guard case .fails(var issue) = verdict else { return self }
    issue.doubts.append(.presumed(presumption))
    return Judgement(node: node, verdict: .needsReview(issue), detail: detail)
  }
}

extension ScreenState {
  /// What is disabled in every state is shown as if it worked, in the colours that its code chose for what is disabled.
  var isPresumedEnabled: Bool { id.hasPrefix("presumed enabled ") }
}

extension Screen {
  /// Whether all states show something of that line in which nothing is presumed.
  func alwaysShows(_ place: SourceLocation) -> Bool {
    let known = states.filter { $0.presumption == nil }
    return !known.isEmpty && known.allSatisfy { $0.trees.first?.root.shows(place) ?? false }
  }
}

extension ViewNode {
  fileprivate func shows(_ place: SourceLocation) -> Bool {
    source == place || children.contains { $0.shows(place) }
      || payload.views.contains { $0.views.contains { $0.shows(place) } }
      || modifiers.contains { modifier in
        modifier.source == place || modifier.payload.views.contains { $0.views.contains { $0.shows(place) } }
      }
  }
}
