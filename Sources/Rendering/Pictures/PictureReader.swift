import CCairo
import CPictures
import Foundation
import SightlineModel

/// Reads PNG, JPEG and SVG files.
enum PictureReader {
  /// Larger files, and pictures of more pixels, are refused: a photo of a phone's camera has 48 million.
  static let byteLimit = 64 << 20
  static let pixelLimit = 50_000_000
  /// Of the longer side that is kept: more than three pixels for each point of the largest iPad.
  private static let sideLimit = 4096

  static func picture(at path: String) throws(PictureError) -> Picture {
    // Opening a pipe waits until somebody writes.
    var info = stat()
    guard stat(path, &info) == 0 else { throw PictureError(reason: "it can't be opened") }
    guard info.st_mode & S_IFMT == S_IFREG else { throw PictureError(reason: "it is no file") }
    guard let file = FileHandle(forReadingAtPath: path) else { throw PictureError(reason: "it can't be opened") }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: byteLimit + 1) else { throw PictureError(reason: "it can't be read") }
    guard data.count <= byteLimit else { throw PictureError(reason: "it is larger than \(byteLimit >> 20) MB") }
    return try picture([UInt8](data))
  }

  static func picture(_ bytes: [UInt8]) throws(PictureError) -> Picture {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .bitmap(try png(bytes).scaled(toSide: sideLimit)) }
    if bytes.starts(with: [0xFF, 0xD8]) { return .bitmap(try jpeg(bytes).scaled(toSide: sideLimit)) }
    if bytes.starts(with: Array("%PDF".utf8)) { throw PictureError(reason: "PDF is not shown") }
    return .drawing(try SVGDrawing(bytes))
  }

  private static func png(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    guard bytes.count > 33 else { throw PictureError(reason: "it is no whole PNG file") }
    func number(_ start: Int) -> Int { (start..<start + 4).reduce(0) { $0 << 8 | Int(bytes[$1]) } }
    let (width, height) = (number(16), number(20))
    guard width > 0, height > 0, width <= 32_000, height <= 32_000, width * height <= pixelLimit else {
      throw PictureError(reason: "it has \(width) × \(height) pixels")
    }
    let source = ByteSource(bytes)
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(ByteSource.read, Unmanaged.passUnretained(source).toOpaque())!
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PictureError(reason: "it is broken: " + String(cString: cairo_status_to_string(status)))
    }
    if let bitmap = Bitmap(copying: surface) { return bitmap }
    // Grey and other forms: drawn once onto 32 bits.
    let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))!
    defer { cairo_surface_destroy(target) }
    let context = cairo_create(target)!
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    guard let bitmap = Bitmap(copying: target) else { throw PictureError(reason: "there is no memory for it") }
    return bitmap
  }

  private static func jpeg(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    var pixels: UnsafeMutablePointer<UInt32>?
    var (width, height) = (CInt(0), CInt(0))
    var message = [CChar](repeating: 0, count: 200)
    let isRead = sightline_read_jpeg(bytes, bytes.count, pixelLimit, &pixels, &width, &height, &message)
    guard isRead == 1, let pixels else {
      let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw PictureError(reason: "it is broken: \(words)")
    }
    defer { free(pixels) }
    let copy = Array(UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height)))
    guard let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: copy) else {
      throw PictureError(reason: "it has no pixels")
    }
    return bitmap
  }
}

/// Where Cairo's streams read from.
private final class ByteSource {
  let bytes: [UInt8]
  var place = 0
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let read:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, CUnsignedInt) ->
      cairo_status_t = { source, target, count in
        guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<ByteSource>.fromOpaque(source).takeUnretainedValue()
        let count = Int(count)
        guard count <= reader.bytes.count - reader.place else { return CAIRO_STATUS_READ_ERROR }
        reader.bytes.withUnsafeBufferPointer { bytes in
          if let base = bytes.baseAddress { target.update(from: base + reader.place, count: count) }
        }
        reader.place += count
        return CAIRO_STATUS_SUCCESS
      }
}
