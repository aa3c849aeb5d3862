import SightlineModel
import Synchronization

/// Font files as FreeType opens them, and the glyphs that were asked for. Safe to use from any number of threads.
final class FontShelf: Sendable {
  private struct GlyphKey: Hashable {
    var file: FontFileReference
    var glyph: UInt32
  }
  private struct State {
    var library: FreeTypeLibrary?
    var faces: [FontFileReference: Result<FreeTypeFace, FreeTypeError>] = [:]
    var shapes: [GlyphKey: GlyphShape?] = [:]
  }
  private let state = Mutex(State())
  /// Glyphs that are kept at the same time.
  private static let capacity = 20_000

  /// - Returns: `nil` where the file can't be used or has no such glyph.
  func shape(_ file: FontFileReference, _ glyph: UInt32) -> GlyphShape? {
    state.withLock { state in
      let key = GlyphKey(file: file, glyph: glyph)
      if let known = state.shapes[key] { return known }
      let shape = Self.face(file, &state)?.shape(of: glyph)
      if state.shapes.count > Self.capacity { state.shapes.removeAll() }
      state.shapes[key] = .some(shape)
      return shape
    }
  }

  func mask(_ file: FontFileReference, _ glyph: UInt32, size: Double, phase: (x: Int, y: Int)) -> GlyphMask? {
    state.withLock { Self.face(file, &$0)?.mask(of: glyph, size: size, phase: phase) }
  }

  func glyph(_ file: FontFileReference, for character: UInt32) -> UInt32? {
    state.withLock { Self.face(file, &$0)?.glyph(for: character) }
  }

  /// - Returns: Why FreeType refuses the file; `nil` where it takes it.
  func problem(_ file: FontFileReference) -> String? {
    state.withLock { state in
      _ = Self.face(file, &state)
      if case .failure(let error)? = state.faces[file] { return error.words }
      return nil
    }
  }

  private static func face(_ file: FontFileReference, _ state: inout State) -> FreeTypeFace? {
    if let known = state.faces[file] { return try? known.get() }
    let result: Result<FreeTypeFace, FreeTypeError>
    do throws(FreeTypeError) {
      let library: FreeTypeLibrary
      if let known = state.library { library = known } else { library = try FreeTypeLibrary() }
      state.library = library
      result = .success(try FreeTypeFace(file, in: library))
    } catch {
      result = .failure(error)
    }
    state.faces[file] = result
    return try? result.get()
  }
}
