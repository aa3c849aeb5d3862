import DesignTokens

/// A font size as it was written, or as it was meant.
enum FontSizeReading {
  /// Points; plausible in its unit.
  case points(Double)
  /// Points that come out.
  case pixelsWrittenAsRem(Double)
  case remWrittenAsPixels(Double)

  /// Smaller letters have too few pixels.
  static let leastPixels = 4.0
  private static let mostRem = 8.0

  /// - Returns: `nil` where no size is known.
  init?(_ size: TokenLength) {
    guard let points = size.points, points > 0 else { return nil }
    if size.unit == "rem", size.value > Self.mostRem {
      self = .pixelsWrittenAsRem(points)
    } else if size.unit == "px", points < Self.leastPixels {
      self = .remWrittenAsPixels(points)
    } else {
      self = .points(points)
    }
  }
}

/// A line height as it was written, or as it was meant; sizes in points.
enum LineHeightReading {
  case factor(Double, of: Double)
  case points(Double, of: Double)
  case pixelsWrittenAsFactor(Double)
  case factorWrittenAsPixels(Double, of: Double)

  /// More is no factor, and less no length of a line.
  private static let between = 4.0

  /// - Returns: `nil` where no line height or no font size is known.
  init?(_ type: TokenTypography) {
    guard let size = type.fontSize?.points, size > 0 else { return nil }
    if let factor = type.lineHeight {
      self = factor > Self.between ? .pixelsWrittenAsFactor(factor) : .factor(factor, of: size)
    } else if let height = type.lineHeightLength?.points {
      self =
        height <= Self.between && height < size ? .factorWrittenAsPixels(height, of: size) : .points(height, of: size)
    } else {
      return nil
    }
  }

  static func text(_ value: Double) -> String { ColorNotation.shortest((value * 100).rounded() / 100) }
}

extension TokenLength {
  /// `1.5 rem`.
  var text: String { "\(ColorNotation.shortest(value)) \(unit)" }
}
