import AuditPipeline
import Foundation

/// Shows findings in an editor: diagnostics at their lines, the explanation on hover, fixes and suppressions as actions.
///
/// The project is audited when the editor starts and after each save, in a process of its own; while one audit runs, at most
/// one more waits.
///
/// - Source: Language Server Protocol 3.17.
final class LanguageServer: @unchecked Sendable {
  private let channel: MessageChannel
  private let makeProgram: @Sendable (_ folder: String) -> OwnProgram

  // Guarded by `lock`.
  private let lock = NSCondition()
  private var root: String?
  private var words: [String] = ["--size=large,AX5", "--device=standard", "--appearance=light"]
  private var isWanted = false
  private var isEnding = false
  private var findings: [String: [EditorFinding]] = [:]

  init(_ channel: MessageChannel, program: @escaping @Sendable (_ folder: String) -> OwnProgram) {
    self.channel = channel
    makeProgram = program
  }

  /// Answers until the client says `exit` or the input ends.
  ///
  /// - Returns: 0 after `shutdown`, else 1, as the protocol demands.
  func serve() -> Int32 {
    let worker = Thread { [self] in auditOnDemand() }
    worker.stackSize = 8 << 20
    worker.start()
    defer {
      lock.withLock {
        isEnding = true
        lock.signal()
      }
    }
    var isShutDown = false
    while case .message(let bytes) = channel.next() {
      guard let message = RemoteMessage(bytes) else {
        channel.send(RemoteMessage.failure(of: nil, .parse, "the message is no JSON object"))
        continue
      }
      guard let method = message.method else { continue }
      if method == "exit" { return isShutDown ? 0 : 1 }
      guard let id = message.id else {
        if method == "initialized" || method == "textDocument/didSave" { demand() }
        continue
      }
      switch method {
      case "initialize": channel.send(RemoteMessage.response(to: id, initialize(message.parameters)))
      case "shutdown":
        isShutDown = true
        channel.send(RemoteMessage.response(to: id, NSNull()))
      case "textDocument/hover": channel.send(RemoteMessage.response(to: id, hover(message.parameters) ?? NSNull()))
      case "textDocument/codeAction": channel.send(RemoteMessage.response(to: id, actions(message.parameters)))
      default: channel.send(RemoteMessage.failure(of: id, .unknownMethod, "'\(method)' is not known"))
      }
    }
    return 1
  }

  // MARK: Questions

  private func initialize(_ parameters: [String: Any]) -> [String: Any] {
    let folders = parameters["workspaceFolders"] as? [[String: Any]]
    let uri = folders?.first?["uri"] as? String ?? parameters["rootUri"] as? String
    let options = parameters["initializationOptions"] as? [String: Any]
    lock.withLock {
      root =
        uri.flatMap { URL(string: $0) }.map { $0.resolvingSymlinksInPath().path } ?? parameters["rootPath"] as? String
      if let words = options?["arguments"] as? [String] { self.words = words }
    }
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 0, "save": ["includeText": false]] as [String: Any],
        "hoverProvider": true, "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      ] as [String: Any],
      "serverInfo": ["name": "sightline", "version": AuditPipeline.version],
    ]
  }

  private func document(_ parameters: [String: Any]) -> String? {
    (parameters["textDocument"] as? [String: Any])?["uri"] as? String
  }

  private func findings(_ parameters: [String: Any], in lines: ClosedRange<Int>) -> [EditorFinding] {
    guard let uri = document(parameters) else { return [] }
    return lock.withLock { findings[uri] ?? [] }.filter { lines.contains($0.line) }
  }

  private func hover(_ parameters: [String: Any]) -> [String: Any]? {
    guard let line = (parameters["position"] as? [String: Any])?["line"] as? Int else { return nil }
    let here = findings(parameters, in: line...line)
    guard !here.isEmpty else { return nil }
    return ["contents": ["kind": "markdown", "value": here.map(\.markdown).joined(separator: "\n\n---\n\n")]]
  }

  private func actions(_ parameters: [String: Any]) -> [[String: Any]] {
    guard let uri = document(parameters), let range = parameters["range"] as? [String: Any],
      let first = (range["start"] as? [String: Any])?["line"] as? Int,
      let last = (range["end"] as? [String: Any])?["line"] as? Int, first <= last
    else { return [] }
    return findings(parameters, in: first...last).flatMap { $0.actions(uri: uri) }
  }

  // MARK: Audits

  private func demand() {
    lock.withLock {
      isWanted = true
      lock.signal()
    }
  }

  private func auditOnDemand() {
    while true {
      lock.lock()
      while !isWanted, !isEnding { lock.wait() }
      let (isOver, folder, options) = (isEnding, root, words)
      isWanted = false
      lock.unlock()
      if isOver { return }
      guard let folder else { continue }
      audit(folder, options)
    }
  }

  private func audit(_ folder: String, _ options: [String]) {
    do {
      let outcome = try makeProgram(folder).run(
        ["audit", "--exit-zero", "--quiet", "--format=json"] + options + ["--", "."])
      guard let report = EditorFinding.report(outcome.output, folder: folder) else {
        let last = outcome.errors.split(separator: "\n").last.map(String.init) ?? "the audit gave no report"
        show(last)
        return
      }
      publish(report)
    } catch {
      show("\(error)")
    }
  }

  /// The last result stays in the editor.
  private func show(_ text: String) {
    channel.send(RemoteMessage.notification("window/showMessage", ["type": 2, "message": "Sightline: \(text)"]))
  }

  private func publish(_ report: [String: [EditorFinding]]) {
    let before = lock.withLock { () -> Set<String> in
      defer { findings = report }
      return Set(findings.keys)
    }
    // A file whose findings are gone gets an empty list once.
    for uri in before.union(report.keys).sorted() {
      channel.send(
        RemoteMessage.notification(
          "textDocument/publishDiagnostics",
          ["uri": uri, "diagnostics": (report[uri] ?? []).map(\.diagnostic)]))
    }
  }
}
