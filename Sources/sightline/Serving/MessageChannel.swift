import Foundation
import SightlineModel

/// Messages over standard input and output, one after another.
///
/// Written from several threads; read from one.
final class MessageChannel: @unchecked Sendable {
  enum Framing {
    /// One message a line: Model Context Protocol over stdio.
    case lines
    /// `Content-Length: N`, an empty line, N bytes: Language Server Protocol.
    case headers
  }
  enum Incoming {
    case message(Data)
    /// More bytes than any message has; the channel is no longer in step.
    case tooLong
    case end
  }
  /// Bytes.
  static let limit = 16 << 20

  private let framing: Framing
  private let input: Int32
  private let write: @Sendable (Data) -> Void
  private let lock = NSLock()
  private var buffer = Data()

  init(_ framing: Framing, input: Int32, write: @escaping @Sendable (Data) -> Void) {
    self.framing = framing
    self.input = input
    self.write = write
  }

  func send(_ message: Data) {
    lock.lock()
    defer { lock.unlock() }
    switch framing {
    case .lines: write(message + Data("\n".utf8))
    case .headers: write(Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message)
    }
  }

  func next() -> Incoming {
    switch framing {
    case .lines:
      while true {
        switch take(through: Data("\n".utf8)) {
        case .message(let line) where line.allSatisfy({ $0 == 13 || $0 == 32 || $0 == 9 }): continue
        case let other: return other
        }
      }
    case .headers:
      guard case .message(let head) = take(through: Data("\r\n\r\n".utf8)) else { return .end }
      let length = String(decoding: head, as: UTF8.self).split(separator: "\r\n").lazy.compactMap { line -> Int? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
        return Int(parts[1].trimmingCharacters(in: .whitespaces))
      }.first
      guard let length, length >= 0 else { return .end }
      guard length <= Self.limit else { return .tooLong }
      while buffer.count < length { guard fill() else { return .end } }
      let message = Data(buffer.prefix(length))
      buffer = Data(buffer.dropFirst(length))
      return .message(message)
    }
  }

  private func take(through mark: Data) -> Incoming {
    var searched = 0
    while true {
      if let found = buffer.range(of: mark, in: buffer.startIndex + searched..<buffer.endIndex) {
        let part = Data(buffer[buffer.startIndex..<found.lowerBound])
        buffer = Data(buffer[found.upperBound...])
        return .message(part)
      }
      guard buffer.count <= Self.limit else { return .tooLong }
      searched = max(0, buffer.count - mark.count + 1)
      guard fill() else { return .end }
    }
  }

  /// Waits for bytes; false at the end of the input.
  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &chunk, chunk.count)
      if count > 0 {
        buffer.append(contentsOf: chunk[..<count])
        return true
      }
      guard count < 0, errno == EINTR else { return false }
    }
  }
}
