/// A number that a verdict rests on, beside the number that is needed.
public struct Measurement: Hashable, Sendable {
  /// What was measured and what is needed, in one unit: quantities of two units cannot be held against each other.
  public enum Quantity: Hashable, Sendable {
    /// Of contrast, or of one size to another.
    case ratio(Double, needs: Double)
    case points(Double, needs: Double)
    /// Characters as a reader counts them.
    case graphemes(Double, needs: Double)
    case seconds(Double, needs: Double)
    /// Of elements, or of school years.
    case count(Double, needs: Double)
  }
  public enum Unit: String, Hashable, Sendable, Codable { case ratio, pt, graphemes, seconds, count }

  public var quantity: Quantity
  /// How far off the measured number may be, in its unit.
  public var uncertainty: Double

  public init(_ quantity: Quantity, uncertainty: Double = 0) {
    self.quantity = quantity
    self.uncertainty = uncertainty
  }

  public static func ratio(_ value: Double, needs required: Double) -> Measurement {
    Measurement(.ratio(value, needs: required))
  }
  public static func points(_ value: Double, needs required: Double, uncertainty: Double = 0) -> Measurement {
    Measurement(.points(value, needs: required), uncertainty: uncertainty)
  }
  public static func graphemes(_ value: Int, needs required: Int) -> Measurement {
    Measurement(.graphemes(Double(value), needs: Double(required)))
  }
  public static func seconds(_ value: Double, needs required: Double) -> Measurement {
    Measurement(.seconds(value, needs: required))
  }
  public static func count(_ value: Int, needs required: Int) -> Measurement {
    Measurement(.count(Double(value), needs: Double(required)))
  }
  public static func count(_ value: Double, needs required: Double) -> Measurement {
    Measurement(.count(value, needs: required))
  }
}

extension Measurement {
  /// The measured number as messages write it: `4.49:1`, `20.5`, `3`. It never reads like the one that is needed, unless it
  /// is that.
  public var number: String { number(decimals: 1) }
  public func number(decimals: Int) -> String {
    let (value, required) = (plain.value, plain.required)
    let text = text(value, decimals)
    return text == self.text(required, decimals) && value != required ? self.text(value, 3) : text
  }
  /// The number that is needed, written alike.
  public var needed: String { text(plain.required, 1) }

  private func text(_ value: Double, _ decimals: Int) -> String {
    if case .ratio = quantity { ShownRatio.text(value) } else { ShownNumber.text(value, decimals: decimals) }
  }

  /// Whether the measured number lies further on the wrong side of the one that is needed: below it where too little was
  /// measured, above it where both are too much. Never of two units.
  public func isFurtherOff(than other: Measurement) -> Bool {
    let (own, others) = (plain, other.plain)
    guard own.unit == others.unit else { return false }
    let (gap, otherGap) = (own.value - own.required, others.value - others.required)
    return gap > 0 && otherGap > 0 ? gap > otherGap : gap < otherGap
  }

  /// - Parameter share: Of the measured number, by which it may be off.
  public mutating func widen(by share: Double) { uncertainty = max(uncertainty, abs(plain.value) * share) }

  /// The share of what is needed, of what is never 0: the smaller, the worse.
  public var share: Double { plain.value / max(plain.required, 0.01) }
}

// MARK: For reports

extension Measurement {
  /// Numbers and their unit side by side, as reports have them.
  public struct Plain: Hashable, Sendable, Codable {
    public var value: Double
    public var required: Double
    public var unit: Unit
    public var uncertainty: Double
  }

  public var plain: Plain {
    func plain(_ value: Double, _ required: Double, _ unit: Unit) -> Plain {
      Plain(value: value, required: required, unit: unit, uncertainty: uncertainty)
    }
    return switch quantity {
    case .ratio(let value, let required): plain(value, required, .ratio)
    case .points(let value, let required): plain(value, required, .pt)
    case .graphemes(let value, let required): plain(value, required, .graphemes)
    case .seconds(let value, let required): plain(value, required, .seconds)
    case .count(let value, let required): plain(value, required, .count)
    }
  }

  public init(_ plain: Plain) {
    let (value, required) = (plain.value, plain.required)
    let quantity: Quantity =
      switch plain.unit {
      case .ratio: .ratio(value, needs: required)
      case .pt: .points(value, needs: required)
      case .graphemes: .graphemes(value, needs: required)
      case .seconds: .seconds(value, needs: required)
      case .count: .count(value, needs: required)
      }
    self.init(quantity, uncertainty: plain.uncertainty)
  }
}

extension Measurement: Codable {
  public init(from decoder: any Decoder) throws { self.init(try Plain(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try plain.encode(to: encoder) }
}
