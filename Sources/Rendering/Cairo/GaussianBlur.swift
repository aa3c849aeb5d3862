import CCairo
import SightlineModel

/// Blurs pixels in place: three averages over boxes come within 3 % of a Gaussian.
///
/// - Source: W3C Filter Effects 1, 9.1.1, for the boxes' sizes.
enum GaussianBlur {
  /// - Parameters:
  ///   - surface: An image of 8 or 32 bits a pixel.
  ///   - deviation: In pixels.
  static func apply(to surface: OpaquePointer, deviation: Double) {
    guard deviation > 0.3, let data = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let channels = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4
    let size = max(1, Int(saturating: (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)))
    // Of an even size, two boxes lean to one side each and the third is one larger.
    let boxes =
      size % 2 == 1
      ? [(size / 2, size / 2), (size / 2, size / 2), (size / 2, size / 2)]
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    var line = [UInt8](repeating: 0, count: max(width, height))
    line.withUnsafeMutableBufferPointer { line in
      for (before, after) in boxes {
        for y in 0..<height {
          for channel in 0..<channels {
            average(data + y * stride + channel, count: width, step: channels, before, after, line)
          }
        }
      }
      for (before, after) in boxes {
        for x in 0..<width {
          for channel in 0..<channels {
            average(data + x * channels + channel, count: height, step: stride, before, after, line)
          }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// What lies beyond the ends counts as nothing.
  private static func average(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ before: Int, _ after: Int,
    _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let size = before + after + 1
    for index in 0..<count { line[index] = bytes[index * step] }
    var sum = 0
    for index in 0..<min(after, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + after < count { sum += Int(line[index + after]) }
      bytes[index * step] = UInt8(truncatingIfNeeded: (sum + size / 2) / size)
      if index >= before { sum -= Int(line[index - before]) }
    }
  }
}
