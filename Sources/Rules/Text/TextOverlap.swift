import SightlineModel

/// Texts do not run into each other.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text and 1.4.10 Reflow, AA. The tolerance is our own.
struct TextOverlap: Rule {
  static let id: RuleID = "text-overlap"
  static let dependencies: RuleDependencies = [.metrics, .size]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    let texts = scene.nodes.filter {
      $0.text?.content.string.hasInk == true && $0.isVisible && !scene.isSystemDrawn($0)
        && !scene.isInSystemDialog($0) && !scene.isOnWheel($0) && !scene.isLengthenedName($0)
    }
    guard !texts.isEmpty else { return [] }
    let fronts = scene.nodes.filter {
      $0.text == nil && $0.opacity > 0.95 && $0.isVisible && $0.isOpaqueInFront
    }
    let inks = texts.map { Self.ink(of: $0, in: scene) }
    let (placed, frontsPlaced) = (VerticalIndex(inks), VerticalIndex(fronts.map(\.frame)))
    return texts.enumerated().map { index, node in
      let ink = inks[index]
      if let cover = cover(of: node, ink, by: fronts, frontsPlaced, in: scene) { return cover }
      // The later one lies in front: it is reported, once.
      let met = placed.first(in: 0..<index, near: ink) { runsInto(node, ink, texts[$0], inks[$0], in: scene) }
      guard let met else { return Judgement(node: node.id, verdict: .passes) }
      let (other, common) = (texts[met], inks[met].intersection(ink))
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "\(node.name(in: scene)) runs into \(other.name(in: scene)) by \(common.size.text) pt; "
              + "lay them out in a stack, so that one makes room for the other.",
            measured: .points(min(common.width, common.height), needs: 0, uncertainty: node.uncertainty))),
        others: [other.id])
    }
  }

  /// Of a text that is meant to be read. Our own.
  private static let leastOpacity = 0.4

  /// A text that is cut ends within its frame, whatever its dots measure.
  private static func ink(of node: SceneNode, in scene: Scene) -> Rect {
    let ink = scene.ink(of: node)
    guard node.text?.measured.isTruncated == true, ink.width > node.frame.width else { return ink }
    let shared = ink.intersection(Rect(x: node.frame.x, y: ink.y, width: node.frame.width, height: ink.height))
    return shared.width > 0 ? shared : ink
  }

  private func runsInto(
    _ node: SceneNode, _ ink: Rect, _ other: SceneNode, _ otherInk: Rect, in scene: Scene
  ) -> Bool {
    // What scrolls passes by what stays.
    guard other.scrollContainer == node.scrollContainer else { return false }
    // Faded words behind others are a pattern, as on wallpaper.
    guard other.opacity >= Self.leastOpacity else { return false }
    let common = otherInk.intersection(ink)
    guard common.width > numbers["tolerance"], common.height > tolerance(node, other) else { return false }
    // Marks of lines that stand one below the other meet where a script has tall ones: the font's doing.
    guard other.frame.intersection(node.frame).height > numbers["tolerance"] else { return false }
    return !isCovered(other, by: node, common, in: scene) && !areOneWord(other, node)
  }

  /// An opaque control, picture or area drawn later over a part of the text. What is hidden altogether is hidden by intent, as
  /// in a deck of cards.
  ///
  /// - Parameter fronts: What nothing shows through.
  private func cover(
    of node: SceneNode, _ ink: Rect, by fronts: [SceneNode], _ placed: VerticalIndex, in scene: Scene
  ) -> Judgement? {
    guard ink.area > 0, node.shownString?.hasLettersOrDigits == true else { return nil }
    let last = scene.subtree(of: node).last?.id ?? node.id
    let index = placed.first(in: fronts.indices, near: ink) {
      let front = fronts[$0]
      guard front.id > last, front.scrollContainer == node.scrollContainer else { return false }
      let common = front.frame.intersection(ink)
      let share = common.area / ink.area
      return share > 0.15 && share < 0.9 && common.height > 0.5 * min(ink.height, node.text?.measured.fontSize ?? 0)
        && common.width > numbers["tolerance"] && !scene.isSystemDrawn(front)
        && !isOwnGround(front, of: node, in: scene)
    }
    guard let front = index.map({ fronts[$0] }) else { return nil }
    let common = front.frame.intersection(ink)
    let measured = Measurement.points(min(common.width, common.height), needs: 0, uncertainty: node.uncertainty)
    let issue = Verdict.Issue(
      "\(node.name(in: scene)) is partly hidden, by \(common.size.text) pt, behind \(front.nameInside(scene)), which is drawn over "
        + "it; give both room of their own.", measured: measured)
    let isCertain = scene.control(around: front) != nil && node.uncertainty < 1
    return Judgement(
      node: node.id, verdict: isCertain ? .fails(issue) : .needsReview(issue), detail: "cover", others: [front.id])
  }
  /// A background that is laid out after what stands on it.
  private func isOwnGround(_ front: SceneNode, of node: SceneNode, in scene: Scene) -> Bool {
    let around = Set(scene.ancestors(of: node).map(\.id))
    return scene.ancestors(of: front).contains { around.contains($0.id) && $0.kind == .background }
  }

  /// Marks above and below letters may reach into the next line, as they do within one text.
  private func tolerance(_ a: SceneNode, _ b: SceneNode) -> Double {
    let size = min(a.text?.measured.fontSize ?? 0, b.text?.measured.fontSize ?? 0)
    return max(numbers["tolerance"], numbers["share"] * size)
  }

  /// Something opaque between them hides the text behind.
  private func isCovered(_ back: SceneNode, by front: SceneNode, _ common: Rect, in scene: Scene) -> Bool {
    scene.nodes.contains { node in
      guard node.id > back.id, node.id < front.id, node.frame.contains(common, tolerance: 1) else { return false }
      return node.drawings.contains { drawing in
        switch drawing {
        case .fill(_, .color(let color)): color.alpha > 0.5
        case .fill: true
        default: false
        }
      }
    }
  }

  /// The same text drawn twice: a shadow or an outline made by hand.
  private func areOneWord(_ a: SceneNode, _ b: SceneNode) -> Bool { a.shownString == b.shownString }
}

extension SceneNode {
  /// Drawn so that nothing shows through: a fill, or a picture.
  fileprivate var isOpaqueInFront: Bool {
    drawings.contains { drawing in
      switch drawing {
      case .fill(_, .color(let color)): color.alpha > 0.95
      case .symbol: pictureName != nil
      default: false
      }
    }
  }
}
