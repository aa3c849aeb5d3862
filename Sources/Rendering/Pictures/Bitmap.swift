import CCairo
import CPictures
import Foundation
import SightlineModel
import Synchronization

/// Pixels as Cairo has them: 32 bits each, alpha first, the colours multiplied by it, rows from the top.
final class Bitmap: Sendable {
  let width: Int
  let height: Int
  let pixels: [UInt32]
  /// By the longest side: the same picture stands on many pages.
  private let addresses = Mutex<[Int: String]>([:])

  /// - Returns: `nil` unless there are as many pixels as the sides say.
  init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Copies an image surface of 32 bits a pixel; pixels without alpha become opaque.
  convenience init?(copying surface: OpaquePointer) {
    cairo_surface_flush(surface)
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let format = cairo_image_surface_get_format(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, width > 0, height > 0,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { rows in
      for y in 0..<height {
        for x in 0..<width { pixels.append(rows[y * stride + x] | opaque) }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Hands a surface with these pixels to the body; it must not be kept.
  func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      // Read only: nothing draws on it.
      let data = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, CInt(width), CInt(height), CInt(width * 4))!
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      return body(surface)
    }
  }

  /// - Returns: The same picture with no side longer than the limit; itself where it is small enough.
  func scaled(toSide limit: Int) -> Bitmap {
    guard max(width, height) > limit else { return self }
    let factor = Double(limit) / Double(max(width, height))
    let (newWidth, newHeight) = (
      max(1, Int(saturating: (Double(width) * factor).rounded())),
      max(1, Int(saturating: (Double(height) * factor).rounded()))
    )
    let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(newWidth), CInt(newHeight))!
    let context = cairo_create(target)!
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(target)
    }
    cairo_scale(context, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
    withSurface { surface in
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      cairo_set_source_rgb(context, 0, 0, 0)
    }
    return Bitmap(copying: target) ?? self
  }

  /// The same form in one colour: what a template image is drawn as.
  func tinted(red: Double, green: Double, blue: Double) -> Bitmap {
    func channel(_ value: Double, _ alpha: UInt32) -> UInt32 {
      UInt32(Int(saturating: (min(max(value, 0), 1) * Double(alpha)).rounded()))
    }
    let new = pixels.map { pixel -> UInt32 in
      let alpha = pixel >> 24
      return alpha << 24 | channel(red, alpha) << 16 | channel(green, alpha) << 8 | channel(blue, alpha)
    }
    return Bitmap(width: width, height: height, pixels: new)!
  }

  /// A PNG file.
  var png: [UInt8] {
    let sink = ByteSink()
    _ = withSurface {
      cairo_surface_write_to_png_stream($0, ByteSink.append, Unmanaged.passUnretained(sink).toOpaque())
    }
    return sink.bytes
  }

  /// A JPEG file; alpha is left out. `nil` where memory runs out.
  func jpeg(quality: Int) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard sightline_write_jpeg(pixels, CInt(width), CInt(height), CInt(quality), &bytes, &count) == 1, let bytes else {
      return nil
    }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// A `data:` address of the picture, made smaller where a side is longer than the limit.
  func dataAddress(side: Int) -> String {
    if let known = addresses.withLock({ $0[side] }) { return known }
    let small = scaled(toSide: side)
    // Photos are several times smaller as JPEG, and nobody sees a difference in a page's picture.
    let photo = small.width * small.height > 10_000 && small.isOpaque ? small.jpeg(quality: 82) : nil
    let address = "data:image/\(photo == nil ? "png" : "jpeg");base64," + Data(photo ?? small.png).base64EncodedString()
    addresses.withLock { $0[side] = address }
    return address
  }

  /// No pixel shows what lies behind.
  var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xFF } }
}
