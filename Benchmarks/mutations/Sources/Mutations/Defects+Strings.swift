import SightlineModel

extension Defect {
  /// Every kind, in the order they are reported.
  package static let all: [Defect] = names + looks + strings

  /// Words and their translations.
  static let strings: [Defect] = [
    Defect(
      "text written into the code", ["string-localized"],
      .replace(#"Text\("([^"]+)"\)"#, with: #"Text(String("$1"))"#), unless: #"\]\(https"#),
    Defect(
      "translation missing", ["string-translated"], .remove(#"^"[^"]{6,}" = "[^"]{6,}";"#),
      unless: "https", in: "de.lproj/Localizable.strings", found: .screen),
    Defect(
      "key in no table", ["string-missing"], also: ["string-translated", "word-broken"],
      .replace(#"Text\("([^"]+)"\)"#, with: #"Text("missing.$1.key")"#), unless: #"\]\(https"#),
  ]
}
