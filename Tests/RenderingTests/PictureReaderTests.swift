import Foundation
import SightlineModel
import Testing

@testable import Rendering

struct PictureReaderTests {
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
    let pixels = (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test func pngComesBackAsItWas() throws {
    let drawn = try bitmap(5, 3) { x, y in 0xFF00_0000 | UInt32(x * 40) << 16 | UInt32(y * 80) }
    guard case .bitmap(let read) = try PictureReader.picture(drawn.png) else {
      Issue.record("a PNG file is a bitmap")
      return
    }
    #expect(read.pixels == drawn.pixels && read.width == 5 && read.height == 3)
  }

  @Test func jpegComesBackNearly() throws {
    let drawn = try bitmap(32, 16) { _, _ in 0xFF20_80C0 }
    guard case .bitmap(let read) = try PictureReader.picture(try #require(drawn.jpeg(quality: 90))) else {
      Issue.record("a JPEG file is a bitmap")
      return
    }
    #expect(read.width == 32 && read.height == 16)
    for (shift, wanted) in [(16, 0x20), (8, 0x80), (0, 0xC0)] {
      #expect(abs(Int(read.pixels[40] >> UInt32(shift) & 0xFF) - wanted) < 6)
    }
  }

  /// Whatever is in a file, reading it ends in a picture or in words.
  @Test func brokenFilesEndInAMessage() throws {
    let drawn = try bitmap(24, 24) { x, y in 0xFF00_0000 | UInt32(x * 7 + y * 3) }
    let (png, jpeg) = (drawn.png, try #require(drawn.jpeg(quality: 80)))
    for whole in [png, jpeg] {
      for count in [0, 1, 2, 4, 20, 33, 40, whole.count / 2] {
        if count < 40 { #expect(throws: PictureError.self) { try PictureReader.picture(Array(whole.prefix(count))) } }
        _ = try? PictureReader.picture(Array(whole.prefix(count)))
      }
      for seed in 1..<400 {
        var wild = whole
        for step in 0..<4 {
          wild[(seed * 131 + step * 977) % wild.count] = UInt8(truncatingIfNeeded: seed &* 37 &+ step)
        }
        _ = try? PictureReader.picture(wild)
      }
    }
  }

  @Test func sidesBeyondAllScreensAreRefused() throws {
    var png = try bitmap(4, 4) { _, _ in .max }.png
    png.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: PictureError.self) { try PictureReader.picture(png) }
    #expect(error?.reason == "it has 2147483647 × 2147483647 pixels")
    var jpeg = try #require(try bitmap(16, 16) { _, _ in .max }.jpeg(quality: 80))
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && $0 + 1 < jpeg.count && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.self) { try PictureReader.picture(jpeg) }
  }

  @Test func otherFormatsAreNamed() {
    #expect(throws: PictureError(reason: "PDF is not shown")) { try PictureReader.picture(Array("%PDF-1.4".utf8)) }
    #expect(throws: PictureError(reason: "it can't be opened")) { try PictureReader.picture(at: "/no/such/file.png") }
    #expect(throws: PictureError.self) { try PictureReader.picture(Array("RIFF....WEBP".utf8)) }
  }
}

/// What is no file is not opened: opening a pipe waits until somebody writes.
struct PictureFileTests {
  @Test(.timeLimit(.minutes(10))) func onlyFilesArePictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("a.png").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, folder.path, "/dev/zero", folder.path + "/none.png"] {
      #expect(throws: PictureError.self) { try PictureReader.picture(at: path) }
    }
  }
}
