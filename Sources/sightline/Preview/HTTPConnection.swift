import Foundation
import Player
import SightlineModel

/// One connection: a request, an answer, the end.
final class HTTPConnection: @unchecked Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
  }
  deinit { close(descriptor) }

  enum Incoming {
    case request(HTTPRequest)
    case refused(HTTPResponse)
    /// Nobody asked anything.
    case end
  }

  func next() -> Incoming {
    var buffer = Data()
    let mark = Data("\r\n\r\n".utf8)
    while true {
      if let found = buffer.range(of: mark) {
        guard var request = HTTPRequest(head: buffer[..<found.lowerBound]) else {
          return .refused(HTTPResponse(400, "This is no request."))
        }
        let length = request.headers["content-length"].map { Int($0) ?? -1 } ?? 0
        guard length >= 0, request.headers["transfer-encoding"] == nil else {
          return .refused(HTTPResponse(400, "The length is not known."))
        }
        guard length <= HTTPRequest.longestBody else { return .refused(HTTPResponse(413, "That is too long.")) }
        var body = Data(buffer[found.upperBound...])
        while body.count < length { guard fill(&body) else { return .end } }
        request.body = Data(body.prefix(length))
        return .request(request)
      }
      guard buffer.count <= HTTPRequest.longestHead else { return .refused(HTTPResponse(413, "That is too long.")) }
      guard fill(&buffer) else { return .end }
    }
  }

  private func fill(_ buffer: inout Data) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count > 0 {
        buffer.append(contentsOf: chunk[..<count])
        return true
      }
      guard count < 0, errno == EINTR else { return false }
    }
  }

  func send(_ response: HTTPResponse) {
    let head = HTTPResponse.head(
      response.status, response.type, policy: PlayerPage.livePolicy, length: response.body.count)
    _ = write(head + response.body)
  }

  func beginEvents() -> Bool {
    write(HTTPResponse.head(200, "text/event-stream", policy: PlayerPage.livePolicy, length: nil))
  }

  /// - Returns: `false` once nobody listens.
  func write(_ data: Data) -> Bool { writeAll(data, to: descriptor) }
}

/// Whoever listened may have gone: the signal for that is ignored (`StandardStream.prepare`).
private func writeAll(_ data: Data, to descriptor: Int32) -> Bool {
  data.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
