import SightlineModel

/// No text is cut with an ellipsis, and none loses lines.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA: text grows to 200 % without loss of content.
struct TextTruncated: NodeRule {
  static let id: RuleID = "text-truncated"
  static let dependencies: RuleDependencies = [.metrics, .size]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.opacity > 0.01, !node.frame.isEmpty, !scene.isInSystemDialog(node) else {
      return false
    }
    // What was typed scrolls within its field; the prompt does not.
    guard node.kind != .fieldText || text.content.runs.contains(where: { $0.isVerbatim != true }) else { return false }
    // A prompt that only repeats the label beside it can be read there.
    if node.kind == .fieldText, let field = scene.ancestors(of: node).first(where: { Field.kinds.contains($0.kind) }),
      Field.visibleLabel(of: field, in: scene)?.trimmed == text.content.string.trimmed
    {
      return false
    }
    return text.content.string.hasInk && !scene.isLengthenedName(node)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text, text.measured.isTruncated else { return verdict(onData: node, in: scene) ?? .passes }
    let lost = max(1, text.lostCharacters)
    let limit = scene.modifier(around: node, [.lineLimit]) { $0.setsLineLimit }
    let line = text.measured.fontSize * 1.2
    // A height that holds another line of a text alone takes nothing away.
    let height = scene.modifier(around: node, [.frame, .flexFrame]) {
      ($0.fixedLength(.vertical) != nil || $0.hasGreatestHeight)
        && ($0.frame.height < Double(text.measured.lines.count + 1) * line
          || scene.subtree(of: $0).contains { $0.id != node.id && $0.text != nil && $0.isVisible })
    }
    let width = scene.modifier(around: node, [.frame]) { $0.fixedLength(.horizontal) != nil }
    let isSingle = text.lineLimit.map { text.measured.lines.count >= $0 } ?? false
    let (culprit, advice): (SceneNode?, String)
    if let alone = Self.advice(onOneLine: node, in: scene) {
      // A prompt has the width of its field, and a field that of its own frame.
      let frame = node.kind == .fieldText ? Self.narrow(around: node, in: scene) : nil
      (culprit, advice) = (
        frame,
        frame == nil
          ? alone
          : "the field's width is fixed: let it grow with the text (@ScaledMetric), or put the field on a line of its own"
      )
    } else if isSingle || width != nil, text.measured.lines.count < 2,
      !text.content.string.trimmed.contains(where: \.isWhitespace), !text.content.string.breaksBetweenLetters,
      // An address is broken anywhere.
      !text.content.string.contains(where: { "@/".contains($0) }),
      height.map({ $0.frame.height >= line }) ?? true
    {
      // A single word has nowhere to wrap.
      (culprit, advice) = (width ?? limit, "one word can't wrap: give it more width, or stack what stands beside it")
    } else if isSingle, let limit {
      (culprit, advice) = (limit, "let it wrap by removing the line limit")
    } else if let height {
      (culprit, advice) = (height, "use a minimum height in place of the fixed one")
    } else if isSingle, let width {
      (culprit, advice) = (width, "let the width grow")
    } else {
      (culprit, advice) = (nil, isSingle ? "let it wrap" : "give it room to wrap, or let the content scroll")
    }
    let measured = Measurement.graphemes(lost, needs: 0)
    var issue = Verdict.Issue(
      "\(node.name(in: scene)) is cut: \(measured.number) of \(text.content.string.count) characters are "
        + "lost\(budget(text, lost)); \(advice).",
      measured: measured, cause: culprit?.source ?? node.source, derivation: node.textDerivation(in: scene))
    // The value of a picker is iOS's to set: no measured screen shows where it wraps.
    guard culprit == nil, isSingle, scene.isWithin(node, [.picker]), !scene.isInSegment(node) else {
      return .fails(issue)
    }
    issue.doubts.append(.estimatedSizes)
    return .needsReview(issue)
  }

  /// Words that only exist at run time, on few lines: how many of them fit is known, whether they are more is not.
  private func verdict(onData node: SceneNode, in scene: Scene) -> Verdict? {
    guard let text = node.text, let limit = text.lineLimit, node.isOfRunTime, text.content.runs.count == 1,
      let length = node.shownString?.count, length > 0, node.frame.width > 0,
      Self.advice(onOneLine: node, in: scene) == nil,
      let modifier = scene.modifier(around: node, [.lineLimit], where: { $0.setsLineLimit }),
      let room = room(for: node, in: scene)
    else { return nil }
    let isAtLargeText = scene.variant.size.isAccessibilitySize
    guard limit == 1 || isAtLargeText && (2...Self.fewLines).contains(limit) else { return nil }
    let letter =
      text.measured.lines.count > 1 ? Self.letter * text.measured.fontSize : node.frame.width / Double(length)
    let fitting = limit * max(0, Int(saturating: room / letter))
    guard fitting < (limit == 1 ? Self.usualLength : Self.usualLengthOfLines) else { return nil }
    return .needsReview(
      .init(
        "\(node.name(in: scene)) has \(limit == 1 ? "one line" : "\(limit) lines"), and about \(fitting) characters fit; if it can "
          + "be longer, let it wrap by removing the line limit.", cause: modifier.source ?? node.source))
  }

  /// Characters of a usual title, and of one that was given several lines; what has room for them is not asked about.
  private static let (usualLength, usualLengthOfLines) = (20, 60)
  private static let fewLines = 4
  /// Of the font size: the width of a usual letter.
  private static let letter = 0.5

  /// Points from where the text begins to what stands beside it or to the end of what it stands in.
  private func room(for node: SceneNode, in scene: Scene) -> Double? {
    let around = scene.ancestors(of: node)
    guard !around.contains(where: { $0.scrollAxes.contains(.horizontal) }) else { return nil }
    var end = around.filter { $0.isModifier && $0.kind == .frame }.map(\.frame.maxX).min() ?? .infinity
    end = min(end, scene.bounds.width - Self.margin)
    guard let row = around.first(where: { $0.kind == .hStack }) else { return end - node.frame.minX }
    let middle = (node.frame.minY + node.frame.maxY) / 2
    let beside = scene.subtree(of: row).filter { other in
      !other.isModifier && other.isVisible && other.frame.minX >= node.frame.maxX - 1
        && other.frame.minY < middle && other.frame.maxY > middle
        && (other.text != nil || other.kind == .image)
    }
    // What stands beside it moves to the end as the text grows.
    return end - node.frame.minX - beside.reduce(0) { $0 + $1.frame.width + Self.spacing }
  }
  /// Points: a list's inset, and a stack's usual spacing.
  private static let (margin, spacing) = (16.0, 8.0)

  /// The frame that keeps a field narrow: one of less than half the screen's width.
  private static func narrow(around node: SceneNode, in scene: Scene) -> SceneNode? {
    scene.modifier(around: node, [.frame, .flexFrame]) { frame in
      let greatest: Double? =
        if case .flexibleFrame(let own)? = frame.modifier { own.maxWidth.value.flatMap { $0.isFinite ? $0 : nil } } else
        { nil }
      guard let width = frame.fixedLength(.horizontal) ?? greatest else { return false }
      return width < scene.bounds.width / 2
    }
  }

  /// What iOS keeps on one line, whatever the app asks for.
  private static func advice(onOneLine node: SceneNode, in scene: Scene) -> String? {
    if scene.isWithin(node, [.navigationBarTitle]) {
      if case .style(.largeTitle)? = node.text?.font.base {
        return "titles stay on one line: shorten it, or use .navigationBarTitleDisplayMode(.inline)"
      }
      return "titles stay on one line: shorten it"
    }
    if scene.isWithin(node, [.navigationBar, .tabBar, .tabBarItem]) { return "bars keep one line: shorten it" }
    if scene.isInSegment(node) { return "segments keep one line: shorten it, or use another style of picker" }
    if node.kind == .fieldText { return "shorten the prompt, put a label above the field, or use axis: .vertical" }
    return nil
  }

  /// What a translator may write here: the characters that are shown, less the ellipsis' own room.
  private func budget(_ text: SceneText, _ lost: Int) -> String {
    let shown = text.content.string.count - lost
    return shown > 0 ? ", about \(shown) fit" : ""
  }
}

extension SceneNode {
  /// A `lineLimit` that limits: `nil` lifts one.
  fileprivate var setsLineLimit: Bool {
    guard case .lineLimit(let limit)? = modifier else { return false }
    return [limit.number, limit.limit, limit.min, limit.max].contains(where: \.isGiven)
  }
  /// A `frame(maxHeight:)` that is not infinite.
  fileprivate var hasGreatestHeight: Bool {
    guard case .flexibleFrame(let frame)? = modifier else { return false }
    return frame.maxHeight.value.map { $0.isFinite } == true
  }
}
