import Foundation

@testable import sightline

/// A server that is given all its input at once, and what it answered.
struct ServedExchange {
  let folder: URL
  let program: OwnProgram

  /// - Parameter script: The shell that stands for the program; `$@` are its arguments.
  init(script: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("program")
    try WrittenProgram.write("#!/bin/bash\n\(script)\n", to: file)
    program = OwnProgram(executable: file, folder: folder.path, timeout: 20)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a server over pipes.
  ///
  /// - Parameter delay: Seconds before the input ends.
  func exchange(
    _ input: Data, _ framing: MessageChannel.Framing, delay: Double = 0,
    _ serve: @escaping @Sendable (MessageChannel) -> Void
  )
    -> Data
  {
    let pipe = Pipe()
    let output = Written()
    let channel = MessageChannel(framing, input: pipe.fileHandleForReading.fileDescriptor) { output.append($0) }
    let writer = pipe.fileHandleForWriting
    let feeder = Thread {
      writer.write(input)
      Thread.sleep(forTimeInterval: delay)
      try? writer.close()
    }
    feeder.start()
    serve(channel)
    return output.data
  }
}

/// Bytes from several threads.
final class Written: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = Data()
  func append(_ more: Data) { lock.withLock { bytes.append(more) } }
  var data: Data { lock.withLock { bytes } }
}
