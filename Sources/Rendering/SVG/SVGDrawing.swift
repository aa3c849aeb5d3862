import Foundation
import SightlineModel

/// A drawing of the project's: paths and simple shapes, filled and stroked with colours and gradients.
///
/// Left out are texts, pictures within, filters, masks, patterns and clips; whatever else is in the file is shown.
/// - Source: SVG 2.
struct SVGDrawing: Sendable {
  enum Ink: Sendable {
    case color(RGBA)
    case gradient(SVGGradient, opacity: Double)
  }
  struct Shape: Sendable {
    /// In the view box.
    var outline: Outline
    var transform: SVGTransform
    var ink: Ink
    /// `nil` for what is filled.
    var stroke: StrokeStyle?
  }
  private(set) var shapes: [Shape] = []
  /// The part of its plane that is shown.
  private(set) var viewBox = Rect(x: 0, y: 0, width: 0, height: 0)

  private static let shapeLimit = 5_000
  private static let hidden: Set<Substring> = [
    "defs", "clipPath", "mask", "pattern", "symbol", "marker", "filter", "linearGradient", "radialGradient", "metadata",
  ]

  init(_ bytes: [UInt8]) throws(PictureError) {
    let tags = SVGTag.all(in: String(decoding: bytes, as: UTF8.self))
    guard let root = tags.first(where: { $0.name == "svg" }) else {
      throw PictureError(reason: "it is in no format that is read: PNG, JPEG and SVG are")
    }
    let box = (root.attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    func length(_ name: Substring) -> Double? {
      root.attributes[name].flatMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
    }
    if box.count == 4 {
      viewBox = Rect(x: box[0], y: box[1], width: box[2], height: box[3])
    } else {
      viewBox = Rect(x: 0, y: 0, width: length("width") ?? 0, height: length("height") ?? 0)
    }
    guard viewBox.width > 0, viewBox.height > 0, Outline.rectangle(viewBox).isDrawable else {
      throw PictureError(reason: "it says no size")
    }
    read(tags, SVGGradient.all(in: tags))
    guard !shapes.isEmpty else { throw PictureError(reason: "there is nothing in it that is drawn here") }
  }

  private mutating func read(_ tags: [SVGTag], _ gradients: [String: SVGGradient]) {
    var styles = [SVGStyle()]
    var names: [Substring] = []
    var hiddenDepth = 0
    for tag in tags where shapes.count < Self.shapeLimit {
      if tag.form == .close {
        guard let last = names.lastIndex(of: tag.name) else { continue }
        while names.count > last {
          if Self.hidden.contains(names.removeLast()) { hiddenDepth -= 1 }
          if styles.count > 1 { styles.removeLast() }
        }
        continue
      }
      let style = (styles.last ?? SVGStyle()).applying(tag.attributes)
      if hiddenDepth == 0, let outline = Self.outline(of: tag), !outline.commands.isEmpty {
        add(outline, style, gradients)
      }
      guard tag.form == .open, names.count < 200 else { continue }
      names.append(tag.name)
      styles.append(style)
      if Self.hidden.contains(tag.name) { hiddenDepth += 1 }
    }
  }

  private mutating func add(_ outline: Outline, _ style: SVGStyle, _ gradients: [String: SVGGradient]) {
    guard style.opacity > 0, outline.isDrawable else { return }
    if let ink = Self.ink(style.fill, style.opacity * style.fillOpacity, style, gradients) {
      let area = style.isEvenOdd ? outline.alternating : outline
      shapes.append(Shape(outline: area, transform: style.transform, ink: ink))
    }
    if style.strokeWidth > 0, let ink = Self.ink(style.stroke, style.opacity * style.strokeOpacity, style, gradients) {
      let stroke = StrokeStyle(width: style.strokeWidth, dash: [], isRound: style.isRound)
      shapes.append(Shape(outline: outline, transform: style.transform, ink: ink, stroke: stroke))
    }
  }

  private static func ink(
    _ text: String, _ opacity: Double, _ style: SVGStyle, _ gradients: [String: SVGGradient]
  ) -> Ink? {
    guard text != "none", opacity > 0 else { return nil }
    if text.hasPrefix("url(#") {
      guard let gradient = gradients[String(text.dropFirst(5).prefix { $0 != ")" })] else { return nil }
      return .gradient(gradient, opacity: opacity)
    }
    guard let color = SVGStyle.color(text == "currentColor" ? style.color : text) else { return nil }
    return .color(color.opacity(opacity))
  }

  private static func outline(of tag: SVGTag) -> Outline? {
    func number(_ name: Substring) -> Double { tag.attributes[name].flatMap { Double($0) } ?? 0 }
    func points(isClosed: Bool) -> Outline {
      let path = SVGPathReader.outline("M" + (tag.attributes["points"] ?? ""))
      return isClosed && !path.commands.isEmpty ? Outline(path.commands + [.close]) : path
    }
    switch tag.name {
    case "path": return SVGPathReader.outline(tag.attributes["d"] ?? "")
    case "rect":
      let box = Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      return box.width > 0 && box.height > 0 ? .roundedRectangle(box, radius: max(number("rx"), number("ry"))) : nil
    case "circle": return .circle(center: Point(x: number("cx"), y: number("cy")), radius: number("r"))
    case "ellipse":
      let (width, height) = (number("rx") * 2, number("ry") * 2)
      return .ellipse(
        in: Rect(x: number("cx") - width / 2, y: number("cy") - height / 2, width: width, height: height))
    case "line":
      return Outline([
        .move(Point(x: number("x1"), y: number("y1"))), .line(Point(x: number("x2"), y: number("y2"))),
      ])
    case "polyline": return points(isClosed: false)
    case "polygon": return points(isClosed: true)
    default: return nil
    }
  }

  /// - Parameter template: The one colour of a template image.
  func steps(in frame: Rect, template: StepPaint?, opacity: Double) -> [PaintStep] {
    let place = SVGTransform(
      a: frame.width / viewBox.width, d: frame.height / viewBox.height,
      e: frame.x - viewBox.x * frame.width / viewBox.width, f: frame.y - viewBox.y * frame.height / viewBox.height)
    let drawn = shapes.compactMap { shape -> PaintStep? in
      let map = place.after(shape.transform)
      let outline = shape.outline.map(map.apply)
      guard outline.isDrawable else { return nil }
      let paint: StepPaint
      switch (template, shape.ink) {
      case (let template?, .color(let color)): paint = template.faded(color.alpha)
      case (let template?, .gradient(_, let share)): paint = template.faded(share)
      case (nil, .color(let color)): paint = .color(color.opacity(opacity))
      case (nil, .gradient(let gradient, let share)):
        paint = gradient.paint(over: shape.outline.tightBounds, map, opacity: share * opacity)
      }
      guard var stroke = shape.stroke else { return .fill(outline, paint) }
      stroke.width *= map.scale
      return .stroke(outline, paint, stroke)
    }
    return drawn.isEmpty ? [] : [.clipped(.rectangle(frame), drawn)]
  }
}
