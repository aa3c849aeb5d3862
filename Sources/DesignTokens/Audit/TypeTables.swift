/// The sizes of the iOS text styles at the default text size, in points.
/// - Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large (default).
package enum TextStyleSizes {
  package static let table: [(size: Double, styles: String)] = [
    (11, "caption2"), (12, "caption"), (13, "footnote"), (15, "subheadline"), (16, "callout"), (17, "body, headline"),
    (20, "title3"), (22, "title2"), (28, "title"), (34, "largeTitle"),
  ]

  /// The nearest style below and above; `nil` where one has this size.
  package static func neighbours(of size: Double) -> String? {
    guard !table.contains(where: { abs($0.size - size) < 0.25 }) else { return nil }
    let below = table.last { $0.size < size }
    let above = table.first { $0.size > size }
    return [below, above].compactMap { $0.map { "\(ColorNotation.shortest($0.size)) (\($0.styles))" } }
      .joined(separator: " and ")
  }
}

/// Font families that every iPhone has.
/// - Source: Apple, fonts included with iOS 17 (families with several faces for text).
package enum SystemFontFamilies {
  private static let names: Set<String> = [
    "academy engraved let", "al nile", "american typewriter", "apple color emoji", "apple sd gothic neo",
    "apple symbols", "arial", "arial hebrew", "arial rounded mt bold", "avenir", "avenir next",
    "avenir next condensed", "baskerville", "bodoni 72", "bradley hand", "chalkboard se", "chalkduster", "charter",
    "cochin", "copperplate", "courier new", "damascus", "devanagari sangam mn", "didot", "din alternate",
    "din condensed", "euphemia ucas", "farah", "futura", "galvji", "geeza pro", "georgia", "gill sans",
    "grantha sangam mn", "helvetica", "helvetica neue", "hiragino maru gothic pron", "hiragino mincho pron",
    "hiragino sans", "hoefler text", "kailasa", "kefa", "khmer sangam mn", "kohinoor bangla", "kohinoor devanagari",
    "kohinoor gujarati", "kohinoor telugu", "lao sangam mn", "malayalam sangam mn", "marker felt", "menlo", "mishafi",
    "mukta mahee", "myanmar sangam mn", "new york", "noteworthy", "noto nastaliq urdu", "noto sans kannada",
    "noto sans myanmar", "noto sans oriya", "optima", "palatino", "papyrus", "party let", "pingfang hk", "pingfang sc",
    "pingfang tc", "rockwell", "savoye let", "sf arabic", "sf compact", "sf compact rounded", "sf hebrew", "sf mono",
    "sf pro", "sf pro display", "sf pro rounded", "sf pro text", "sinhala sangam mn", "snell roundhand",
    "stix two math",
    "stix two text", "symbol", "system", "tamil sangam mn", "thonburi", "times new roman", "trebuchet ms", "verdana",
    "zapf dingbats", "zapfino",
  ]
  /// Names that a platform fills with a font of its own.
  private static let generic: Set<String> = [
    "-apple-system", "blinkmacsystemfont", "cursive", "fantasy", "math", "monospace", "sans-serif", "serif",
    "system-ui", "ui-monospace", "ui-rounded", "ui-sans-serif", "ui-serif",
  ]

  package static func contains(_ family: String) -> Bool {
    let name = family.lowercased()
    return names.contains(name) || generic.contains(name) || name.hasPrefix(".sf")
  }
}
