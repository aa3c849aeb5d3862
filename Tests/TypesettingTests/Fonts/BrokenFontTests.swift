import Foundation
import SightlineModel
import Testing

@testable import Typesetting

/// Fonts that are broken or made to break things are refused with a message, or set without harm.
struct BrokenFontTests {
  static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let hasInter = FileManager.default.fileExists(atPath: inter)

  static func temporary(_ bytes: Data, _ body: (String) throws -> Void) rethrows {
    let path = NSTemporaryDirectory() + "sightline-font-\(UUID().uuidString).ttf"
    _ = FileManager.default.createFile(atPath: path, contents: bytes)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test(arguments: [
    Data(), Data("not a font".utf8), Data([0, 1, 0, 0] + [UInt8](repeating: 0xFF, count: 200)),
    Data("ttcf".utf8 + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 64)),
  ])
  func garbageIsRefused(bytes: Data) {
    Self.temporary(bytes) { path in
      let library = FontLibrary(projectFiles: [path])
      #expect(library.problems.count == 1)
      #expect(library.problems.first?.location.file == path)
    }
  }

  @Test func aMissingFileIsNamed() {
    let library = FontLibrary(projectFiles: ["/nowhere/Nunito.ttf"])
    #expect(library.problems.map(\.message) == ["no font file is at '/nowhere/Nunito.ttf'; check the path"])
  }

  /// Every truncation and every flipped byte ends in a problem or in text, never in a crash or a hang.
  @Test(.enabled(if: hasInter)) func damagedFontsDoNoHarm() throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: Self.inter))
    var state: UInt64 = 42
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    for round in 0..<24 {
      var damaged = round < 8 ? sound.prefix(sound.count * round / 8) : sound
      if round >= 8 { for _ in 0..<200 { damaged[random(min(damaged.count, 60_000))] = UInt8(random(256)) } }
      Self.temporary(Data(damaged)) { path in
        let typesetter = Typesetter(fonts: FontLibrary(projectFiles: [path]))
        let spec = FontSpec(.files([path], size: 17))
        let text = typesetter.measure(Paragraph(runs: [.init(string: "Hello, world", font: spec)]), width: 50)
        #expect(text.lines.last?.end == 12)
      }
    }
  }
}
