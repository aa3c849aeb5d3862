// Foundation brings libm, which rounding needs in debug builds on Linux.
import Foundation
import SightlineModel

/// Rounds frames to the device's pixels.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// Halves go up, also those that floating point left a little short: a shifted frame keeps its size.
  func round(_ length: Double) -> Double {
    guard length.isFinite else { return 0 }
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
  /// Up, but for what floating point added.
  func roundUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

  /// Each edge by itself, so that neighbours still meet.
  func round(_ rect: Rect) -> Rect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return Rect(x: left, y: top, width: max(0, round(rect.maxX) - left), height: max(0, round(rect.maxY) - top))
  }
}
