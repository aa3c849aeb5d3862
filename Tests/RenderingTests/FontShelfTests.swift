import Foundation
import SightlineModel
import Testing

@testable import Rendering

struct FontShelfTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  private let shelf = FontShelf()

  @Test(.enabled(if: FileManager.default.fileExists(atPath: inter)))
  func outlinesAreInEms() throws {
    let file = FontFileReference(path: Self.inter)
    let glyph = try #require(shelf.glyph(file, for: 0x48))
    guard case .outline(let outline)? = shelf.shape(file, glyph) else {
      Issue.record("H is an outline")
      return
    }
    let box = outline.tightBounds
    #expect(abs(box.maxY) < 0.01 && (-0.76)...(-0.68) ~= box.minY && (0.5...0.75).contains(box.width))
  }

  /// The same letter a quarter of a pixel further right covers other pixels, and as much of them.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: inter)))
  func masksLieAtQuartersOfAPixel() throws {
    let file = FontFileReference(path: Self.inter)
    let glyph = try #require(shelf.glyph(file, for: 0x6C))
    let masks = try (0..<4).map { try #require(shelf.mask(file, glyph, size: 24, phase: ($0, 0))) }
    let sums = masks.map { $0.coverage.reduce(0) { $0 + Int($1) } }
    #expect(Set(masks.map { Array($0.coverage.prefix($0.stride)) + [UInt8(clamping: $0.left)] }).count == 4)
    #expect(sums.allSatisfy { abs($0 - sums[0]) * 50 < sums[0] })
    // Grey, not black and white.
    #expect(Set(masks[1].coverage).count > 2)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: emoji)))
  func emojiArePictures() throws {
    let file = FontFileReference(path: Self.emoji)
    let glyph = try #require(shelf.glyph(file, for: 0x1F600))
    guard case .picture(let bitmap, let box)? = shelf.shape(file, glyph) else {
      Issue.record("an emoji is a picture")
      return
    }
    // A yellow face: more red and green than blue in its middle.
    let middle = bitmap.pixels[(bitmap.height / 2) * bitmap.width + bitmap.width / 3]
    #expect(middle >> 24 == 0xFF && middle >> 16 & 0xFF > 200 && middle & 0xFF < 120)
    #expect((0.9...1.4).contains(box.width) && box.y < -0.7 && box.maxY > 0)
  }

  @Test func brokenFilesAreRefusedWithAReason() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func problem(_ bytes: [UInt8]) throws -> String? {
      let path = folder.appendingPathComponent("a.ttf").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return FontFileCheck.problem(ofFile: path)
    }
    #expect(try problem([]) != nil)
    #expect(try problem(Array("no font".utf8)) == "it is in no format that FreeType reads")
    #expect(FontFileCheck.problem(ofFile: folder.path + "/none.ttf") == "the file can't be opened")
    guard let whole = FileManager.default.contents(atPath: Self.inter) else { return }
    #expect(try problem(Array(whole)) == nil)
    #expect(try problem(Array(whole.prefix(600))) != nil)
    // Whatever the bytes are, no glyph ends the process.
    var wild = Array(whole)
    for index in stride(from: 4096, to: wild.count, by: 97) { wild[index] ^= 0x5A }
    let path = folder.appendingPathComponent("wild.otf").path
    try Data(wild).write(to: URL(fileURLWithPath: path))
    let file = FontFileReference(path: path)
    for glyph: UInt32 in 0..<300 {
      _ = shelf.shape(file, glyph)
      _ = shelf.mask(file, glyph, size: 17, phase: (1, 2))
    }
    #expect(shelf.shape(file, .max) == nil)
  }
}
