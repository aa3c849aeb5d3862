import SightlineModel

/// Text keeps clear of the status bar and the home indicator.
///
/// - Source: HIG, Layout: safe areas; WCAG 2.2, 1.4.10 Reflow, AA.
struct TextBehindBar: Rule {
  static let id: RuleID = "text-behind-bar"
  static let dependencies: RuleDependencies = [.metrics, .size]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    var known: [Int: PinnedCovers?] = [:]
    func covers(over port: Int) -> PinnedCovers? {
      if let covers = known[port] { return covers }
      let found = PinnedCovers(over: port, in: scene)
      known[port] = .some(found)
      return found
    }
    var hidden: [Int: Hidden] = [:]
    var judgements: [Judgement] = scene.nodes.compactMap { node in
      guard node.text != nil, node.isVisible else { return nil }
      if applies(to: node, in: scene) { return Judgement(node: node.id, verdict: verdict(on: node, in: scene)) }
      guard node.scrollAxes.contains(.vertical), let port = node.scrollContainer,
        node.shownString?.hasLettersOrDigits == true, let covers = covers(over: port)
      else { return nil }
      let ink = scene.ink(of: node)
      if let cover = covers.beginning(over: ink), let hidden = self.hidden(node, behind: cover, in: scene) {
        return hidden
      }
      guard let end = covers.end(over: ink) else { return nil }
      let part = min(ink.maxY - end.lastScroll, end.cover.frame.maxY) - end.cover.frame.minY
      guard part > numbers["share"] * ink.height, part > 1 else { return Judgement(node: node.id, verdict: .passes) }
      hidden[end.cover.id, default: Hidden(cover: end.cover, of: covers)].texts.append((node, part))
      return nil
    }
    judgements += hidden.sorted { $0.key < $1.key }.map { judgement(on: $0.value, in: scene) }
    return judgements
  }

  private struct Hidden {
    let cover: SceneNode
    let covers: PinnedCovers
    var texts: [(node: SceneNode, part: Double)] = []
    init(cover: SceneNode, of covers: PinnedCovers) { (self.cover, self.covers) = (cover, covers) }
  }

  /// What an app lays over the end of a scroll view hides the last lines, however far one scrolls: one defect, whatever stands
  /// there.
  private func judgement(on hidden: Hidden, in scene: Scene) -> Judgement {
    let (cover, texts) = (hidden.cover, hidden.texts)
    let (most, part) = texts.max { $0.part < $1.part } ?? (cover, 0)
    let measured = Measurement.points(part, needs: 0, uncertainty: max(most.uncertainty, cover.uncertainty))
    let pinned = hidden.covers.pinned(with: cover, in: scene)
    let words = scene.subtree(of: pinned).first { $0.shownString?.hasLettersOrDigits == true && $0.isVisible }
    let what = words.map { "What is pinned over the end of the scroll view with \($0.nameInside(scene))" }
    let more = texts.count > 1 ? " and \(texts.count - 1) more" : ""
    return Judgement(
      node: cover.id,
      verdict: .fails(
        .init(
          "\(what ?? "What is pinned over the end of the scroll view") stays over \(most.nameInside(scene))\(more), however far one "
            + "scrolls: \(measured.number) pt are hidden; pin it with .safeAreaInset(edge: .bottom), which makes room for it at "
            + "every text size.",
          measured: measured, cause: pinned.uses.last ?? pinned.source ?? cover.source)),
      others: texts.map(\.node.id))
  }

  /// What lies over the beginning at rest can't be scrolled any lower.
  private func hidden(_ node: SceneNode, behind cover: SceneNode, in scene: Scene) -> Judgement? {
    let ink = scene.ink(of: node)
    let hidden = min(ink.maxY, cover.frame.maxY) - max(ink.minY, cover.frame.minY)
    guard hidden > numbers["share"] * ink.height, hidden > 1 else { return nil }
    let measured = Measurement.points(hidden, needs: 0, uncertainty: max(node.uncertainty, cover.uncertainty))
    return Judgement(
      node: node.id,
      verdict: .fails(
        .init(
          "\(node.name(in: scene)) stays \(measured.number) pt behind what is pinned over the beginning of the scroll view; pin that "
            + "with .safeAreaInset(edge: .top), which makes room for it at every text size.",
          measured: measured)), others: [cover.id])
  }

  private func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard !scene.isSystemDrawn(node) else { return false }
    return node.shownString?.hasLettersOrDigits == true && !scene.reachableAxes(of: node).contains(.vertical)
  }

  private func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let safe = scene.variant.device.safeArea
    // What is pushed out of the screen passes under the bars on its way: text-unreachable says so once.
    guard scene.variant.orientation == .portrait, scene.overflowing(node, .vertical, tolerance: 4) == nil else {
      return .notApplicable
    }
    let ink = scene.ink(of: node)
    let top = Rect(x: 0, y: 0, width: scene.bounds.width, height: safe.top)
    let bottom = Rect(x: 0, y: scene.bounds.maxY - safe.bottom, width: scene.bounds.width, height: safe.bottom)
    for (bar, words) in [(top, "the status bar"), (bottom, "the home indicator")] where !bar.isEmpty {
      let hidden = ink.intersection(bar)
      guard ink.area > 0, hidden.area / ink.area > numbers["share"] else { continue }
      let measured = Measurement.points(hidden.height, needs: 0, uncertainty: node.uncertainty)
      return .fails(
        .init(
          "\(node.name(in: scene)) lies under \(words) by \(measured.number) pt; keep it inside the safe area.",
          measured: measured))
    }
    return .passes
  }
}
