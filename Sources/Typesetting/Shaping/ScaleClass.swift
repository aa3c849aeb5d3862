import SightlineModel

/// Text that grows by one formula: the same run in the same kind of face.
struct ScaleClass: Sendable {
  let run: Int
  let sizing: Sizing
  let standIn: StyledFace.StandIn
  /// ISO 15924, four big-endian letters; 0 where a class has no glyphs.
  let script: UInt32
  let design: FontDesign
  let weight: FontWeight
  let hasDisplayMaster: Bool
  /// Points after each glyph, from `.tracking` or `.kerning`.
  let spacing: Double

  /// Points per em as declared, and how they follow the content size.
  enum Sizing: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
    case scaled(Double, TextStyle)
    init(_ base: FontSpec.Base) {
      switch base {
      case .style(let style): self = .style(style)
      case .system(let size): self = .fixed(size)
      case .custom(_, let size, let style): self = style.map { .scaled(size, $0) } ?? .fixed(size)
      case .files(_, let size): self = .fixed(size)
      }
    }
    func points(at contentSize: DynamicTypeSize) -> Double {
      switch self {
      case .style(let style): DynamicType.size(of: style, at: contentSize)
      case .fixed(let size): size
      case .scaled(let size, let style): DynamicType.scaled(size, relativeTo: style, at: contentSize)
      }
    }
  }

  /// The formula at one size: `text · A_text + display · A_display + perGlyph · n`, in points.
  struct Scale: Sendable {
    var size: Double
    var text: Double
    var display: Double
    var perGlyph: Double
    /// Position between the masters, 0…1.
    var blend: Double
  }

  /// - Parameters:
  ///   - factor: From `minimumScaleFactor`.
  ///   - tightening: Points taken from each glyph's advance.
  ///   - textScale: Factor on every advance.
  func scale(at contentSize: DynamicTypeSize, factor: Double, tightening: Double, textScale: Double) -> Scale {
    let size = sizing.points(at: contentSize) * factor
    var (blend, tracking) = (0.0, 0.0)
    switch standIn {
    case .calibrated:
      blend = hasDisplayMaster ? SystemFontCalibration.opticalBlend(size) : 0
      tracking =
        SystemFontCalibration.tracking(size) + SystemFontCalibration.offset(weight, blend: blend)
        + SystemFontCalibration.largeOffset(size)
    case .sanFrancisco:
      blend = hasDisplayMaster ? SystemFontCalibration.opticalBlend(size) : 0
      tracking = SystemFontCalibration.tracking(size)
    case .asIs, .design, .script: break
    }
    return Scale(
      size: size, text: size * (1 - blend) * textScale, display: size * blend * textScale,
      perGlyph: (size * tracking / 1000 + spacing - tightening) * textScale, blend: blend)
  }

  /// A fraction of the advance.
  func relativeError(size: Double) -> Double {
    switch standIn {
    case .asIs, .sanFrancisco: 0
    case .calibrated:
      ErrorBand.relativeError(script: ScriptFonts.name(script), design: design, weight: weight, size: size)
    case .design(let design) where design != .default:
      ErrorBand.relativeError(script: ScriptFonts.name(script), design: design, weight: weight, size: size)
    case .design, .script: ErrorBand.noRecords
    }
  }

  /// The same for every size; empty for a font used as it is.
  var errorBands: [FontErrorBand] {
    let name = ScriptFonts.name(script)
    switch standIn {
    case .asIs, .sanFrancisco: return []
    case .calibrated: return ErrorBand.bands(script: name, design: design, weight: weight)
    case .design(let design) where design != .default:
      return ErrorBand.bands(script: name, design: design, weight: weight)
    case .design, .script:
      return [FontErrorBand(script: name, weight: weight, relativeError: ErrorBand.noRecords, records: 0)]
    }
  }
}
