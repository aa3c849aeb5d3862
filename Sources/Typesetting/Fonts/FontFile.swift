import CHarfBuzz
import ContentDigest
import Foundation
import SightlineModel
import Synchronization

/// The bytes of a font file, mapped into memory. Owns one `hb_blob_t`.
final class FontFile: @unchecked Sendable {
  /// Larger files are refused: the largest font in use (Noto Sans CJK, all languages) has 20 MB.
  static let maximumBytes = 256 << 20

  let path: String
  let blob: OpaquePointer
  let faceCount: Int
  private let digest = Mutex<String?>(nil)

  init(path: String) throws(FontProblem) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      throw FontProblem(path: path, reason: .notFound)
    }
    if let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size > Self.maximumBytes {
      throw FontProblem(path: path, reason: .tooLarge(bytes: size))
    }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontProblem(path: path, reason: .unreadable)
    }
    let faces = Self.hasFontSignature(blob) ? Int(hb_face_count(blob)) : 0
    guard faces > 0 else {
      hb_blob_destroy(blob)
      throw FontProblem(path: path, reason: .notAFont)
    }
    self.path = path
    self.blob = blob
    faceCount = min(faces, 256)
  }

  deinit { hb_blob_destroy(blob) }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// In hexadecimal; computed once, about 4 ms a megabyte.
  var sha256: String {
    digest.withLock { known in
      if let known { return known }
      var length: CUnsignedInt = 0
      let start = hb_blob_get_data(blob, &length)
      let value = SHA256.hexadecimal(of: UnsafeRawBufferPointer(start: start, count: Int(length)))
      known = value
      return value
    }
  }

  /// - Source: OpenType specification, "Organization of an OpenType font": sfnt versions and the collection tag.
  private static func hasFontSignature(_ blob: OpaquePointer) -> Bool {
    var length: CUnsignedInt = 0
    guard let data = hb_blob_get_data(blob, &length), length > 12 else { return false }
    let signature = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(UInt8(bitPattern: data[$1])) }
    return [0x0001_0000, 0x4F54_544F, 0x7474_6366, 0x7472_7565].contains(signature)
  }
}
