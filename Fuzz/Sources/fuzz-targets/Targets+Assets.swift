import DesignTokens
import Foundation
import SightlineModel
import SourceDocuments

@testable import Rendering
@testable import Typesetting

extension FuzzTarget {
  /// Asset catalogues, pictures and fonts.
  static let assets: [FuzzTarget] = [
    FuzzTarget(name: "colorset") { bytes in
      use(AssetCatalog(files: [InputFile(path: "A.xcassets/B.colorset/Contents.json", bytes: bytes)], platform: .ios26))
    },
    FuzzTarget(name: "imageset") { bytes in
      let file = InputFile(path: "A.xcassets/B.imageset/Contents.json", bytes: bytes)
      use(ImageSets(files: [file]) { _ in bytes })
    },
    FuzzTarget(name: "picture-header", form: .bytes) { bytes in
      let file = InputFile(
        path: "A.xcassets/B.imageset/Contents.json", text: #"{"images": [{"filename": "a.png", "scale": "2x"}]}"#)
      use(ImageSets(files: [file]) { _ in bytes })
    },
    FuzzTarget(name: "svg") { picture($0) },
    FuzzTarget(name: "png", form: .bytes) { picture(PNGChecksums.renewed(in: $0)) },
    FuzzTarget(name: "jpeg", form: .bytes) { picture([0xFF, 0xD8] + $0) },
    FuzzTarget(name: "font", form: .bytes) { font($0) },
  ]

  private static func picture(_ bytes: [UInt8]) {
    // Headers that ask for millions of pixels are the reader's limit to hold, and cost only time here.
    guard let picture = try? PictureReader.picture(bytes) else { return }
    use(picture)
  }

  private static func font(_ bytes: [UInt8]) {
    let path = "/dev/shm/sightline-fuzz-\(getpid()).ttf"
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    let library = FontLibrary(projectFiles: [path], systemFolders: [])
    use(library.problems)
    let typesetter = Typesetter(fonts: library, hyphenationFolder: "/dev/null")
    let stream = MeasureStream(typesetter)
    for text in ["AVA fi\u{301} 12", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{0646}\u{0635}"] {
      let line = #"{"text": "\#(text)", "width": 40, "font": {"files": ["\#(path)"], "size": 17}}"#
      use(stream.reply(to: Array(line.utf8), number: 1))
    }
    if let face = try? library.store.face(path: path, index: 0) {
      for glyph in 0..<UInt32(12) { use(face.outline(of: glyph)) }
    }
    guard let free = try? FreeTypeLibrary(),
      let face = try? FreeTypeFace(FontFileReference(path: path, index: 0, variations: []), in: free)
    else { return }
    use(face.glyph(for: 65))
    for glyph in 0..<UInt32(12) { use(face.shape(of: glyph)) }
  }
}

/// Makes the checksums of a PNG right again, without which no reader would look at what was changed.
enum PNGChecksums {
  private static let table: [UInt32] = (0..<UInt32(256)).map { start in
    (0..<8).reduce(start) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func renewed(in bytes: [UInt8]) -> [UInt8] {
    var bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = ~bytes[start + 4..<end].reduce(~UInt32(0)) { sum, byte in
        table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
      }
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
      start = end + 4
    }
    return bytes
  }
}
