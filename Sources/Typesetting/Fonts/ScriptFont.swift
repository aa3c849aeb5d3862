package import SightlineModel

/// Which font a script is set in here, for `doctor` and reports.
package struct ScriptFont: Hashable, Sendable {
  /// `Latin`, `Arabic`, `Emoji`, `Latin, monospaced`.
  package var script: String
  package var locale: String
  /// In every weight that apps commonly use, with their error bands.
  package var fonts: [FontUse]
  /// Of advances in the regular weight: 0 where the font is used as it is.
  package var relativeError: Double
  /// Not even a stand-in is installed.
  package var isMissing: Bool
}

extension Typesetter {
  /// Not even Latin text can be set.
  package var hasNoFont: Bool {
    let run = Paragraph.Run(string: "Ag", font: FontSpec(.style(.body)))
    return !measure(Paragraph(runs: [run], locale: "en"), width: nil).missingCharacters.isEmpty
  }

  /// The fonts of every script iOS has a system font for, found by setting a sample.
  package func scriptFonts() -> [ScriptFont] {
    let latin = FontDesign.allCases.map { ($0 == .default ? "Latin" : "Latin, \($0.rawValue)", "en", "Ag", $0) }
    return (latin + Self.samples.map { ($0.script, $0.locale, $0.text, .default) }).map {
      script, locale, text, design in
      let all = Self.weights.map { weight in
        let run = Paragraph.Run(string: text, font: FontSpec(.style(.body), weight: weight, design: design))
        return measure(Paragraph(runs: [run], locale: locale), width: nil)
      }
      return ScriptFont(
        script: script, locale: locale, fonts: FontUse.merged(all.flatMap(\.fonts)),
        relativeError: all[0].relativeError, isMissing: !all[0].missingCharacters.isEmpty)
    }
  }

  private static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]

  private static let samples: [(script: String, locale: String, text: String)] = [
    ("Greek", "el", "Ωα"), ("Cyrillic", "ru", "Жя"), ("Vietnamese", "vi", "Ệ"), ("Arabic", "ar", "ابت"),
    ("Urdu", "ur", "ابت"), ("Hebrew", "he", "שלום"), ("Devanagari", "hi", "नमस्ते"), ("Bengali", "bn", "বাংলা"),
    ("Gujarati", "gu", "ગુજ"), ("Gurmukhi", "pa", "ਪੰਜ"), ("Kannada", "kn", "ಕನ್ನಡ"), ("Malayalam", "ml", "മല"),
    ("Odia", "or", "ଓଡ଼ିଆ"), ("Sinhala", "si", "සිං"), ("Tamil", "ta", "தமிழ்"), ("Telugu", "te", "తెలుగు"),
    ("Thai", "th", "ไทย"), ("Lao", "lo", "ລາວ"), ("Khmer", "km", "ខ្មែរ"), ("Myanmar", "my", "မြန်မာ"),
    ("Tibetan", "bo", "བོད"), ("Mongolian", "mn-Mong", "ᠮᠣᠩ"), ("Armenian", "hy", "Հայ"), ("Georgian", "ka", "ქარ"),
    ("Ethiopic", "am", "አማ"), ("Cherokee", "chr", "ᏣᎳ"), ("Japanese", "ja", "日本かな"), ("Korean", "ko", "한글"),
    ("Chinese, simplified", "zh-Hans", "汉字"), ("Chinese, traditional", "zh-Hant", "漢字"),
    ("Chinese, Hong Kong", "zh-Hant-HK", "漢字"), ("Emoji", "en", "😀"), ("Symbols", "en", "⌘✓→"),
  ]
}
