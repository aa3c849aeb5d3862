// Foundation brings libm, which rounding needs in debug builds on Linux.
import Foundation
import SightlineModel

/// Rounds frames to the device's pixels.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double
  /// Points from the screen's corner that a frame may lie away: what floating point still counts in pixels.
  private static let farthest = 1e9

  /// Halves go up, also those that floating point left a little short: a shifted frame keeps its size.
  ///
  /// - Returns: A length that is `bounded`.
  func round(_ length: Double) -> Double {
    (Self.bounded(length) * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// - Returns: 0 for what is no number or has no end; what lies beyond 1,000,000,000 points is brought there.
  static func bounded(_ length: Double) -> Double { length.isFinite ? min(max(length, -farthest), farthest) : 0 }
  /// Up, but for what floating point added.
  func roundUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

  /// Each edge by itself, so that neighbours still meet.
  func round(_ rect: Rect) -> Rect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return Rect(x: left, y: top, width: max(0, round(rect.maxX) - left), height: max(0, round(rect.maxY) - top))
  }
}
