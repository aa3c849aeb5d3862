import SightlineModel

/// Words stay in one piece, or are divided with a hyphen.
///
/// - Source: our own; WCAG 2.2, 1.4.12 names the loss. Latin, Greek and Cyrillic only: other scripts break anywhere.
struct WordBroken: NodeRule {
  static let id: RuleID = "word-broken"
  static let dependencies: RuleDependencies = [.metrics, .size, .words]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, !scene.isInSystemDialog(node),
      !Self.pseudoLocales.contains(scene.variant.locale)
    else { return false }
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
      let isOfPicker = scene.isWithin(node, [.picker, .datePicker, .colorPicker]) && !scene.isInSegment(node)
      let remedy =
        isOfPicker
        ? "shorten it, or let the picker stand below a text of its own"
        : "give the text more width, or stack the row vertically at large sizes"
      var issue = Verdict.Issue(
        "“\(word.before)/\(word.after)” is broken inside the word; \(remedy).", measured: nil)
      // How a picker shares its row between title and value is iOS's to say: no measured screen shows it.
      guard isOfPicker else { return .fails(issue) }
      issue.doubts.append(.estimatedSizes)
      return .needsReview(issue)
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
