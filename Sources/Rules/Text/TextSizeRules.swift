import SightlineModel
import StringCatalogs

/// Text is no smaller than the platform allows.
///
/// - Source: HIG, Typography: 11 pt at least on iOS and iPadOS, at the default text size.
struct TextSmall: NodeRule {
  static let id: RuleID = "text-small"
  static let dependencies: RuleDependencies = []
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, !scene.isSystemDrawn(node) else { return false }
    return text.content.string.hasLettersOrDigits
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text else { return .notApplicable }
    let size = text.font.defaultSize
    guard size < numbers["minimum"] else { return .passes }
    let modifier = scene.modifier(around: node, ["font"])
    return .fails(
      .init(
        "\(node.name(in: scene)) is set in \(size.text()) pt at the default text size; use at least "
          + "\(numbers["minimum"].text()) pt, .font(.caption2).",
        measured: Measurement(value: size, required: numbers["minimum"], unit: .pt),
        cause: modifier?.source ?? node.source, derivation: modifier?.arguments.argument("font")?.derivation ?? []))
  }
}

/// Text does not shrink where it should grow.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA.
struct TextShrinks: NodeRule {
  static let id: RuleID = "text-shrinks"
  static let dependencies: RuleDependencies = [.metrics, .size]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, scene.variant.size > .large else { return false }
    return text.measured.scaleFactor < 1 || scene.modifier(around: node, ["minimumScaleFactor"]) != nil
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text else { return .notApplicable }
    let (size, usual) = (text.measured.fontSize, text.font.defaultSize)
    // Shrunk, but still larger than at the default size: what the modifier is for.
    guard text.measured.scaleFactor < 1, size < usual - 0.05 else { return .passes }
    return .fails(
      .init(
        "\(node.name(in: scene)) shrinks to \(size.text()) pt at this text size, below the \(usual.text()) pt it has at "
          + "the default one; let it wrap instead.",
        measured: Measurement(value: size, required: usual, unit: .pt),
        cause: scene.modifier(around: node, ["minimumScaleFactor"])?.source ?? node.source))
  }
}

/// Words stay in one piece, or are divided with a hyphen.
///
/// - Source: our own; WCAG 2.2, 1.4.12 names the loss. Latin, Greek and Cyrillic only: other scripts break anywhere.
struct WordBroken: NodeRule {
  static let id: RuleID = "word-broken"
  static let dependencies: RuleDependencies = [.metrics, .size, .words]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, !Self.pseudoLocales.contains(scene.variant.locale) else { return false }
    return text.content.string.unicodeScalars.contains(where: Self.isAlphabetic)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text else { return .notApplicable }
    let utf8 = Array(text.content.string.utf8)
    for line in text.measured.lines where line.breaksWord && line.elided == nil && line.end < utf8.count {
      guard let last = line.text.last, last != "-", last != "‐", last != "\u{AD}", last.isLetter,
        last.unicodeScalars.allSatisfy(Self.isAlphabetic)
      else { continue }
      let word = Self.word(around: line.end, in: text.content.string)
      guard Self.isWord(word.before + word.after) else { continue }
      let state = Self.localization(of: text.content, at: line.end)
      if !Self.isHyphenated(scene.variant.locale) {
        // A text in another language is judged where that language is.
        guard state == nil || state == .translated else { continue }
      } else if text.measured.lacksHyphenation {
        guard state == .translated else { continue }
        return .needsReview(
          .init(
            "“\(word.before)\(word.after)” is wider than its line; iOS may divide it with a hyphen, and no hyphenation patterns "
              + "for \(scene.variant.locale) are installed here. Give the text more width, or look at it on a device."))
      }
      return .fails(
        .init(
          "“\(word.before)/\(word.after)” is broken inside the word; give the text more width, or stack the row "
            + "vertically at large sizes.", measured: nil))
    }
    return .passes
  }

  /// Their words belong to no language: longer than real ones, and without a dictionary to hyphenate by.
  private static let pseudoLocales: Set<String> = ["en-XA", "ar-XB"]

  /// iOS has no hyphenation for these: a word of another script among theirs is broken as it is.
  private static func isHyphenated(_ locale: String) -> Bool {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return !["ar", "fa", "he", "hi", "ja", "ko", "th", "ur", "zh"].contains(language)
  }

  /// Whether what stands at an offset was found in the reader's language; `nil` for what is not looked up.
  private static func localization(of content: TextContent, at offset: Int) -> TextRun.Localization.State? {
    var end = 0
    for run in content.runs {
      end += run.string.utf8.count
      if offset < end { return run.localization?.state }
    }
    return nil
  }

  /// Letters, an apostrophe or a hyphen between them, punctuation around: no handle, address, key or number.
  private static func isWord(_ token: Substring) -> Bool {
    let core = token.drop { !$0.isLetter && !$0.isNumber && !"@#_/".contains($0) }
    guard let last = core.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return false }
    return core[...last].allSatisfy { character in
      "'’-‐\u{AD}".contains(character)
        || character.isLetter
          && character.unicodeScalars.allSatisfy {
            isAlphabetic($0) || $0.properties.generalCategory == .nonspacingMark
          }
    }
  }

  private static func word(around offset: Int, in string: String) -> (before: Substring, after: Substring) {
    let index = string.utf8.index(string.utf8.startIndex, offsetBy: min(offset, string.utf8.count))
    guard let place = index.samePosition(in: string) else { return ("", "") }
    let before = string[..<place].split(omittingEmptySubsequences: false) { $0.isWhitespace }.last ?? ""
    let after = string[place...].split(omittingEmptySubsequences: false) { $0.isWhitespace }.first ?? ""
    return (before, after)
  }

  private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
    // Basic Latin to Latin Extended-B, Greek, Cyrillic, Latin Extended Additional.
    scalar.properties.isAlphabetic
      && (scalar.value < 0x0250 || (0x0370...0x052F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value))
  }
}

