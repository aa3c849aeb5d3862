/// How far off the advances of a stand-in font may be, relative to their length, for one script, weight and size class.
package struct FontErrorBand: Hashable, Sendable, Codable, Comparable {
  /// ISO 15924: `Latn`, `Arab`.
  package var script: String
  package var weight: FontWeight
  /// Points per em from which it holds.
  package var minimumSize: Double
  /// Points per em below which it holds; `nil`: without end.
  package var maximumSize: Double?
  /// A fraction of the advance.
  package var relativeError: Double
  /// Lines drawn by iOS that it was derived from.
  package var records: Int
  package init(
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

  package static func < (a: Self, b: Self) -> Bool {
    (a.script, a.weight.value, a.minimumSize, a.relativeError, a.records) < (
      b.script, b.weight.value, b.minimumSize, b.relativeError, b.records
    )
  }

  /// `below 12.5 pt`, `12.5 to 20 pt`, `from 20 pt`, or nothing where it holds for every size.
  package var sizes: String {
    switch (minimumSize, maximumSize) {
    case (0, nil): return ""
    case (0, let end?): return "below \(end.shortText) pt"
    case (let start, nil): return "from \(start.shortText) pt"
    case (let start, let end?): return "\(start.shortText) to \(end.shortText) pt"
    }
  }

  /// `±0.9 %`.
  package var percent: String {
    let tenths = (relativeError * 1000).rounded(.up) / 10
    return "±" + tenths.shortText + " %"
  }
}

/// Per cent in files: their numbers have three decimals, and those of a per cent count. A share of up to eight decimals reads
/// back as it is: both ways go by whole numbers, because 0.0079 × 100 ÷ 100 is another number.
extension FontErrorBand {
  private enum CodingKeys: String, CodingKey { case script, weight, minimumSize, maximumSize, percent, records }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      script: try box.decode(String.self, forKey: .script), weight: try box.decode(FontWeight.self, forKey: .weight),
      minimumSize: try box.decode(Double.self, forKey: .minimumSize),
      maximumSize: try box.decodeIfPresent(Double.self, forKey: .maximumSize),
      relativeError: (try box.decode(Double.self, forKey: .percent) * 1e6).rounded() / 1e8,
      records: try box.decode(Int.self, forKey: .records))
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(script, forKey: .script)
    try box.encode(weight, forKey: .weight)
    try box.encode(minimumSize, forKey: .minimumSize)
    try box.encodeIfPresent(maximumSize, forKey: .maximumSize)
    try box.encode((relativeError * 1e8).rounded() / 1e6, forKey: .percent)
    try box.encode(records, forKey: .records)
  }
}
