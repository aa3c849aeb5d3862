import Foundation
import SightlineModel

/// A socket that listens on 127.0.0.1, with a token that nobody can guess.
///
/// Opened before the process that works is started, so that the address stays when that process has to be started again.
final class LoopbackSocket: Sendable {
  struct Failure: Error { let reason: String }

  let descriptor: Int32
  let port: Int
  /// 32 hexadecimal digits.
  let token: String

  /// - Parameter wanted: The port; 0 for one that is free.
  init(port wanted: Int) throws(Failure) {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: wanted).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
    }
    guard isBound, listen(descriptor, 64) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw Failure(reason: reason)
    }
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    self.descriptor = descriptor
    port = Int(in_port_t(bigEndian: address.sin_port))
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The one of this command, where it was opened before the work began.
  nonisolated(unsafe) private(set) static var opened: Result<LoopbackSocket, Failure>?

  static func open(port: Int) -> Result<LoopbackSocket, Failure> {
    if let opened { return opened }
    let result = Result<LoopbackSocket, Failure> { () throws(Failure) in try LoopbackSocket(port: port) }
    opened = result
    return result
  }
}
