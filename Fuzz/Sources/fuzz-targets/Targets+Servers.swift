import AuditPipeline
import Foundation

extension FuzzTarget {
  /// What servers are asked.
  static let servers: [FuzzTarget] = [
    FuzzTarget(name: "lsp") { bytes in
      served(.headers, bytes) { channel in
        use(LanguageServer(channel) { OwnProgram(executable: nothing, folder: $0, timeout: 1) }.serve())
      }
    },
    FuzzTarget(name: "mcp") { bytes in
      served(.lines, bytes) { channel in
        AssistantServer(channel, OwnProgram(executable: nothing, folder: "/", timeout: 1), root: "/dev").serve()
      }
    },
  ]

  private static let nothing = URL(fileURLWithPath: "/nonexistent")

  /// Each line is a message.
  private static func served(_ framing: MessageChannel.Framing, _ bytes: [UInt8], _ serve: (MessageChannel) -> Void) {
    var input = Data()
    for line in bytes.split(separator: 10).prefix(16) {
      if framing == .headers { input += Data("Content-Length: \(line.count)\r\n\r\n".utf8) }
      input += Data(line)
      if framing == .lines { input.append(10) }
    }
    // What doesn't fit would wait for a reader.
    guard input.count < 60_000 else { return }
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    _ = input.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    serve(MessageChannel(framing, input: ends[0]) { use($0) })
    close(ends[0])
  }
}
