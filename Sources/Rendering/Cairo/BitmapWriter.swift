import CCairo
import CPictures
import Foundation
package import SightlineModel

/// A picture that could not be drawn, and why.
package struct DrawingError: Error, Hashable, CustomStringConvertible {
  package let description: String
}

/// Draws a scene as PNG.
package struct PNGWriter: Sendable {
  /// The most pixels a side may have.
  static let sideLimit = 16_384.0

  package init() {}

  /// - Returns: The file's bytes.
  /// - Throws: When the picture would be larger than Cairo draws, or memory runs out.
  package func data(of scene: Scene, from sources: DrawingSources, options: PictureOptions = PictureOptions())
    throws(DrawingError) -> [UInt8]
  {
    let plan = ScenePlan(scene, from: sources, options: options)
    let (width, height) = ((plan.size.width * options.scale).rounded(), (plan.size.height * options.scale).rounded())
    guard width >= 1, height >= 1, width <= Self.sideLimit, height <= Self.sideLimit else {
      throw DrawingError(description: "a picture of \(width) × \(height) pixels can't be drawn; choose another scale")
    }
    let format = options.showsDevice ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    guard let surface = cairo_image_surface_create(format, CInt(saturating: width), CInt(saturating: height)) else {
      throw DrawingError(description: "no memory for a picture of \(width) × \(height) pixels")
    }
    let canvas = CairoCanvas(owning: surface, masks: GlyphMasks(sources.shelf))
    canvas.draw(plan, scale: options.scale)
    let bytes = ByteSink()
    let status = canvas.finish { surface in
      // Photos have no edges that could be told from their detail, and are packed better by Cairo's filters.
      guard !plan.showsPhotos else {
        return cairo_surface_write_to_png_stream(surface, ByteSink.append, Unmanaged.passUnretained(bytes).toOpaque())
      }
      ColorReduction.apply(to: surface)
      return write(surface, hasAlpha: options.showsDevice, to: bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError(description: String(cString: cairo_status_to_string(status)))
    }
    return bytes.bytes
  }

  private func write(_ surface: OpaquePointer, hasAlpha: Bool, to sink: ByteSink) -> cairo_status_t {
    guard let data = cairo_image_surface_get_data(surface) else { return CAIRO_STATUS_NO_MEMORY }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    let isWritten = data.withMemoryRebound(to: UInt32.self, capacity: stride * Int(height)) {
      sightline_write_png($0, width, height, stride, hasAlpha ? 1 : 0, &file, &count) == 1
    }
    guard isWritten, let file else { return CAIRO_STATUS_NO_MEMORY }
    sink.bytes = Array(UnsafeBufferPointer(start: file, count: count))
    free(file)
    return CAIRO_STATUS_SUCCESS
  }
}

/// Draws a scene as PDF, one point of the screen as one of the page.
package struct PDFWriter: Sendable {
  package init() {}

  package func data(of scene: Scene, from sources: DrawingSources, options: PictureOptions = PictureOptions())
    throws(DrawingError) -> [UInt8]
  {
    let plan = ScenePlan(scene, from: sources, options: options)
    let bytes = ByteSink()
    let sink = Unmanaged.passUnretained(bytes).toOpaque()
    guard let surface = cairo_pdf_surface_create_for_stream(ByteSink.append, sink, plan.size.width, plan.size.height)
    else { throw DrawingError(description: "no memory for a page") }
    // Without dates of its own the file would carry the time of the run.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, "\(scene.screen), \(scene.variant)")
    let canvas = CairoCanvas(owning: surface)
    canvas.draw(plan, scale: 1)
    let status = canvas.finish { surface in
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError(description: String(cString: cairo_status_to_string(status)))
    }
    return bytes.bytes
  }
}

/// Where Cairo's streams write to.
final class ByteSink {
  var bytes: [UInt8] = []

  static let append: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, CUnsignedInt) -> cairo_status_t =
    {
      sink, data, count in
      guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
}
