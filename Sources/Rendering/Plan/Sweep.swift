import Foundation
import SightlineModel

/// An angular gradient as wedges of one colour each, since neither back end sweeps.
struct Sweep {
  let center: Point
  /// Degrees, clockwise from the positive x axis.
  let start: Double
  let end: Double
  let stops: [(location: Double, color: RGBA)]

  /// Degrees of one wedge.
  private static let step = 3.0

  /// - Returns: Steps that cover the rectangle; to be clipped to the outline that is filled.
  func wedges(over bounds: Rect) -> [PaintStep] {
    let ordered = Gradient(.linear(start: center, end: center), stops: stops).stops
    guard start.isFinite, end.isFinite, let last = ordered.last else { return [] }
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
      Point(x: bounds.minX, y: bounds.maxY), Point(x: bounds.maxX, y: bounds.maxY),
    ]
    let radius = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    // What lies beyond the end keeps the last colour.
    var steps: [PaintStep] = [.fill(.rectangle(bounds), .color(last.color))]
    let span = max(-360, min(360, end - start))
    guard radius > 0, span != 0 else { return steps }
    let count = max(1, Int(saturating: (abs(span) / Self.step).rounded(.up)))
    for index in 0..<count {
      let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      // Each wedge reaches a little under the next, so that no seam shows.
      let (first, second) = (angle(from, span), angle(min(1, to + 0.2 / Double(count)), span))
      func rim(_ angle: Double) -> Point {
        Point(x: center.x + cos(angle) * radius * 1.5, y: center.y + sin(angle) * radius * 1.5)
      }
      let wedge = Outline([.move(center), .line(rim(first)), .line(rim(second)), .close])
      steps.append(.fill(wedge, .color(color(at: (from + to) / 2, ordered))))
    }
    return steps
  }

  private func angle(_ share: Double, _ span: Double) -> Double { (start + span * share) * .pi / 180 }

  private func color(at location: Double, _ stops: [(location: Double, color: RGBA)]) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let share = b.location > a.location ? (location - a.location) / (b.location - a.location) : 0
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    return RGBA(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}
