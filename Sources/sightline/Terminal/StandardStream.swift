import Foundation
import SightlineModel

/// Standard output or standard error. Writing never ends the process: whoever reads may go (`| head -1`), a disk may be
/// full, a stream may have been closed before the start.
final class StandardStream: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var code: Int32?

  init(descriptor: Int32) { self.descriptor = descriptor }

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let errors = StandardStream(descriptor: STDERR_FILENO)

  /// To be called first: afterwards a closed pipe is an error of `write`, and no file that is opened takes the place of
  /// a stream that was closed.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opening takes the lowest number that is free.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// After the first failure nothing is written any more.
  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    guard code == nil else { return }
    code = writeAll(Array(text.utf8), to: descriptor)
  }

  /// What went wrong; `nil` where nothing did, and where the reader has gone, which is its own business.
  var failure: String? {
    lock.lock()
    defer { lock.unlock() }
    guard let code, code != EPIPE else { return nil }
    return String(cString: strerror(code))
  }
}

/// - Returns: `errno` of what failed; `nil` where everything is written.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, rest.base, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // A pipe that does not wait: until there is room again.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, 1_000)
      default: return errno
      }
    }
    return nil
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var base: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}
