import Foundation
import SightlineModel

/// An affine map, as SVG writes it.
struct SVGTransform: Hashable, Sendable {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

  func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// First the other, then this one.
  func after(_ other: SVGTransform) -> SVGTransform {
    SVGTransform(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b, c: a * other.c + c * other.d,
      d: b * other.c + d * other.d, e: a * other.e + c * other.f + e, f: b * other.e + d * other.f + f)
  }

  /// By how much lengths grow, on average of the two directions.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  /// - Source: CSS Transforms 1, 8: matrix, translate, scale, rotate, skewX and skewY.
  init(_ text: String) {
    for call in text.split(separator: ")") {
      let parts = call.split(separator: "(")
      guard parts.count == 2 else { continue }
      let n = parts[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite)
      var next = SVGTransform()
      switch (parts[0].drop { $0 == "," || $0.isWhitespace }.trimmed, n.count) {
      case ("matrix", 6): next = SVGTransform(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5])
      case ("translate", 1), ("translate", 2): (next.e, next.f) = (n[0], n.count > 1 ? n[1] : 0)
      case ("scale", 1), ("scale", 2): (next.a, next.d) = (n[0], n.count > 1 ? n[1] : n[0])
      case ("rotate", 1), ("rotate", 3):
        let (sine, cosine) = (sin(n[0] * .pi / 180), cos(n[0] * .pi / 180))
        next = SVGTransform(a: cosine, b: sine, c: -sine, d: cosine, e: 0, f: 0)
        if n.count == 3 {
          next = SVGTransform(a: 1, b: 0, c: 0, d: 1, e: n[1], f: n[2]).after(next)
            .after(SVGTransform(a: 1, b: 0, c: 0, d: 1, e: -n[1], f: -n[2]))
        }
      case ("skewX", 1): next.c = tan(n[0] * .pi / 180)
      case ("skewY", 1): next.b = tan(n[0] * .pi / 180)
      default: continue
      }
      self = after(next)
    }
  }

  init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }
}
