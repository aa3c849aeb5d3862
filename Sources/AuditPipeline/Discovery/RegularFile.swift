package import Foundation
import SightlineModel

/// A file whose bytes are read: a regular one, links followed, no larger than it may be.
///
/// Others are refused before anything is read: opening a FIFO waits until somebody writes, a device may never end.
package enum RegularFile {
  package enum Refusal: Error, Hashable, Sendable {
    /// A FIFO, a socket, a device or a folder.
    case isNoFile
    /// Bytes it has, and how many it may have.
    case isTooLarge(Int, limit: Int)
    /// `errno`.
    case system(Int32)

    package var words: String {
      switch self {
      case .isNoFile: "it is no file but a folder, a pipe or a device"
      case .isTooLarge(let bytes, let limit):
        "it has \(bytes >> 20) MB, more than the \(limit >> 20) MB that are read (budgets: file)"
      case .system: "check that it exists and its permissions"
      }
    }
  }

  /// Bytes, where no configuration says otherwise.
  package static let standardLimit = 32 << 20

  package static func read(_ path: String, upTo limit: Int = standardLimit) throws(Refusal) -> [UInt8] {
    let file = try open(path)
    defer { close(file.descriptor) }
    guard file.size <= limit else { throw .isTooLarge(file.size, limit: limit) }
    let bytes = try bytes(of: file.descriptor, upTo: limit + 1, expecting: file.size)
    // It may have grown meanwhile.
    guard bytes.count <= limit else { throw .isTooLarge(bytes.count, limit: limit) }
    return bytes
  }

  /// - Returns: `nil` for what is not read.
  package static func contents(_ path: String, upTo limit: Int = standardLimit) -> Data? {
    (try? read(path, upTo: limit)).map { Data($0) }
  }

  /// The first bytes of a file of any size.
  package static func head(_ path: String, _ count: Int) -> [UInt8]? {
    guard let file = try? open(path) else { return nil }
    defer { close(file.descriptor) }
    return try? bytes(of: file.descriptor, upTo: count, expecting: min(count, file.size))
  }

  private static func open(_ path: String) throws(Refusal) -> (descriptor: Int32, size: Int) {
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(code)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .isNoFile
    }
    return (descriptor, Int(saturating: info.st_size))
  }

  private static func bytes(
    of descriptor: Int32, upTo limit: Int, expecting size: Int
  ) throws(Refusal) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: min(max(size, 4096), 1 << 20))
    while result.count < limit {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      if count == 0 { break }
      result += buffer[..<min(count, limit - result.count)]
    }
    return result
  }
}
