import CCairo
import SightlineModel

/// Makes bitmaps compress better: the colours a screen is made of stay as they are, gradients too, and the many shades
/// along smoothed edges are rounded to 16 steps a channel, which nobody sees.
enum ColorReduction {
  /// How many colours stay exact: more than a screen without photos has areas.
  private static let exactColors = 96
  /// A colour that covers less is part of an edge.
  private static let leastPixels = 40

  static func apply(to surface: OpaquePointer) {
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    guard width > 0, height > 0, stride >= width, let data = cairo_image_surface_get_data(surface) else { return }
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      var counts: [UInt32: Int] = [:]
      for y in 0..<height {
        var x = 0
        while x < width {
          let color = pixels[y * stride + x]
          var end = x + 1
          while end < width, pixels[y * stride + end] == color { end += 1 }
          counts[color, default: 0] += end - x
          x = end
        }
      }
      let frequent = counts.filter { $0.value >= leastPixels }.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
      let exact = Set(frequent.prefix(exactColors).map(\.key))
      // Most pixels are as the one before.
      var (last, isExact) = (pixels[0], exact.contains(pixels[0]))
      for y in 0..<height {
        for x in 0..<width {
          let place = y * stride + x
          if pixels[place] != last { (last, isExact) = (pixels[place], exact.contains(pixels[place])) }
          if isExact { continue }
          let isEdge =
            x > 0 && isStep(pixels[place], pixels[place - 1])
            || x + 1 < width && isStep(pixels[place], pixels[place + 1])
            || y > 0 && isStep(pixels[place], pixels[place - stride])
            || y + 1 < height && isStep(pixels[place], pixels[place + stride])
          if isEdge { pixels[place] = rounded(pixels[place]) }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// More than two neighbours of a gradient differ by.
  private static func isStep(_ a: UInt32, _ b: UInt32) -> Bool {
    guard a != b else { return false }
    func channel(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    for shift: UInt32 in [0, 8, 16] where abs(channel(a, shift) - channel(b, shift)) > 16 { return true }
    return false
  }

  /// Opaque colours only: in others the channels are multiplied by the opacity.
  private static func rounded(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha == 0xFF || alpha == 0 else { return pixel }
    var result = pixel & 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let channel = pixel >> shift & 0xFF
      result |= min(255, (channel * 15 + 127) / 255 * 17) << shift
    }
    return result
  }
}
