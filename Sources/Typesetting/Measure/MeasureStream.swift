package import Foundation
import SightlineModel

/// `sightline measure`: a JSON object per line in, one per line out, in the same order.
///
/// Memory does not grow with the number of lines; a line that can't be used gives an error and the rest goes on.
package struct MeasureStream: Sendable {
  /// Longer lines are refused.
  package static let maximumLineBytes = 16 << 20
  /// UTF-8 bytes of one text; what is longer is refused, as some kilobytes of memory go with each.
  package static let maximumTextBytes = 1_000_000
  private let typesetter: Typesetter
  package init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// - Parameter number: 1-based, for the message of a line that can't be used.
  /// - Returns: The reply without a line feed, and whether the line could be used.
  package func reply(to line: some Collection<UInt8>, number: Int) -> (json: String, isUsable: Bool) {
    do throws(MeasureError) {
      let request = try MeasureRequest(json: line)
      let bytes = request.paragraph.runs.reduce(0) { $0 + $1.string.utf8.count }
      guard bytes <= Self.maximumTextBytes else {
        throw MeasureError(.lineTooLong, "The text has more than \(Self.maximumTextBytes) bytes; split the text.")
      }
      if case .files(let names, _) = request.paragraph.runs[0].font.base {
        if let problem = typesetter.fonts.problems(ofFiles: names).first {
          throw MeasureError(.unusableFont, problem.message)
        }
      }
      let text = typesetter.measure(request.paragraph, width: request.width)
      return (MeasureReply.json(id: request.id, text, language: request.paragraph.locale), true)
    } catch {
      return (MeasureReply.json(error, line: number), false)
    }
  }

  /// Answers every line of `input` on `output`.
  /// - Returns: Whether every line could be used; `sightline measure` exits with 2 where not.
  package func run(reading input: FileHandle, writing output: FileHandle) throws -> Bool {
    var lines = LineSplitter(maximum: Self.maximumLineBytes)
    var (number, isClean) = (0, true)
    var replies = Data()
    func answer(_ line: LineSplitter.Line) {
      number += 1
      let json: String
      switch line {
      case .tooLong:
        isClean = false
        let message = "The line has more than \(Self.maximumLineBytes) bytes; split the text."
        json = MeasureReply.json(MeasureError(.lineTooLong, message), line: number)
      case .bytes(let bytes):
        let reply = reply(to: bytes, number: number)
        isClean = isClean && reply.isUsable
        json = reply.json
      }
      replies.append(contentsOf: json.utf8)
      replies.append(0x0A)
    }
    while let chunk = try input.read(upToCount: 1 << 16), !chunk.isEmpty {
      lines.split(chunk, answer)
      try output.write(contentsOf: replies)
      replies.removeAll(keepingCapacity: true)
    }
    lines.finish(answer)
    try output.write(contentsOf: replies)
    return isClean
  }
}

/// Cuts a stream of bytes at line feeds.
struct LineSplitter {
  enum Line {
    case bytes(Data)
    case tooLong
  }
  let maximum: Int
  private var pending = Data()
  private var skips = false

  init(maximum: Int) { self.maximum = maximum }

  mutating func split(_ chunk: Data, _ body: (Line) -> Void) {
    var rest = chunk[...]
    while let feed = rest.firstIndex(of: 0x0A) {
      add(rest[rest.startIndex..<feed])
      end(body)
      rest = rest[(feed + 1)...]
    }
    add(rest)
  }

  mutating func finish(_ body: (Line) -> Void) {
    if skips || !pending.isEmpty { end(body) }
  }

  private mutating func add(_ bytes: Data) {
    guard !skips else { return }
    if pending.count + bytes.count > maximum {
      skips = true
      pending = Data()
    } else {
      pending.append(bytes)
    }
  }

  private mutating func end(_ body: (Line) -> Void) {
    body(skips ? .tooLong : .bytes(pending))
    pending.removeAll(keepingCapacity: true)
    skips = false
  }
}
