/// How far off the advances of a stand-in font may be, relative to their length, for one script, weight and size class.
public struct FontErrorBand: Hashable, Sendable, Codable, Comparable {
  /// ISO 15924: `Latn`, `Arab`.
  public var script: String
  public var weight: FontWeight
  /// Points per em from which it holds.
  public var minimumSize: Double
  /// Points per em below which it holds; `nil`: without end.
  public var maximumSize: Double?
  /// A fraction of the advance.
  public var relativeError: Double
  /// Lines drawn by iOS that it was derived from.
  public var records: Int
  public init(
    script: String, weight: FontWeight, minimumSize: Double = 0, maximumSize: Double? = nil, relativeError: Double,
    records: Int
  ) {
    self.script = script
    self.weight = weight
    self.minimumSize = minimumSize
    self.maximumSize = maximumSize
    self.relativeError = relativeError
    self.records = records
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.script, a.weight.value, a.minimumSize, a.relativeError, a.records) < (
      b.script, b.weight.value, b.minimumSize, b.relativeError, b.records
    )
  }

  /// `below 12.5 pt`, `12.5 to 20 pt`, `from 20 pt`, or nothing where it holds for every size.
  public var sizes: String {
    func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
    switch (minimumSize, maximumSize) {
    case (0, nil): return ""
    case (0, let end?): return "below \(number(end)) pt"
    case (let start, nil): return "from \(number(start)) pt"
    case (let start, let end?): return "\(number(start)) to \(number(end)) pt"
    }
  }

  /// `±0.9 %`.
  public var percent: String {
    let tenths = (relativeError * 1000).rounded(.up) / 10
    return "±" + (tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)) + " %"
  }
}
