import Foundation
import Testing
import Typesetting

struct MeasureStreamTests {
  static let stream = MeasureStream(Typesetter(fonts: FontLibrary()))
  static func reply(_ line: String) -> String { stream.reply(to: Array(line.utf8), number: 3).json }

  @Test func repliesHaveTheContractsKeysInOrder() throws {
    let reply = Self.reply(#"{"id":"a","text":"Hello","font":{"style":"body"},"width":343}"#)
    let keys = [
      "id", "width", "height", "lineCount", "truncated", "scaleFactor", "relativeError", "lines", "inkBounds", "fonts",
    ]
    let places = try keys.map { key in try #require(reply.range(of: "\"\(key)\":")).lowerBound }
    #expect(places == places.sorted())
    #expect(reply.contains(#""height":20.333,"lineCount":1,"truncated":false,"scaleFactor":1,"#))
    #expect(reply.contains(#"{"text":"Hello","start":0,"end":5,"x":0,"baseline":16.333,"#))
    let object = try #require(JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any])
    #expect(object["id"] as? String == "a")
  }

  @Test(arguments: [
    ("nonsense", "invalid-json"), ("[1]", "invalid-json"), ("", "invalid-json"), ("{}", "missing-field"),
    (#"{"text":5}"#, "invalid-field"), (#"{"text":"a","font":{"family":"system"}}"#, "missing-field"),
    (#"{"text":"a","font":{}}"#, "missing-field"), (#"{"text":"a","contentSize":"huge"}"#, "invalid-field"),
    (#"{"text":"a","width":-1}"#, "invalid-field"), (#"{"text":"a","boldText":1}"#, "invalid-field"),
    (#"{"text":"a","width":true}"#, "invalid-field"), (#"{"text":"a","widht":9}"#, "invalid-field"),
    (#"{"text":"a","font":{"style":"body","wieght":"bold"}}"#, "invalid-field"),
    (#"{"text":"a","font":{"files":["/no.ttf"],"size":9}}"#, "unusable-font"),
  ])
  func anUnusableLineNamesItsFault(line: String, code: String) {
    let reply = Self.reply(line)
    #expect(reply.hasPrefix(#"{"id":null,"line":3,"error":{"code":"\#(code)","message":""#))
  }

  /// Some kilobytes of memory go with each byte of a text.
  @Test func aTextWithoutEndIsRefused() {
    let reply = Self.reply("{\"text\": \"" + String(repeating: "x", count: MeasureStream.maximumTextBytes + 1) + "\"}")
    #expect(reply.contains("\"code\":\"line-too-long\""))
  }

  @Test func filesAreTakenAsTheyAre() throws {
    let file = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    try #require(FileManager.default.fileExists(atPath: file))
    let reply = Self.reply(#"{"text":"iiii","font":{"files":["\#(file)"],"size":28.16}}"#)
    #expect(reply.contains(#""relativeError":0,"#))
    #expect(reply.contains(#""width":26.72,"#))  // 4 × 668/2816 em, no tracking
    #expect(reply.contains(#""substituted":false"#))
  }

  @Test func aStreamAnswersLineByLine() throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(
      contentsOf: Data("{\"id\":1,\"text\":\"a\"}\nbad\n{\"id\":2,\"text\":\"b\"}".utf8))
    try input.fileHandleForWriting.close()
    let isClean = try Self.stream.run(reading: input.fileHandleForReading, writing: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let replies = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(!isClean)
    #expect(replies.map { $0.prefix(8) } == ["{\"id\":1,", "{\"id\":nu", "{\"id\":2,"])
  }
}
