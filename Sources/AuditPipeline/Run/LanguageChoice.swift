import Foundation
import SightlineModel
import StringCatalogs

/// Which languages of an app are laid out where nobody says: reading and laying out grow with each, and most are never the
/// one that shows something.
///
/// 1. The language the app is written in.
/// 2. Of each further kind of writing the one with the widest texts, right-to-left ones first: they turn the screen, have
///    taller lines, or break between any two letters.
/// 3. Those whose texts are the widest, or nearly so, of most keys.
struct LanguageChoice: Equatable {
  /// The source language first, the others by name.
  private(set) var chosen: [String]
  /// By name.
  private(set) var leftOut: [String]

  /// So many are laid out at most.
  static let limit = 8
  /// Kinds of writing beside the source language's that are looked for.
  private static let mostScripts = 4
  /// A text this near to the widest may be the one that is cut: fonts and words differ by as much.
  private static let near = 0.95

  /// - Parameter languages: Those the app comes in, the source language first.
  /// - Complexity: Linear in keys times languages.
  init(among languages: [String], of tables: StringTables) {
    guard languages.count > Self.limit, let source = languages.first else {
      (chosen, leftOut) = (languages, [])
      return
    }
    // 1. How wide each text is, and in which letters a language is written.
    var widths: [[String: Double]] = []
    var totals: [String: Double] = [:]
    var letters: [String: [Writing: Int]] = [:]
    for entry in tables.entries {
      var own: [String: Double] = [:]
      for (language, form) in entry.localizations {
        let width = form.leaves.map { Self.ems($0.text) }.max() ?? 0
        own[language] = width
        totals[language, default: 0] += width
        for leaf in form.leaves { Self.count(leaf.text, &letters[language, default: [:]]) }
      }
      widths.append(own)
    }
    func writing(_ language: String) -> Writing {
      let found = letters[language] ?? [:]
      return found.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .other
    }
    var chosen = [source]
    // 2. One of each kind of writing.
    let kinds = Dictionary(grouping: languages.dropFirst().filter { writing($0) != writing(source) }, by: writing)
    let ranked = kinds.sorted { first, second in
      let (a, b) = (first.key.isRightToLeft, second.key.isRightToLeft)
      return a != b ? a : (second.value.count, first.key.rawValue) < (first.value.count, second.key.rawValue)
    }
    for (_, group) in ranked.prefix(Self.mostScripts) {
      if let widest = group.max(by: { (totals[$0] ?? 0, $1) < (totals[$1] ?? 0, $0) }) { chosen.append(widest) }
    }
    // 3. The widest of what nobody chosen is near.
    var open = widths.compactMap { own -> (reach: Double, own: [String: Double])? in
      guard let widest = own.values.max(), widest > 0 else { return nil }
      return (widest * Self.near, own)
    }
    func isCovered(_ text: (reach: Double, own: [String: Double]), by language: String) -> Bool {
      (text.own[language] ?? 0) >= text.reach
    }
    open.removeAll { text in chosen.contains { isCovered(text, by: $0) } }
    while chosen.count < Self.limit {
      let counts = languages.filter { !chosen.contains($0) }.map { language in
        (language, open.count { isCovered($0, by: language) })
      }
      guard let best = counts.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) else { break }
      chosen.append(best.0)
      open.removeAll { isCovered($0, by: best.0) }
    }
    self.chosen = languages.filter(chosen.contains)
    leftOut = languages.filter { !chosen.contains($0) }.sorted()
  }

  /// Kinds of writing that are set differently.
  /// - Source: blocks of the Unicode Standard.
  private enum Writing: String {
    case arabic, hebrew, latin, cyrillic, greek, han, kana, hangul, devanagari, thai, other
    var isRightToLeft: Bool { self == .arabic || self == .hebrew }

    init?(_ scalar: Unicode.Scalar) {
      guard scalar.properties.isAlphabetic else { return nil }
      self =
        switch scalar.value {
        case ..<0x370, 0x1E00..<0x1F00: .latin
        case 0x370..<0x400, 0x1F00..<0x2000: .greek
        case 0x400..<0x530: .cyrillic
        case 0x590..<0x600: .hebrew
        case 0x600..<0x780, 0x8A0..<0x900, 0xFB50..<0xFE00, 0xFE70..<0xFF00: .arabic
        case 0x900..<0x980: .devanagari
        case 0xE00..<0xE80: .thai
        case 0x1100..<0x1200, 0xAC00..<0xD7B0: .hangul
        case 0x3040..<0x3100: .kana
        case 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x30000: .han
        default: .other
        }
    }
  }

  private static func count(_ text: String, _ letters: inout [Writing: Int]) {
    for scalar in text.unicodeScalars {
      if let writing = Writing(scalar) { letters[writing, default: 0] += 1 }
    }
  }

  /// About as wide as a text is set, in ems: enough to tell which translation is the widest.
  private static func ems(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: sum
      case .uppercaseLetter: sum + 0.65
      case .spaceSeparator, .otherPunctuation: sum + 0.3
      default:
        sum
          + (scalar.value >= 0x1100 && Writing(scalar).map { [.han, .kana, .hangul].contains($0) } == true ? 1 : 0.53)
      }
    }
  }
}
