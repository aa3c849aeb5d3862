import SightlineModel

/// A gradient as an SVG file defines it.
struct SVGGradient: Sendable {
  private var isRadial = false
  /// In shares of the shape's box, unless `isInUserSpace`.
  private var start = Point.zero
  private var end = Point(x: 1, y: 0)
  private var radius = 0.5
  private var isInUserSpace = false
  private var transform = SVGTransform()
  private var stops: [(location: Double, color: RGBA)] = []
  private var parent: String?

  /// By id, with the stops of the gradients that they refer to.
  static func all(in tags: [SVGTag]) -> [String: SVGGradient] {
    var found: [String: SVGGradient] = [:]
    var current: (id: String, gradient: SVGGradient)?
    func finish() { if let current { found[current.id] = current.gradient } }
    for tag in tags {
      switch (tag.name, tag.form) {
      case ("linearGradient", .close), ("radialGradient", .close):
        finish()
        current = nil
      case ("linearGradient", _), ("radialGradient", _):
        finish()
        current = nil
        guard let id = tag.attributes["id"] else { continue }
        current = (id, SVGGradient(tag))
        if tag.form == .empty {
          finish()
          current = nil
        }
      case ("stop", .open), ("stop", .empty): current?.gradient.addStop(tag.attributes)
      default: continue
      }
    }
    finish()
    for (id, gradient) in found where gradient.stops.isEmpty {
      if let stops = gradient.parent.flatMap({ found[$0] })?.stops { found[id]?.stops = stops }
    }
    return found.filter { !$0.value.stops.isEmpty }
  }

  private init(_ tag: SVGTag) {
    let attributes = tag.attributes
    func place(_ name: Substring, _ fallback: Double) -> Double {
      guard let text = attributes[name] else { return fallback }
      return (text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)) ?? fallback
    }
    isRadial = tag.name == "radialGradient"
    if isRadial {
      start = Point(x: place("cx", 0.5), y: place("cy", 0.5))
      radius = place("r", 0.5)
    } else {
      start = Point(x: place("x1", 0), y: place("y1", 0))
      end = Point(x: place("x2", 1), y: place("y2", 0))
    }
    isInUserSpace = attributes["gradientUnits"] == "userSpaceOnUse"
    if let text = attributes["gradientTransform"] { transform = SVGTransform(text) }
    parent = (attributes["href"] ?? attributes["xlink:href"]).map { String($0.dropFirst()) }
  }

  private mutating func addStop(_ attributes: [Substring: String]) {
    guard stops.count < 256, let color = SVGStyle.color(attributes["stop-color"] ?? "black") else { return }
    let text = attributes["offset"] ?? "0"
    let location = text.hasSuffix("%") ? (Double(text.dropLast()) ?? 0) / 100 : Double(text) ?? 0
    stops.append((location, color.opacity(attributes["stop-opacity"].flatMap { Double($0) } ?? 1)))
  }

  /// - Parameters:
  ///   - box: Of the shape, in its own plane.
  ///   - map: From there to the screen.
  func paint(over box: Rect, _ map: SVGTransform, opacity: Double) -> StepPaint {
    var whole = map
    if !isInUserSpace {
      whole = whole.after(SVGTransform(a: box.width, d: box.height, e: box.x, f: box.y))
    }
    whole = whole.after(transform)
    let faded = stops.map { ($0.location, $0.color.opacity(opacity)) }
    let from = whole.apply(start)
    if isRadial {
      let reach = radius * whole.scale
      return .gradient(Gradient(.radial(center: from, startRadius: 0, endRadius: reach), stops: faded))
    }
    return .gradient(Gradient(.linear(start: from, end: whole.apply(end)), stops: faded))
  }
}
