package import SightlineModel
package import SourceDocuments

/// One `.colorset` of an asset catalogue.
package struct ColorSet: Sendable {
  /// What an entry applies to; `nil` applies to all.
  package struct Entry: Sendable {
    package enum Value: Sendable, Hashable {
      case color(RGBA)
      /// A system colour by its catalogue name: `labelColor`.
      case reference(String)
    }
    package var idiom: String
    package var isDark: Bool?
    package var isHighContrast: Bool
    /// `sRGB` or `display-P3`.
    package var gamut: String?
    package var locale: String?
    /// As in the file: `srgb`, `display-p3` …; `nil` for a reference.
    package var space: String?
    /// `nil`: an empty slot, for which the system falls back.
    package var value: Value?
    /// The colour's members, for fixing.
    package var components: DocumentObject?
    package var location: SourceLocation

    /// How the components are written, so that they can be fixed in the same notation.
    var notation: TokenColor.Notation.Style {
      let texts = ["red", "green", "blue", "white"].compactMap { components?[$0]?.string }
      if texts.contains(where: { $0.lowercased().hasPrefix("0x") }) { return .hexByte }
      return !texts.isEmpty && texts.allSatisfy { Int($0) != nil } ? .byte : .decimal
    }
  }
  /// As used in code: the folder's name, with the namespaces around it.
  package let name: String
  package let location: SourceLocation
  package let entries: [Entry]

  /// The entry that the system takes.
  ///
  /// The same colours for the same devices and appearances, wherever they are written.
  func isSame(as other: ColorSet) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { own, other in
        own.value == other.value && own.idiom == other.idiom && own.isDark == other.isDark
          && own.isHighContrast == other.isHighContrast && own.gamut == other.gamut && own.locale == other.locale
      }
  }

  /// Idiom, then gamut, then appearance. The order between dark and any with high contrast is not documented by Apple.
  package func entry(_ appearance: Appearance, idiom: String = "iphone", gamut: String = "display-P3") -> Entry? {
    var candidates = entries.filter { $0.value != nil && $0.locale == nil }
    let own = candidates.filter { $0.idiom == idiom }
    candidates = own.isEmpty ? candidates.filter { $0.idiom == "universal" } : own
    let fitting = candidates.filter { $0.gamut == gamut }
    candidates = fitting.isEmpty ? candidates.filter { $0.gamut == nil || $0.gamut == "sRGB" } : fitting
    let order: [(isDark: Bool?, isHigh: Bool)] =
      switch appearance {
      case .light: [(false, false), (nil, false)]
      case .dark: [(true, false), (nil, false)]
      case .lightHigh: [(false, true), (nil, true), (false, false), (nil, false)]
      case .darkHigh: [(true, true), (true, false), (nil, true), (nil, false)]
      }
    for wanted in order {
      if let entry = candidates.first(where: { $0.isDark == wanted.isDark && $0.isHighContrast == wanted.isHigh }) {
        return entry
      }
    }
    return nil
  }

  /// Whether the file says something about an appearance, rather than falling back.
  package func declares(_ appearance: Appearance) -> Bool {
    entries.contains { entry in
      guard entry.value != nil, entry.isHighContrast == appearance.isHighContrast else { return false }
      return appearance.isDark ? entry.isDark == true : entry.isDark != true
    }
  }

  /// The name as Xcode writes it into generated code: `Brand/text primary` → `textPrimary`.
  package var symbol: String {
    GeneratedSymbol.name(ofAsset: String(name.split(separator: "/").last ?? ""))
  }
}
