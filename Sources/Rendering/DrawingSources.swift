package import SightlineModel
import Synchronization

/// What pictures are drawn with besides a scene: glyphs and icons. What was read is kept; any number of threads may draw.
package final class DrawingSources: Sendable {
  private let glyphs: any GlyphOutlines
  private let fontFile: @Sendable (FontFaceID) -> FontFileReference?
  package let icons: IconSet
  private let pictureFile: @Sendable (String, Appearance, Double) -> PictureFile?
  private let pictures = Mutex<[String: Result<Picture, PictureError>]>([:])
  let shelf = FontShelf()

  /// - Parameters:
  ///   - glyphs: Outlines of glyphs whose file is not known.
  ///   - fontFile: The file of a face, for FreeType.
  ///   - pictureFile: The file of a picture of the project's, by name, appearance and pixels per point.
  package init(
    glyphs: any GlyphOutlines, icons: IconSet = .none,
    fontFile: @escaping @Sendable (FontFaceID) -> FontFileReference? = { _ in nil },
    pictureFile: @escaping @Sendable (String, Appearance, Double) -> PictureFile? = { _, _, _ in nil }
  ) {
    self.glyphs = glyphs
    self.icons = icons
    self.fontFile = fontFile
    self.pictureFile = pictureFile
  }

  /// - Returns: `nil` where the project has no such picture, or one that can't be shown.
  func picture(named name: String, _ appearance: Appearance, scale: Double) -> (Picture, isTemplate: Bool)? {
    guard let file = pictureFile(name, appearance, scale) else { return nil }
    let picture = pictures.withLock { known in
      if let result = known[file.path] { return result }
      let result = Result<Picture, PictureError> { () throws(PictureError) in try PictureReader.picture(at: file.path) }
      known[file.path] = result
      return result
    }
    guard case .success(let found) = picture else { return nil }
    return (found, file.isTemplate)
  }

  /// Pictures that were asked for and can't be shown: `path: why`, sorted.
  package var problems: [String] {
    pictures.withLock { known in
      known.compactMap { path, result in
        if case .failure(let error) = result { "\(path): the picture is not shown: \(error.reason)" } else { nil }
      }.sorted()
    }
  }

  func shape(font: FontFaceID, glyph: UInt32) -> (GlyphShape, GlyphSource?)? {
    if let file = fontFile(font), let shape = shelf.shape(file, glyph) {
      return (shape, GlyphSource(file: file, glyph: glyph))
    }
    return glyphs.outline(font: font, glyph: glyph).map { (.outline($0), nil) }
  }
}

/// What FreeType says of a font file.
package enum FontFileCheck {
  /// - Returns: Why FreeType refuses the file; `nil` where it takes it.
  package static func problem(ofFile path: String) -> String? { FontShelf().problem(FontFileReference(path: path)) }
}
