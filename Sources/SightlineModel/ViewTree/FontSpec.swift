public enum FontWeight: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  /// OpenType weight class.
  public var value: Int { [100, 200, 300, 400, 500, 600, 700, 800, 900][Self.allCases.firstIndex(of: self)!] }
}

public enum FontDesign: String, Hashable, Sendable, Codable, CaseIterable { case `default`, rounded, serif, monospaced }

/// A font as declared, before Dynamic Type and font files.
public struct FontSpec: Hashable, Sendable, Codable {
  public enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// `Font.system(size:)`: does not scale.
    case system(size: Double)
    /// `relativeTo` nil: does not scale (`fixedSize:`); SwiftUI's `custom(_:size:)` scales relative to body.
    case custom(family: String, size: Double, relativeTo: TextStyle?)
    /// Font files in fallback order (`#n`: face of a collection), taken as they are.
    case files([String], size: Double)
  }
  public enum Leading: String, Hashable, Sendable, Codable { case standard, tight, loose }
  public var base: Base
  public var weight: FontWeight?
  public var design: FontDesign
  public var isItalic: Bool
  /// `monospacedDigit`, `smallCaps` or OpenType tags.
  public var features: [String]
  public var leading: Leading
  /// Set when the size comes from `@ScaledMetric`: points at the default text size. The font follows Dynamic Type.
  public var scaledFrom: Double?
  public init(
    _ base: Base, weight: FontWeight? = nil, design: FontDesign = .default, isItalic: Bool = false,
    features: [String] = [], leading: Leading = .standard, scaledFrom: Double? = nil
  ) {
    self.base = base
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.features = features
    self.leading = leading
    self.scaledFrom = scaledFrom
  }
  public static let body = FontSpec(.style(.body))
}
