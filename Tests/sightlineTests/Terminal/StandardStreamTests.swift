import Foundation
import Testing

@testable import sightline

/// Writing to where nothing can be written is a failure to be reported, never the end of the process.
struct StandardStreamTests {
  init() { StandardStream.prepare() }

  @Test func aReaderThatHasGoneIsNoFailure() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let stream = StandardStream(descriptor: ends[1])
    for _ in 0..<3 { stream.write(String(repeating: "text\n", count: 100_000)) }
    #expect(stream.failure == nil)
    close(ends[1])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsAFailure() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    let stream = StandardStream(descriptor: descriptor)
    stream.write("text\n")
    #expect(stream.failure?.isEmpty == false)
    close(descriptor)
  }

  @Test func aClosedStreamIsAFailure() {
    let stream = StandardStream(descriptor: 9_999)
    stream.write("text\n")
    stream.write("more\n")
    #expect(stream.failure != nil)
  }

  /// A pipe that does not wait: everything arrives, in order.
  @Test func aSlowReaderGetsEverything() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let text = (0..<40_000).map { "line \($0)\n" }.joined()
    let (reader, writer) = (ends[0], ends[1])
    // A thread of its own: a task might wait for the one that is writing.
    nonisolated(unsafe) var read = Data()
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      read = FileHandle(fileDescriptor: reader, closeOnDealloc: true).readDataToEndOfFile()
      ended.signal()
    }
    let stream = StandardStream(descriptor: writer)
    stream.write(text)
    close(writer)
    #expect(stream.failure == nil)
    ended.wait()
    #expect(read == Data(text.utf8))
  }
}
