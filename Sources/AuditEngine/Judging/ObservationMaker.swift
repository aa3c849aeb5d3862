import Rules
import SightlineModel

/// Turns judgements on one scene into observations. What several rules ask of the same node is looked up once.
struct ObservationMaker {
  private let screen: Screen
  private let state: Finding.StateReference
  private let isPresumed: Bool
  private let scene: Scene
  private var known: [Int: Described] = [:]

  private struct Described {
    var sourceText: String
    /// A node of the system's own (a bordered button's fill) is blamed on the nearest view of the source.
    var place: SourceLocation?
  }

  init(_ screen: Screen, _ state: ScreenState, _ scene: Scene) {
    self.screen = screen
    self.state = .init(id: state.id, path: state.path)
    isPresumed = state.presumption != nil || screen.presumed != nil
    self.scene = scene
  }

  /// - Parameter variants: Indices of those the judgement holds for, ascending.
  /// - Returns: `nil` where the rule does not apply.
  mutating func observation(_ judgement: Judgement, of rule: RuleID, _ variants: [Int]) -> Observation? {
    if case .notApplicable = judgement.verdict { return nil }
    let node = judgement.node.map { scene.nodes[$0] }
    let described = node.map { describe($0) }
    let place = described?.place ?? screen.source
    var location = judgement.verdict.issue?.cause ?? place
    // The list or the button that was put around a row is judged where the app has it.
    if judgement.verdict.issue != nil, let placement = screen.placement, place == placement { return nil }
    // What a preview adds of its own is no part of the app; what it wraps is the screen.
    if judgement.verdict.issue != nil, let own = location, screen.isPreviewed(own) {
      guard let node, node.id == scene.nodes.first(where: { $0.source != nil })?.id,
        scene.subtree(of: node).contains(where: { $0.source.map { !screen.isPreviewed($0) } ?? false })
      else { return nil }
      location = screen.source
    }
    var verdict = judgement.verdict
    if case .fails(var issue) = verdict, let doubt = doubt(node, rule, issue.measured) {
      issue.doubts.append(doubt)
      verdict = .needsReview(issue)
    }
    let nowhere = SourceLocation(file: screen.name + ".screen.json", line: 1, column: 1)
    var observation = Observation(
      rule: rule, node: judgement.node, screen: screen.name, state: state, variants: variants,
      location: location ?? nowhere, place: place ?? nowhere,
      symbol: location == nil ? screen.symbol : node?.symbol ?? screen.symbol,
      path: node?.path ?? "", detail: judgement.detail, element: element(node, verdict),
      sourceText: described?.sourceText ?? "",
      frame: node?.frame ?? scene.bounds, verdict: verdict,
      scrolls: node?.scrollAxes.contains(.vertical) ?? false, isPresumed: isPresumed)
    if verdict.issue != nil, let node {
      observation.isStandIn = scene.subtree(of: node).contains {
        $0.text?.content.runs.contains(where: \.isStandIn) ?? false
      }
    }
    if let node, verdict.issue != nil {
      let named = [observation.location, observation.place]
      let parts = ElementParts(scene: scene, screen: screen.name)
      let own = parts.places(of: node, for: rule, apart: named)
      for part in own + parts.uses(of: node, apart: named + own.map(\.0.location)) {
        let key = CauseGroup.Shown(screen: screen.name, place: part.0.location, path: part.path)
        observation.parts[key] = part.0
      }
    }
    return observation
  }

  /// What only a preview tells of the app.
  private func doubt(_ node: SceneNode?, _ rule: RuleID, _ measured: Measurement?) -> Doubt? {
    if let node, isOnPreviewGround(node, rule) { return .previewGround }
    if let node, case .ratio(let ratio, _)? = measured?.quantity, ratio < Self.invisible, isOnBareGround(node, rule) {
      return .bareGround
    }
    if let node, mayBePushed(node, rule) { return .pushedTitle }
    // Made by no code: a value that stands for one from outside.
    if node?.source?.line == 0 { return .sampleWords }
    let isPreviewed = screen.previewLines != nil || ScreenState.isOfPreview(state.id)
    if isPreviewed, Self.ofSurroundings.contains(rule) { return .shownAlone }
    // What it hides may be said by the row that it stands in.
    if rule == "text-spoken", screen.presumed == .part || screen.isPart == true { return .saidAround }
    if isPreviewed || screen.presumed == .part, Self.ofTargets.contains(rule),
      scene.nodes.count(where: { $0.spoken != nil }) == 1
    {
      return .measuredAlone
    }
    let ofScreen = Self.doubt(whoseIs: node?.symbol, in: node?.source?.file, screen)
    if ofScreen != .developerScreen, screen.isPart == true, Self.ofRoom.contains(rule) { return .partAlone }
    return ofScreen
  }

