import AuditPipeline
import Foundation
import SightlineModel

/// Serves a coding assistant: audits, explanations, pictures and spoken trees of one project.
///
/// Reads below one folder only and writes nothing there.
///
/// - Source: Model Context Protocol, revisions 2024-11-05 to 2025-06-18, transport stdio.
final class AssistantServer {
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// Characters of one answer; an assistant's context is small.
  private static let longestText = 60_000

  private let channel: MessageChannel
  private let program: OwnProgram
  /// Absolute, without links.
  private let root: String
  /// The JSON report of the last audit, for `explain`.
  private let report: URL

  init(_ channel: MessageChannel, _ program: OwnProgram, root: String) {
    self.channel = channel
    self.program = program
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    report = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-\(UUID().uuidString).json")
  }

  /// Answers until the input ends.
  func serve() {
    defer { try? FileManager.default.removeItem(at: report) }
    while true {
      switch channel.next() {
      case .end: return
      case .tooLong:
        channel.send(RemoteMessage.failure(of: nil, .parse, "the message is longer than \(MessageChannel.limit) bytes"))
        return
      case .message(let bytes): answer(bytes)
      }
    }
  }

  private func answer(_ bytes: Data) {
    guard let message = RemoteMessage(bytes) else {
      channel.send(RemoteMessage.failure(of: nil, .parse, "the message is no JSON object"))
      return
    }
    guard let method = message.method else {
      if let id = message.id { channel.send(RemoteMessage.failure(of: id, .invalidRequest, "'method' is missing")) }
      return
    }
    // Notifications get no answer.
    guard let id = message.id else { return }
    switch method {
    case "initialize":
      let wanted = message.parameters["protocolVersion"] as? String
      channel.send(
        RemoteMessage.response(
          to: id,
          [
            "protocolVersion": wanted.flatMap { Self.revisions.contains($0) ? $0 : nil } ?? Self.revisions[0],
            "capabilities": ["tools": [String: Any]()],
            "serverInfo": ["name": "sightline", "version": AuditPipeline.version],
            "instructions":
              "Audits SwiftUI from source. Call 'audit' after a change, 'explain' for a rule or fingerprint, "
              + "'render' to look at a screen.",
          ] as [String: Any]))
    case "ping": channel.send(RemoteMessage.response(to: id, [String: Any]()))
    case "tools/list":
      channel.send(RemoteMessage.response(to: id, ["tools": AssistantTool.all.map(\.listing)]))
    case "tools/call": channel.send(call(id, message.parameters))
    default: channel.send(RemoteMessage.failure(of: id, .unknownMethod, "'\(method)' is not known"))
    }
  }

  // MARK: Tools

  private func call(_ id: Any, _ parameters: [String: Any]) -> Data {
    let name = parameters["name"] as? String ?? ""
    guard let tool = AssistantTool.all.first(where: { $0.name == name }) else {
      return RemoteMessage.failure(of: id, .invalidParameters, "'\(name)' is no tool")
    }
    do {
      let arguments = try AssistantArguments(parameters["arguments"] as? [String: Any] ?? [:], for: tool)
      return RemoteMessage.response(to: id, try result(of: tool, arguments))
    } catch let problem as AssistantArguments.Problem {
      return RemoteMessage.failure(of: id, .invalidParameters, problem.text)
    } catch {
      return RemoteMessage.failure(of: id, .internalError, "\(error)")
    }
  }

  private func result(of tool: AssistantTool, _ arguments: AssistantArguments) throws -> [String: Any] {
    switch tool.name {
    case "audit": return text(try program.run(try auditWords(arguments)), failing: 2)
    case "explain":
      var words = ["explain"]
      if FileManager.default.fileExists(atPath: report.path) { words += ["--report=\(report.path)"] }
      return text(try program.run(words + ["--", arguments["id"] ?? ""]))
    case "rules": return text(try program.run(["rules"]))
    case "tree":
      return text(try program.run(["tree", "--quiet"] + look(arguments) + ["--", try path(arguments)]))
    case "propose_fix":
      if arguments["of"] == "tokens" {
        let outcome = try program.run(["tokens", "--fix", "--dry-run", "--quiet", "--", try path(arguments)])
        return text(outcome, failing: 2, empty: "No token has to change, or none can without a person's decision.")
      }
      let words =
        ["audit", "--fix", "--dry-run", "--quiet", "--size=large,AX5"] + arguments.option("screens", as: "screen")
      let outcome = try program.run(words + ["--", try path(arguments)])
      return text(outcome, failing: 2, empty: "No finding can be answered without a person's decision.")
    case "render":
      let picture = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: picture) }
      let words = ["render", "--output=\(picture.path)", "--scale=1"] + look(arguments)
      let outcome = try program.run(words + ["--", try path(arguments)])
      guard outcome.status == 0, let bytes = try? Data(contentsOf: picture) else { return text(outcome) }
      return [
        "content": [
          ["type": "image", "data": bytes.base64EncodedString(), "mimeType": "image/png"],
          ["type": "text", "text": outcome.errors.replacingOccurrences(of: picture.path, with: "picture")],
        ], "isError": false,
      ]
    default: return text(OwnProgram.Outcome(status: 2, output: Data(), errors: "'\(tool.name)' is not served"))
    }
  }

  private func auditWords(_ arguments: AssistantArguments) throws -> [String] {
    var words = ["audit", "--exit-zero", "--color=never", "--report=json=\(report.path)"]
    let sizes = arguments.option("sizes", as: "size")
    words += sizes.isEmpty ? ["--size=large,AX5"] : sizes
    words += arguments.option("locales", as: "locale") + arguments.option("screens", as: "screen")
    words += arguments.option("changed_since", as: "changed-since")
    if arguments.has("all") { words.append("--all") }
    return words + ["--", try path(arguments)]
  }

  private func look(_ arguments: AssistantArguments) -> [String] {
    AssistantTool.variant.flatMap { arguments.option($0.name, as: $0.name) }
  }

  /// Absolute. What a text in some repository makes an assistant ask for stays within the project.
  private func path(_ arguments: AssistantArguments) throws(AssistantArguments.Problem) -> String {
    let given = arguments["path"] ?? "."
    let full = URL(fileURLWithPath: given, relativeTo: URL(fileURLWithPath: root, isDirectory: true))
      .standardizedFileURL.resolvingSymlinksInPath().path
    guard full == root || full.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw AssistantArguments.Problem(text: "'\(given)' is outside of the folder that the server was started for")
    }
    return full
  }

  /// - Parameter failing: The least status that is an error; findings are none.
  private func text(_ outcome: OwnProgram.Outcome, failing: Int32 = 1, empty: String = "Nothing.") -> [String: Any] {
    var text = String(decoding: outcome.output, as: UTF8.self)
    let isError = outcome.status.map { $0 >= failing } ?? true
    if isError || text.isEmpty { text += outcome.errors }
    if outcome.status == nil { text += "It took longer than \(Int(saturating: program.timeout)) s and was ended." }
    if text.isEmpty { text = empty }
    if text.count > Self.longestText {
      text = text.prefix(Self.longestText) + "\n… cut here; ask for fewer screens, sizes or locales."
    }
    return ["content": [["type": "text", "text": text]], "isError": isError]
  }
}
