import SightlineModel

/// How a text stands out from what lies behind it: its ratio against what its size and weight ask for.
struct TextContrast {
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, node.isEnabled, node.foreground != nil, node.backdrop != nil else {
      return false
    }
    // The placeholder iOS draws in its own colour is the system's; field-label asks for more than a placeholder.
    if node.isPlaceholder { return false }
    // An alert's colours are the system's.
    if scene.isInSystemDialog(node) || scene.isBehindScrim(node) { return false }
    // What turns away on a wheel is faint until it is chosen.
    if scene.isOnWheel(node), node.opacity < 1 { return false }
    if Separator.is(node, in: scene) || isSystemCaption(node, in: scene) { return false }
    let string = text.content.string
    return string.hasLettersOrDigits
      || (!string.hasColoredEmoji && string.contains { !$0.isWhitespace && $0 != "\u{FFFC}" })
  }

  /// The header or footer of a section, a picker's or a row's value, in the style that iOS gives it: nothing of it is the app's.
  private func isSystemCaption(_ node: SceneNode, in scene: Scene) -> Bool {
    Self.isOfCaptions(node.foregroundDerivation) && isInCaption(node, in: scene)
  }

  private static func isOfCaptions(_ derivation: [DerivationStep]) -> Bool {
    if case .level(2, of: nil)? = derivation.first?.kind { true } else { false }
  }

  private func isInCaption(_ node: SceneNode, in scene: Scene) -> Bool {
    let around = scene.ancestors(of: node)
    guard let caption = around.firstIndex(where: { Self.captioned.contains($0.kind) && !$0.isModifier }) else {
      return false
    }
    let isHeading = [.sectionHeader, .sectionFooter].contains(around[caption].kind)
    // A style around a section is not its header's; one around a picker or a row is its value's.
    return !(isHeading ? around[..<caption] : around[...]).contains {
      $0.kind == .foregroundStyle || $0.kind == .foregroundColor
    }
  }
  private static let captioned: Set<ViewKind> = [
    .sectionHeader, .sectionFooter, .picker, .datePicker, .labeledContent, .contentUnavailableView,
  ]

  private func required(size: Double, isBold: Bool) -> Double {
    let isLarge = size >= numbers["large"] || isBold && size >= numbers["large-bold"]
    return isLarge ? numbers["ratio-large"] : numbers["ratio"]
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let verdict = drawn(node, in: scene)
    guard case .fails(var issue) = verdict else { return verdict }
    if scene.hasColorEffect(node) {
      issue.doubts.append(.colorEffect)
    } else if scene.hasUnseenGround(node) {
      issue.doubts.append(.unseenGround)
    } else if node.isOfRunTime, node.backdrop?.isPlain == false || (node.meetings?.count ?? 0) > 1 {
      // Where words end that are not known decides which ground they stand on.
      issue.doubts.append(.sampleWords)
    } else {
      return verdict
    }
    return .needsReview(issue)
  }

  /// The modifier that gives a text or a symbol its colour.
  static func colouring(_ node: SceneNode, in scene: Scene) -> SceneNode? {
    scene.modifier(around: node, [.foregroundStyle, .foregroundColor])
  }

  /// On what is known to lie behind it.
  private func drawn(_ node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text, let foreground = node.foreground, let backdrop = node.backdrop else {
      return .notApplicable
    }
    // What shines through a bar is for iOS to keep apart from the bar's own labels.
    if scene.isSystemDrawn(node), case .image = backdrop { return .notApplicable }
    if scene.passesUnderBar(at: node) { return .notApplicable }
    let fade = Fade(around: node, in: scene)
    let cause = Self.colouring(node, in: scene)?.source ?? node.source
    var runs = text.runs.filter { $0.text.contains { !$0.isWhitespace && $0 != "\u{FFFC}" } }
    runs = Separator.removed(from: runs)
    // Of a joined text those parts are the app's that it set a colour of its own for.
    if isInCaption(node, in: scene) {
      runs.removeAll { Self.isOfCaptions($0.foregroundDerivation) }
      if runs.isEmpty { return .notApplicable }
    }
    guard let first = runs.first, runs.contains(where: { !$0.looksLike(first) }) else {
      let verdict = ContrastVerdict(
        required: required(size: text.measured.fontSize, isBold: text.measured.isBold),
        subject: { node.name(in: scene) }, cause: cause,
        fade: fade, meetings: node.meetings
      ).verdict(runs.first?.foreground ?? foreground, node.foregroundDerivation, on: backdrop, node.backdropDerivation)
      guard verdict.isFailure, let mark = WordMark(around: node, in: scene) else { return verdict }
      return asking(verdict, whether: mark.word, isFirst: isFaintest(node, of: mark))
    }
    // Each stretch is held to what its own size and weight ask for.
    let verdicts = runs.map { run in
      ContrastVerdict(
        required: required(size: run.fontSize, isBold: run.isBold),
        subject: {
          // Words that are not known are not quoted.
          let isKnown = node.unknownTextReason == nil && !node.isMadeUp
          return isKnown ? "\(run.text.trimmed.quoted) in \(node.name(in: scene))" : node.name(in: scene)
        }, cause: cause, fade: fade
      ).verdict(run.foreground, run.foregroundDerivation, on: backdrop, node.backdropDerivation)
    }
    guard verdicts.worst.isFailure, WordMark.isMark(runs) else { return verdicts.worst }
    return asking(verdicts.worst, whether: text.content.string, isFirst: true)
  }

  /// Whether a word in several colours is a logotype is for a person to say, once.
  private func asking(_ verdict: Verdict, whether word: String, isFirst: Bool) -> Verdict {
    guard isFirst, let issue = verdict.issue else { return .notApplicable }
    return .needsReview(
      .init(
        "The word \(word.quoted) is set in several colours, at least one of them too faint: "
          + "\(issue.measured.map { "\($0.number), needs \($0.needed)" } ?? "below what it needs"). Is it a logotype? One needs "
          + "no contrast, a word does.",
        measured: issue.measured, cause: issue.cause, derivation: issue.derivation))
  }
  /// The piece that fails and stands first of those that do.
  private func isFaintest(_ node: SceneNode, of mark: WordMark) -> Bool {
    let failing = mark.pieces.filter { piece in
      guard let text = piece.text, let foreground = piece.foreground, let backdrop = piece.backdrop else {
        return false
      }
      let verdict = ContrastVerdict(
        required: required(size: text.measured.fontSize, isBold: text.measured.isBold), subject: { "" }, cause: nil
      ).verdict(foreground, [], on: backdrop, [])
      return verdict.isFailure
    }
    return failing.first?.id == node.id
  }
}

extension SceneTextRun {
  /// Same paint, size and weight.
  fileprivate func looksLike(_ other: SceneTextRun) -> Bool {
    foreground == other.foreground && fontSize == other.fontSize && isBold == other.isBold
  }
}

extension Verdict {
  fileprivate var isFailure: Bool { if case .fails = self { true } else { false } }
}

extension [Verdict] {
  /// The failure that falls shortest, else a question, else a pass.
  fileprivate var worst: Verdict {
    let failures = compactMap { verdict -> (verdict: Verdict, share: Double)? in
      guard case .fails(let issue) = verdict else { return nil }
      return (verdict, issue.measured?.share ?? 0)
    }
    if let failure = failures.min(by: { $0.share < $1.share }) { return failure.verdict }
    return first { if case .needsReview = $0 { true } else { false } }
      ?? first { if case .passes = $0 { true } else { false } } ?? .notApplicable
  }
}
