/// Text to be set, with every attribute resolved but for font files and Dynamic Type.
public struct Paragraph: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    /// U+FFFC where `symbol` is set.
    public var string: String
    public var font: FontSpec
    public var tracking: Double
    public var kerning: Double
    public var baselineOffset: Double
    /// SF Symbol or asset drawn inline.
    public var symbol: String?
    /// Width and height of the inline image, in em of the run's font.
    public var symbolSize: Size
    public init(
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
  public enum BreakMode: String, Hashable, Sendable, Codable { case word, character }
  /// Whose rules count where they differ.
  public enum Host: String, Hashable, Sendable, Codable { case swiftui, uilabel }

  public var runs: [Run]
  public var locale: String
  public var direction: LayoutDirection
  public var contentSize: DynamicTypeSize
  public var boldText: Bool
  public var alignment: Alignment
  /// `nil`: as many as it takes.
  public var lineLimit: Int?
  /// Lines reserved even when not needed (`lineLimit(2, reservesSpace: true)`, a range's lower bound).
  public var minimumLines: Int
  public var minimumScaleFactor: Double
  public var allowsTightening: Bool
  /// Points between lines, added to the font's own.
  public var lineSpacing: Double
  public var truncationMode: TruncationMode
  public var breakMode: BreakMode
  /// Pixels per point: frames are rounded up to it.
  public var scale: Double
  public var host: Host
  /// Factor on every advance: 1−e, 1 or 1+e of the error band.
  public var textScale: Double

  public init(
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
  public var string: String { runs.map(\.string).joined() }
}
