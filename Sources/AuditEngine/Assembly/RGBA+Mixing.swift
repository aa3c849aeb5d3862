import SightlineModel

extension RGBA {
  /// - Parameter share: 0 this colour … 1 the other; in sRGB with its transfer function, as SwiftUI's gradients are.
  func mixed(with other: RGBA, _ share: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