  /// What makes everything on a screen doubtful: users never see it, or nobody knows that they do.
  static func doubt(whoseIs symbol: String?, in file: String?, _ screen: Screen) -> Doubt? {
    if DeveloperScreen.isOne(symbol ?? screen.symbol, in: file ?? screen.source?.file) { return .developerScreen }
    return screen.isUnused == true ? .unusedView : nil
  }

  /// Whether a large title stands in a bar that only this reading, or a preview, put around the screen.
  private func mayBePushed(_ node: SceneNode, _ rule: RuleID) -> Bool {
    guard node.kind == .navigationBarTitle, ["text-truncated", "text-clipped"].contains(rule),
      case .style(.largeTitle)? = node.text?.font.base,
      let stack = scene.ancestors(of: node).first(where: { [.navigationStack, .navigationView].contains($0.kind) }),
      stack.source.map(screen.isPreviewed) ?? true
    else { return false }
    return !scene.nodes.contains { if case .titleDisplayMode? = $0.modifier { true } else { false } }
  }

  /// Rules that what stands around decides: a row within a link is one element.
  private static let ofSurroundings: Set<RuleID> = ["group"]
  /// Rules that a scroll view around answers.
  private static let ofRoom: Set<RuleID> = ["text-unreachable", "text-behind-bar"]
  /// Rules that measure what can be tapped, which a row or a menu makes larger.
  private static let ofTargets: Set<RuleID> = ["target-size", "target-size-comfortable"]

  /// Whether a contrast is held against what a preview lays behind the view.
  private func isOnPreviewGround(_ node: SceneNode, _ rule: RuleID) -> Bool {
    guard rule.rawValue.hasPrefix("contrast"), screen.previewLines != nil, !hasOwnGround(node) else { return false }
    return node.backdropDerivation.contains { $0.location.map(screen.isPreviewed) ?? false }
      || scene.ancestors(of: node).contains {
        ($0.kind == .background || $0.kind == .backgroundStyle) && $0.source.map(screen.isPreviewed) ?? false
      }
      || scene.nodes.prefix { $0.id != node.id }.contains {
        Self.grounds.contains($0.kind) && place($0).map(screen.isPreviewed) ?? false && $0.frame.intersects(node.frame)
      }
  }
  /// A ratio that nobody gives words, whatever they stand on.
  private static let invisible = 1.3
  /// Whether a contrast is held against the bare window because what the app has around the view was not laid out.
  private func isOnBareGround(_ node: SceneNode, _ rule: RuleID) -> Bool {
    guard rule.rawValue.hasPrefix("contrast"), scene.isDrawnForOtherGround(node) else { return false }
    return screen.previewLines != nil || ScreenState.isOfPreview(state.id) || screen.presumed != nil
      || scene.isInUnknownView(node)
  }
  /// Whether the view paints something opaque behind it itself, in front of all that the preview lays there.
  private func hasOwnGround(_ node: SceneNode) -> Bool {
    for around in scene.ancestors(of: node) {
      if around.source.map(screen.isPreviewed) ?? false { return false }
      guard around.isModifier, around.kind == .background else { continue }
      let layers = scene.children(of: around).filter { !scene.subtree(of: $0).contains { $0.id == node.id } }
      if layers.contains(where: { scene.subtree(of: $0).contains { $0.isOpaqueGround(of: node) } }) { return true }
    }
    return false
  }

  /// Of a view without a call of its own, `Color.black`, the call around it.
  private func place(_ node: SceneNode) -> SourceLocation? {
    ([node] + scene.ancestors(of: node)).lazy.compactMap(\.source).first { $0.line > 0 }
  }
  private static let grounds: Set<ViewKind> = [
    .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient, .image, .rectangle,
    .roundedRectangle,
  ]

  private mutating func describe(_ node: SceneNode) -> Described {
    if let described = known[node.id] { return described }
    let described = Described(
      sourceText: Fingerprint.sourceText(of: node, in: scene),
      place: place(node))
    known[node.id] = described
    return described
  }

  /// What passes is never shown; its kind is a part of the fingerprint.
  private func element(_ node: SceneNode?, _ verdict: Verdict) -> Finding.Element {
    let kind = node?.kind.rawValue ?? "screen"
    if case .passes = verdict { return Finding.Element(kind: kind, text: nil, label: nil, symbol: nil) }
    return Finding.Element(
      kind: kind, text: node?.text?.content.string, label: node?.spoken?.label,
      symbol: node?.systemName)
  }
}

extension Screen {
  /// A place that only previews use.
  fileprivate func isPreviewed(_ location: SourceLocation) -> Bool {
    previewLines?.contains { $0.contains(location) } ?? false
  }
}
