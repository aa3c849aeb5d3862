import Foundation
import Testing

@testable import sightline

/// What an editor gets: diagnostics at their lines, the explanation on hover, a suppression as an action.
struct LanguageServerTests {
  private static let report = """
    {"findings": [{"rule": "contrast-text", "severity": "error", "status": "new", "message": "too *faint*",
    "location": {"file": "App/A.swift", "line": 9, "column": 14}, "suggestion": {"text": "Use #000000."},
    "derivation": [{"what": "Color.gray", "location": {"file": "App/B.swift", "line": 2, "column": 1}}]},
    {"rule": "target-size", "severity": "warning", "status": "baseline", "message": "known",
    "location": {"file": "App/A.swift", "line": 3, "column": 1}}]}
    """

  private static func framed(_ message: [String: Any]) throws -> Data {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    return Data("Content-Length: \(body.count)\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n".utf8)
      + body
  }

  private static func messages(_ bytes: Data) -> [[String: Any]] {
    var found: [[String: Any]] = []
    var rest = bytes[...]
    while let head = rest.range(of: Data("\r\n\r\n".utf8)) {
      let length = Int(String(decoding: rest[..<head.lowerBound], as: UTF8.self).filter(\.isNumber)) ?? 0
      let body = rest[head.upperBound...].prefix(length)
      if let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] { found.append(object) }
      rest = rest[body.endIndex...]
    }
    return found
  }

  @Test func aSaveIsAuditedAndAsked() throws {
    let exchange = try ServedExchange(script: "cat <<'R'\n\(Self.report)\nR")
    defer { exchange.remove() }
    let root = exchange.folder
    let file = root.appendingPathComponent("App/A.swift").absoluteString
    let place: [String: Any] = ["textDocument": ["uri": file], "position": ["line": 8, "character": 20]]
    let range = ["start": ["line": 8, "character": 0], "end": ["line": 8, "character": 5]]
    let first =
      try Self.framed([
        "id": 1, "method": "initialize", "params": ["rootUri": root.absoluteString] as [String: Any],
      ]) + Self.framed(["method": "initialized", "params": [String: Any]()])
    let later =
      try Self.framed(["id": 2, "method": "textDocument/hover", "params": place])
      + Self.framed([
        "id": 3, "method": "textDocument/codeAction",
        "params": ["textDocument": ["uri": file], "range": range] as [String: Any],
      ])
      + Self.framed(["id": 4, "method": "shutdown"]) + Self.framed(["method": "exit"])
    // Questions come once the findings are shown.
    let pipe = Pipe()
    let output = Written()
    let channel = MessageChannel(.headers, input: pipe.fileHandleForReading.fileDescriptor) { output.append($0) }
    let writer = pipe.fileHandleForWriting
    let feeder = Thread {
      writer.write(first)
      while !String(decoding: output.data, as: UTF8.self).contains("publishDiagnostics") {
        Thread.sleep(forTimeInterval: 0.01)
      }
      writer.write(later)
      try? writer.close()
    }
    feeder.start()
    let program = exchange.program
    #expect(LanguageServer(channel) { _ in program }.serve() == 0)

    let answers = Self.messages(output.data)
    let published = try #require(answers.first { $0["method"] as? String == "textDocument/publishDiagnostics" })
    let shown = try #require(published["params"] as? [String: Any])
    let diagnostics = try #require(shown["diagnostics"] as? [[String: Any]])
    #expect(shown["uri"] as? String == file)
    #expect(diagnostics.count == 1, "what the baseline knows is not shown")
    #expect(diagnostics[0]["severity"] as? Int == 1 && diagnostics[0]["code"] as? String == "contrast-text")
    let start = (diagnostics[0]["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 8, "character": 13])

    let hover = try #require(answers.first { $0["id"] as? Int == 2 }?["result"] as? [String: Any])
    let text = try #require((hover["contents"] as? [String: Any])?["value"] as? String)
    #expect(text.contains(#"too \*faint\*"#) && text.contains("App/B.swift:2"))
    let actions = try #require(answers.first { $0["id"] as? Int == 3 }?["result"] as? [[String: Any]])
    let edits = ((actions.first?["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])?[file]
    #expect(edits?.first?["newText"] as? String == "// sightline:disable:next contrast-text - REASON\n")
  }

  @Test("An audited edit is an action before the suppression, in UTF-16 columns")
  func fixesAreActions() throws {
    let exchange = try ServedExchange(script: "exit 2")
    defer { exchange.remove() }
    try "import SwiftUI\nlet a = Text(\"é😀\").bold()\n".write(
      to: exchange.folder.appendingPathComponent("App/A.swift"), atomically: true, encoding: .utf8)
    let place = #"{"file": "App/A.swift", "line": 2, "column": 23}"#
    let report = """
      {"findings": [{"rule": "heading", "severity": "warning", "status": "new", "message": "m",
      "location": {"file": "App/A.swift", "line": 2, "column": 9}, "fixes": [{"summary": "announces it",
      "edits": [{"start": \(place), "end": \(place), "text": ".accessibilityAddTraits(.isHeader)"}]}]}]}
      """
    let found = try #require(EditorFinding.report(Data(report.utf8), folder: exchange.folder.path)?.values.first?.first)
    let actions = found.actions(uri: "u")
    #expect(
      actions.map { $0["title"] as? String } == ["Fix heading: announces it", "Suppress heading here, with a reason"])
    let edit = ((actions[0]["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])?["u"]?.first
    let start = (edit?["range"] as? [String: Any])?["start"] as? [String: Int]
    // Six bytes of two characters are three units.
    #expect(start == ["line": 1, "character": 19])
    #expect(edit?["newText"] as? String == ".accessibilityAddTraits(.isHeader)")
  }

  @Test func withoutShutdownTheStatusIsOne() throws {
    let exchange = try ServedExchange(script: "exit 2")
    defer { exchange.remove() }
    let input = try Self.framed(["method": "exit"])
    let program = exchange.program
    let status = Written()
    _ = exchange.exchange(input, .headers) { channel in
      status.append(Data([UInt8(LanguageServer(channel) { _ in program }.serve())]))
    }
    #expect(status.data == Data([1]))
  }

  @Test(arguments: [
    "Content-Length: 99999999999\r\n\r\n", "Content-Length: x\r\n\r\n", "no header", "Content-Length: -1\r\n\r\n",
  ])
  func aBrokenFrameEndsTheServer(input: String) throws {
    let exchange = try ServedExchange(script: "exit 2")
    defer { exchange.remove() }
    let program = exchange.program
    let output = exchange.exchange(Data(input.utf8), .headers) { channel in
      _ = LanguageServer(channel) { _ in program }.serve()
    }
    #expect(output.isEmpty)
  }
}
