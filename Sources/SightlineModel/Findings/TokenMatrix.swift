/// Every pair of foreground and background tokens that was judged, in every mode.
package struct TokenMatrix: Hashable, Sendable, Codable {
  /// Where the pair comes from.
  package enum Origin: String, Hashable, Sendable, Codable {
    /// The configuration, a token's extension or a naming convention states it.
    case declared
    /// A screen draws the one on the other.
    case used
    /// Neither: a cell of the full matrix, shown and never a finding.
    case possible
  }
  package enum Verdict: String, Hashable, Sendable, Codable {
    case passes, fails, review
    /// One of the two has no value in this mode.
    case missing
    /// The files of the two declare no such mode; others do.
    case undeclared
  }
  /// One side of a pair.
  package struct Side: Hashable, Sendable, Codable {
    package var name: String
    package var location: SourceLocation?
    package init(name: String, location: SourceLocation? = nil) {
      self.name = name
      self.location = location
    }
  }
  /// A pair in one mode.
  package struct Cell: Hashable, Sendable, Codable {
    package var mode: String
    /// Composited over the background; `nil` where it is missing or no single colour.
    package var foreground: RGBA?
    /// Opaque; `nil` where it is missing or no single colour.
    package var background: RGBA?
    /// WCAG 2 contrast, 1…21.
    package var ratio: Double?
    package var required: Double
    package var verdict: Verdict
    /// The nearest foreground that passes, as drawn here.
    package var suggestion: RGBA?
    /// APCA lightness contrast (Lc), as information only.
    package var apca: Double?
    /// Why the verdict is what it is, where the numbers do not say.
    package var note: String?
    package init(
      mode: String, foreground: RGBA?, background: RGBA?, ratio: Double?, required: Double, verdict: Verdict,
      suggestion: RGBA? = nil, apca: Double? = nil, note: String? = nil
    ) {
      self.mode = mode
      self.foreground = foreground
      self.background = background
      self.ratio = ratio
      self.required = required
      self.verdict = verdict
      self.suggestion = suggestion
      self.apca = apca
      self.note = note
    }
  }
  package struct Pair: Hashable, Sendable, Codable {
    package var foreground: Side
    package var background: Side
    package var origin: Origin
    /// `text`, `large text`, `non-text`.
    package var use: String
    /// Text to show the pair with, and its size in points.
    package var sample: String
    package var sampleSize: Double
    package var isBold: Bool
    /// That draw the pair, sorted; empty where none was looked at.
    package var screens: [String]
    /// One for each of the matrix's modes, in their order.
    package var cells: [Cell]
    package init(
      foreground: Side, background: Side, origin: Origin, use: String = "text", sample: String = "Aa",
      sampleSize: Double = 17, isBold: Bool = false, screens: [String] = [], cells: [Cell]
    ) {
      self.foreground = foreground
      self.background = background
      self.origin = origin
      self.use = use
      self.sample = sample
      self.sampleSize = sampleSize
      self.isBold = isBold
      self.screens = screens
      self.cells = cells
    }
  }
  /// In column order: `light dark light-high dark-high`, then the modifiers the files declare.
  package var modes: [String]
  package var pairs: [Pair]
  package init(modes: [String], pairs: [Pair]) {
    self.modes = modes
    self.pairs = pairs
  }
}
