public import SightlineModel

/// A font as a view asks for it: a text style that follows Dynamic Type, a fixed size, or a family of one's own.
public struct Font: Hashable, Sendable {
  public typealias Weight = FontWeight
  public typealias Design = FontDesign
  var spec: FontSpec
  private init(_ style: SightlineModel.TextStyle) { spec = FontSpec(.style(style)) }
  init(spec: FontSpec) { self.spec = spec }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title1)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption1)
  public static let caption2 = Font(.caption2)

  public static func system(
    _ style: SightlineModel.TextStyle, design: Design = .default, weight: Weight? = nil
  ) -> Font { Font(spec: FontSpec(.style(style), weight: weight, design: design)) }

  /// Does not follow Dynamic Type.
  /// - Parameter size: Points.
  public static func system(size: Double, weight: Weight? = nil, design: Design = .default) -> Font {
    Font(spec: FontSpec(.system(size: size), weight: weight, design: design))
  }

  /// - Parameters:
  ///   - family: Of a font file that the ``LayoutEngine`` was given.
  ///   - size: Points at the size `large`; follows `body`, or `style`.
  public static func custom(_ family: String, size: Double, relativeTo style: SightlineModel.TextStyle = .body) -> Font
  {
    Font(spec: FontSpec(.custom(family: family, size: size, relativeTo: style)))
  }
  /// Does not follow Dynamic Type.
  public static func custom(_ family: String, fixedSize: Double) -> Font {
    Font(spec: FontSpec(.custom(family: family, size: fixedSize, relativeTo: nil)))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.features.append("monospacedDigit") } }
  public func smallCaps() -> Font { changed { $0.features.append("smallCaps") } }

  private func changed(_ change: (inout FontSpec) -> Void) -> Font {
    var font = self
    change(&font.spec)
    return font
  }
}
