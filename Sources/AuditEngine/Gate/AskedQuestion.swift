import SightlineModel

/// What a review asks a person: answered once, it is answered wherever it is asked.
///
/// What was found rests on something that is not known: what things measure on a device, where the app shows a view, whether a branch
/// is ever taken, how long words are that come while the app runs. Else the rule itself asks, in the words behind what it found.
enum AskedQuestion: Hashable {
  /// Whether it is so where the app shows it: what things measure there, in views and branches that nothing was met to show.
  case device
  /// How long words are that are not known here.
  case words
  case ofDoubt(Doubt)
  /// In the rule's words, without what it was found of.
  case ofRule(String)

  init(_ finding: Finding) {
    // The last one is about the widest part: of a view that nothing shows, no word is looked at first.
    guard let doubt = finding.doubts?.last, !Self.asking.contains(finding.rule) else {
      let message = (finding.doubts ?? []).reduce(finding.message) { $0.replacing(" " + $1.sentence, with: "") }
      self = .ofRule(Self.asked(by: message))
      return
    }
    self = Self.question(of: doubt)
  }

  /// They ask a person wherever they find something, so a doubt asks nothing more.
  private static let asking: Set<RuleID> = ["name-unique", "reading-level", "reading-order", "screen-title"]

  private static func question(of doubt: Doubt) -> AskedQuestion {
    switch doubt {
    case .standInFont, .estimatedSizes, .estimatedTo, .unknownExtent: .device
    case .presumedView, .unusedView, .shownAlone, .saidAround, .measuredAlone, .previewGround, .bareGround, .partAlone:
      .device
    case .presumed, .unknownConditions: .device
    case .unknownWords, .sampleWords: .words
    case .partlyRead, .unknownLook, .unknownCount, .pushedTitle, .developerScreen, .unseenGround, .colorEffect,
      .decoration:
      .ofDoubt(doubt)
    }
  }

  /// The clause behind the last semicolon or colon, without quotations, brackets and numbers: `if they do different things, say
  /// in the label what each belongs to`.
  private static func asked(by message: String) -> String {
    var plain = ""
    var depth = 0
    for character in message {
      switch character {
      case "“", "(": depth += 1
      case "”", ")": depth = max(0, depth - 1)
      default: if depth == 0, !character.isNumber { plain.append(character) }
      }
    }
    let words = plain.split(separator: " ")
    let last = words.dropLast().lastIndex { $0.hasSuffix(";") || $0.hasSuffix(":") }
    return words[(last.map { $0 + 1 } ?? 0)...].joined(separator: " ")
  }
}