/// Text growth is not held back.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA: 200 %; HIG, Accessibility: at least 200 %.
struct TextScalingCapped: Rule {
  static let id: RuleID = "text-scaling-capped"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.compactMap { node in
      guard node.isModifier, node.kind == "dynamicTypeSize", let cap = cap(node) else { return nil }
      let texts = scene.subtree(of: node).filter { $0.text != nil && $0.isVisible }
      guard let first = texts.first, !scene.isSystemDrawn(node) else { return nil }
      // AX3 is about 200 % for body text.
      guard cap < .ax3, !hasLargeContent(node, in: scene) else { return Judgement(node: node.id, verdict: .passes) }
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "Text from \(first.nameInside(scene)) on stops growing at the size \(cap.swiftName), short of 200 %; allow "
              + "accessibility sizes, and offer .accessibilityShowsLargeContentViewer() where there is no room.")))
    }
  }

  /// The upper end of what the modifier allows: its one size, or the end of its range.
  /// `nil` where only a least size is set.
  private func cap(_ node: SceneNode) -> DynamicTypeSize? {
    let name = node.arguments.name("max") ?? node.arguments.name("size")
    return DynamicTypeSize.allCases.first { $0.swiftName == name }
  }

  private func hasLargeContent(_ node: SceneNode, in scene: Scene) -> Bool {
    let kind: ViewKind = "accessibilityShowsLargeContentViewer"
    return scene.modifier(around: node, [kind]) != nil || scene.subtree(of: node).contains { $0.kind == kind }
  }
}

/// Text is read without scrolling sideways.
///
/// - Source: WCAG 2.2, 1.4.10 Reflow, AA.
struct TextReflow: NodeRule {
  static let id: RuleID = "text-reflow"
  static let dependencies: RuleDependencies = [.metrics, .size]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, node.scrollAxes.contains(.horizontal) else { return false }
    return node.shownString?.hasWords == true
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let viewport = node.scrollContainer.map { scene.nodes[$0].frame.width } ?? scene.bounds.width
    let width = scene.ink(of: node).width
    // A few words wider than the screen are one thing to scroll past; a sentence is not.
    guard width > viewport + 1, NameWords.words(node.shownString ?? "").count > 4 else { return .passes }
    return .fails(
      .init(
        "\(node.name(in: scene)) is one line of \(width.text()) pt in a view \(viewport.text()) pt wide: reading it takes "
          + "scrolling sideways; let it wrap.",
        measured: Measurement(value: width, required: viewport, unit: .pt, uncertainty: node.uncertainty)))
  }
}

/// Text keeps clear of the status bar and the home indicator.
///
/// - Source: HIG, Layout: safe areas; WCAG 2.2, 1.4.10 Reflow, AA.
struct TextBehindBar: NodeRule {
  static let id: RuleID = "text-behind-bar"
  static let dependencies: RuleDependencies = [.metrics, .size]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, !scene.isSystemDrawn(node) else { return false }
    return node.shownString?.hasLettersOrDigits == true && !scene.reachableAxes(of: node).contains(.vertical)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
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
      return .fails(
        .init(
          "\(node.name(in: scene)) lies under \(words) by \(hidden.height.text()) pt; keep it inside the safe area.",
          measured: Measurement(value: hidden.height, required: 0, unit: .pt, uncertainty: node.uncertainty)))
    }
    return .passes
  }
}

extension FontSpec {
  /// Points at the default text size.
  var defaultSize: Double {
    if case .style(let style) = base { return style.defaultSize }
    if let scaledFrom { return scaledFrom }
    return declaredSize ?? 17
  }
}
