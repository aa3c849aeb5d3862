import Foundation
import SightlineModel
import Testing

@testable import Typesetting

/// Fonts that were made to hang or crash their reader are set, or refused with a message, in bounded time.
struct HostileFontTests {
  /// Measures and draws a text in a font file.
  /// - Returns: Seconds.
  @discardableResult
  static func use(_ path: String, _ string: String = "aaa Ångström ffi العربية 👨‍👩‍👧‍👦") -> Double {
    let start = ContinuousClock.now
    let typesetter = Typesetter(fonts: FontLibrary(projectFiles: [path]))
    let spec = FontSpec(.files([path], size: 17))
    let text = typesetter.measure(Paragraph(runs: [.init(string: string, font: spec)]), width: 60)
    for glyph in text.lines.flatMap(\.glyphs) { _ = typesetter.outline(font: glyph.font, glyph: glyph.glyph) }
    #expect(text.lines.last?.end == string.utf8.count)
    #expect(text.size.width.isFinite && text.size.height.isFinite)
    return Double((ContinuousClock.now - start).components.attoseconds) / 1e18
      + Double((ContinuousClock.now - start).components.seconds)
  }

  static func composites(_ count: Int, _ components: (Int) -> [Int]) -> Data {
    let middle = (1...count).map { TinyFont.composite(components($0)) }
    return TinyFont(glyphs: [[]] + middle + [TinyFont.triangle]).data
  }

  /// A glyph of itself, glyphs of each other, and glyphs that would draw 2⁶⁰ or 250⁴ triangles.
  @Test(arguments: [
    ("itself", composites(1) { _ in [1] }), ("in a ring", composites(3) { [$0 % 3 + 1, $0 % 3 + 1] }),
    ("doubling", composites(60) { [$0 + 1, $0 + 1] }),
    ("wide", composites(4) { Array(repeating: $0 + 1, count: 250) }),
    ("out of range", composites(1) { _ in [40_000] }),
  ])
  func compositesEnd(name: String, font: Data) {
    BrokenFontTests.temporary(font) { path in #expect(Self.use(path, "aaa") < 5, "\(name)") }
  }

  /// The same font with a sound composite is drawn: what ends above is the hostile part.
  @Test func aSoundCompositeIsDrawn() throws {
    try BrokenFontTests.temporary(Self.composites(1) { _ in [2] }) { path in
      let typesetter = Typesetter(fonts: FontLibrary())
      let run = Paragraph.Run(string: "a", font: FontSpec(.files([path], size: 100)))
      let text = typesetter.measure(Paragraph(runs: [run]), width: nil)
      let glyph = try #require(text.lines[0].glyphs.first)
      #expect(typesetter.outline(font: glyph.font, glyph: glyph.glyph)?.commands.isEmpty == false)
      #expect(abs(text.lines[0].width - 60) < 1e-9)
    }
  }

  /// Lengths and offsets of tables beyond the end of the file, and of each other.
  @Test func tablesThatLieAboutTheirSizeDoNoHarm() {
    let sound = Self.composites(1) { _ in [2] }
    for table in 0..<7 {
      for field in [8, 12] {
        for value: [UInt8] in [[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0], [0, 0, 0, 3]] {
          var font = sound
          let place = 12 + 16 * table + field
          font.replaceSubrange(place..<place + 4, with: value)
          BrokenFontTests.temporary(font) { path in #expect(Self.use(path, "aaa") < 5) }
        }
      }
    }
  }

  /// Larger than any font: refused before a byte is read. The file is sparse.
  @Test func aHugeFileIsRefused() throws {
    let path = NSTemporaryDirectory() + "sightline-huge-\(UUID().uuidString).ttf"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: UInt64(FontFile.maximumBytes) + 1)
    try file.close()
    let problem = FontLibrary(projectFiles: [path]).problems.first
    #expect(problem?.message.contains("more than the \(FontFile.maximumBytes) that are read") == true)
  }

  static let samples = [
    "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansArabic-Regular.ttf",
    "truetype/noto/NotoSansKhmer-Regular.ttf", "truetype/noto/NotoColorEmoji.ttf",
  ].map { "/usr/share/fonts/" + $0 }.filter { FileManager.default.fileExists(atPath: $0) }

  /// Outlines, positioning rules and pictures, cut short anywhere and with bits turned over anywhere.
  @Test(arguments: samples) func flippedBitsDoNoHarm(file: String) throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: file))
    var state: UInt64 = 7
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let rounds = sound.count > 1_000_000 ? 6 : 24
    for round in 0..<rounds {
      var damaged = round % 4 == 0 ? Data(sound.prefix(random(sound.count))) : sound
      // Half of the flips fall into the directory and the tables that follow it.
      for flip in 0..<(damaged.isEmpty ? 0 : 64) {
        let place = random(flip % 2 == 0 ? damaged.count : min(damaged.count, 4_096))
        damaged[place] ^= UInt8(1 << random(8))
      }
      BrokenFontTests.temporary(damaged) { path in #expect(Self.use(path) < 10, "round \(round) of \(file)") }
    }
  }
}
