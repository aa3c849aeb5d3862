/// Text to be set, with every attribute resolved but for font files and Dynamic Type.
public struct Paragraph: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// U+FFFC where `symbol` is set.
    package var string: String
    package var font: FontSpec
    package var tracking: Double
    package var kerning: Double
    package var baselineOffset: Double
    /// SF Symbol or asset drawn inline.
    package var symbol: String?
    /// Width and height of the inline image, in em of the run's font.
    package var symbolSize: Size
    package init(
      string: String, font: FontSpec, tracking: Double = 0, kerning: Double = 0, baselineOffset: Double = 0,
      symbol: String? = nil, symbolSize: Size = Size(width: 1.2, height: 1.2)
    ) {
      self.string = string
      self.font = font
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.symbol = symbol
      self.symbolSize = symbolSize
    }
  }
  public enum TruncationMode: String, Hashable, Sendable, Codable { case head, middle, tail }
  public enum Alignment: String, Hashable, Sendable, Codable { case leading, center, trailing }
  package enum BreakMode: String, Hashable, Sendable, Codable { case word, character }
  /// Whose rules count where they differ.
  package enum Host: String, Hashable, Sendable, Codable { case swiftui, uilabel }

  package var runs: [Run]
  package var locale: String
  package var direction: LayoutDirection
  package var contentSize: DynamicTypeSize
  package var boldText: Bool
  package var alignment: Alignment
  /// `nil`: as many as it takes.
  package var lineLimit: Int?
  /// Lines reserved even when not needed (`lineLimit(2, reservesSpace: true)`, a range's lower bound).
  package var minimumLines: Int
  package var minimumScaleFactor: Double
  package var allowsTightening: Bool
  /// Points between lines, added to the font's own.
  package var lineSpacing: Double
  package var truncationMode: TruncationMode
  package var breakMode: BreakMode
  /// Pixels per point: frames are rounded up to it.
  package var scale: Double
  package var host: Host
  /// Factor on every advance: 1−e, 1 or 1+e of the error band.
  package var textScale: Double

  package init(
    runs: [Run], locale: String = "en", direction: LayoutDirection = .leftToRight,
    contentSize: DynamicTypeSize = .large, boldText: Bool = false, alignment: Alignment = .leading,
    lineLimit: Int? = nil, minimumLines: Int = 1, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
    lineSpacing: Double = 0, truncationMode: TruncationMode = .tail, breakMode: BreakMode = .word, scale: Double = 3,
    host: Host = .swiftui, textScale: Double = 1
  ) {
    self.runs = runs
    self.locale = locale
    self.direction = direction
    self.contentSize = contentSize
    self.boldText = boldText
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.truncationMode = truncationMode
    self.breakMode = breakMode
    self.scale = scale
    self.host = host
    self.textScale = textScale
  }
  package var string: String { runs.map(\.string).joined() }
}
