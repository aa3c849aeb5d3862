public import SightlineModel

/// Pairs × modes, every cell judged.
public struct PairMatrix: Sendable {
  public struct Cell: Sendable {
    public var mode: String
    /// Over the background; `nil` where a value is missing.
    public var foreground: RGBA?
    /// Opaque.
    public var background: RGBA?
    public var ratio: Double?
    public var required: Double
    /// APCA lightness contrast, as information.
    public var perceptual: Double?
    public var isOutsideSRGB: Bool
    public var passes: Bool? { ratio.map { $0 >= required } }
    /// For people, so that colour is not the only carrier.
    public var verdict: String {
      guard let passes else { return "no value" }
      return passes ? "passes" : "fails"
    }
  }
  public struct Row: Sendable {
    public var pair: TokenPair
    public var cells: [Cell]
  }
  public var modes: [String]
  public var rows: [Row]
}
