import Foundation
import Testing

@testable import sightline

/// What an assistant asks, and what it gets; nothing of another folder, and no option slipped in as a value.
struct AssistantServerTests {
  /// - Returns: One object for each answer.
  private func answers(_ requests: [[String: Any]], script: String = #"printf '%s\n' "$@""#, raw: String = "") throws
    -> [[String: Any]]
  {
    let exchange = try ServedExchange(script: script)
    defer { exchange.remove() }
    var input = Data()
    for (number, request) in requests.enumerated() {
      let message = request.merging(["jsonrpc": "2.0", "id": number]) { $1 }
      input += try JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]) + Data("\n".utf8)
    }
    input += Data(raw.utf8)
    let (program, root) = (exchange.program, exchange.folder.path)
    let output = exchange.exchange(input, .lines) { AssistantServer($0, program, root: root).serve() }
    return output.split(separator: 10).compactMap {
      try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
  }

  private func call(_ tool: String, _ arguments: [String: Any] = [:]) -> [String: Any] {
    ["method": "tools/call", "params": ["name": tool, "arguments": arguments] as [String: Any]]
  }

  private func text(_ answer: [String: Any]) -> String {
    let content = (answer["result"] as? [String: Any])?["content"] as? [[String: Any]]
    return content?.first?["text"] as? String ?? ""
  }

  private func error(_ answer: [String: Any]) -> Int? { (answer["error"] as? [String: Any])?["code"] as? Int }

  @Test(arguments: [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-06-18")])
  func theRevisionIsAgreed(wanted: String, agreed: String) throws {
    let answer = try #require(try answers([["method": "initialize", "params": ["protocolVersion": wanted]]]).first)
    #expect((answer["result"] as? [String: Any])?["protocolVersion"] as? String == agreed)
  }

  @Test func everyToolHasASchemaAndCanBeCalled() throws {
    let listed = try answers([["method": "tools/list"]])
    let tools = try #require((listed[0]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == AssistantTool.all.map(\.name))
    for tool in AssistantTool.all {
      var arguments: [String: Any] = [:]
      for parameter in tool.parameters where parameter.isRequired { arguments[parameter.name] = "x" }
      let answer = try answers([call(tool.name, arguments)])[0]
      #expect(error(answer) == nil, "\(tool.name)")
      #expect(!text(answer).contains("is not served"), "\(tool.name)")
    }
  }

  @Test func optionsAreThoseOfTheCommandLine() throws {
    let answer = try answers([
      call("audit", ["path": "App", "sizes": ["AX3"], "changed_since": "--report=json=/etc/x"])
    ])[0]
    let words = text(answer).split(separator: "\n").map(String.init)
    #expect(words.contains("--size=AX3") && !words.contains("--size=large,AX5"))
    #expect(words.contains("--changed-since=--report=json=/etc/x"), "a value stays a value")
    #expect(words.last?.hasSuffix("/App") == true && words.dropLast().last == "--")
  }

  @Test(arguments: ["..", "/etc", "App/../../x"]) func nothingOutsideIsRead(path: String) throws {
    #expect(error(try answers([call("audit", ["path": path])])[0]) == -32602)
  }

  @Test func whatIsWrongIsSaid() throws {
    let found = try answers(
      [
        call("audits"), call("explain"), call("audit", ["sizes": "AX3"]), call("audit", ["size": ["AX3"]]),
        ["method": "x/y"],
      ],
      raw: "{\n")
    #expect(found.map(error) == [-32602, -32602, -32602, -32602, -32601, -32700])
  }

  @Test func aFailureIsAnError() throws {
    let answer = try answers([call("rules")], script: "echo broken >&2; exit 2")[0]
    #expect((answer["result"] as? [String: Any])?["isError"] as? Bool == true && text(answer) == "broken\n")
  }

  @Test func findingsAreNoFailure() throws {
    let answer = try answers([call("audit")], script: "echo 3 findings; exit 1")[0]
    #expect((answer["result"] as? [String: Any])?["isError"] as? Bool == false && text(answer) == "3 findings\n")
  }
}
