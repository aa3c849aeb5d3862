import SightlineModel

/// Heights of a run's lines, in points.
struct LineMetrics: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  /// Between this line and the next.
  var gap: Double

  /// A fallback font for another script does not change them, as measured for Arabic, Hebrew, Devanagari, Japanese,
  /// Korean and Malayalam.
  /// - Source: recorded labels and SwiftUI texts: one line is 1.193359 em high whatever the style; SwiftUI sets a text
  ///   style's lines at its published leading, everything else at the font's own height.
  init(_ run: PreparedText.Run, sizing: ScaleClass.Sizing, _ context: SizeContext, host: Paragraph.Host) {
    let size = sizing.points(at: context.contentSize) * context.factor
    switch run.spec.base {
    case .style, .system:
      ascent = SystemFontCalibration.ascent * size
      descent = SystemFontCalibration.descent * size
      gap = 0
      if case .style(let style) = run.spec.base, host == .swiftui {
        gap = DynamicType.leading(of: style, at: context.contentSize) * context.factor - ascent - descent
      }
    case .custom, .files:
      if let face = run.chain.primary, face.standIn == .asIs {
        ascent = face.text.ascent * size
        descent = face.text.descent * size
        gap = face.text.lineGap * size
      } else {
        ascent = SystemFontCalibration.ascent * size
        descent = SystemFontCalibration.descent * size
        gap = 0
      }
    }
    switch run.spec.leading {
    case .standard: break
    case .tight: gap -= Self.leadingTrait
    case .loose: gap += Self.leadingTrait
    }
  }

  /// Points that `Font.leading(.tight)` takes and `.loose` adds.
  /// - Source: the symbolic traits of UIKit's font descriptors; two points at the default size. Not measured.
  private static let leadingTrait = 2.0

  mutating func include(_ other: LineMetrics) {
    let height = max(ascent, other.ascent) + max(descent, other.descent)
    let pitch = max(ascent + descent + gap, other.ascent + other.descent + other.gap)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = pitch - height
  }
}

extension LineMetrics {
  init(ascent: Double, descent: Double, gap: Double) {
    self.ascent = ascent
    self.descent = descent
    self.gap = gap
  }
}
