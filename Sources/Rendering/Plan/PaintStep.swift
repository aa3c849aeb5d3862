import SightlineModel

/// One thing to put on the canvas, ready for any back end. Later steps cover earlier ones.
enum PaintStep {
  case fill(Outline, StepPaint)
  case stroke(Outline, StepPaint, StrokeStyle)
  /// Glyphs of one size and paint, from left to right.
  case glyphs(GlyphRun, StepPaint)
  /// Pixels stretched over a rectangle, at an opacity.
  case picture(Bitmap, Rect, Double)
  /// The blurred form of some steps in one colour, moved; the radius is the standard deviation.
  indirect case shadow([PaintStep], RGBA, radius: Double, offset: Point)
  /// What lies behind an outline, as a material shows it, at an opacity.
  case material(Outline, MaterialLook, Double)
  indirect case group(GroupEffect, [PaintStep])
  /// Steps within an outline.
  indirect case clipped(Outline, [PaintStep])
}

struct StrokeStyle: Hashable {
  var width: Double
  /// Lengths of dash and gap.
  var dash: [Double] = []
  var isRound = true
}

/// Glyphs that share a size; positions are on the baseline, in the screen's points.
struct GlyphRun {
  struct Glyph {
    var outline: Outline
    var position: Point
    /// Where FreeType finds it; `nil` for what comes from no font file.
    var source: GlyphSource?
  }
  var size: Double
  var glyphs: [Glyph]
  /// Em by which every line is made thicker, where the paint is opaque.
  var weight = 0.0
}

/// A glyph in a font file.
struct GlyphSource: Hashable {
  var file: FontFileReference
  var glyph: UInt32
}

/// How a step is coloured.
enum StepPaint {
  case color(RGBA)
  case gradient(Gradient)
  /// Diagonal lines on a faint ground, for what has no known colour.
  case hatch(RGBA)

  /// Opacity of a hatch's ground and lines.
  static let hatchGround = 0.1
  static let hatchLines = 0.45
}

struct Gradient {
  enum Geometry: Hashable {
    case linear(start: Point, end: Point)
    case radial(center: Point, startRadius: Double, endRadius: Double)
  }
  var geometry: Geometry
  /// By location, at least one, locations 0…1.
  var stops: [(location: Double, color: RGBA)]

  init(_ geometry: Geometry, stops: [(location: Double, color: RGBA)]) {
    self.geometry = geometry
    let clamped = stops.map { (location: min(max($0.location.isFinite ? $0.location : 0, 0), 1), color: $0.color) }
    let order = clamped.indices.sorted { (clamped[$0].location, $0) < (clamped[$1].location, $1) }
    self.stops = order.isEmpty ? [(0, .clear)] : order.map { clamped[$0] }
  }
}

/// Steps within one clip.
struct PaintLayer {
  /// `nil`: the whole screen. Moves with the content where the layer scrolls.
  var clip: Rect?
  /// Drawn within the window of what scrolls, and moved with it.
  var scrolls = false
  var steps: [PaintStep]
}
