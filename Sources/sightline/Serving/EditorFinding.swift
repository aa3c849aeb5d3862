import Foundation

/// A finding of a JSON report, as an editor shows it.
struct EditorFinding {
  let rule: String
  let severity: String
  let message: String
  let suggestion: String?
  let sources: [String]
  let derivation: [String]
  /// From 0, as editors count.
  let line: Int
  let column: Int
  let fixes: [Fix]

  /// An edit of the report's, in the editor's places.
  struct Fix {
    var title: String
    var edits: [[String: Any]]
  }

  /// - Returns: By file URI, in the report's order; `nil` where the bytes are no report.
  static func report(_ bytes: Data, folder: String) -> [String: [EditorFinding]]? {
    guard let report = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let findings = report["findings"] as? [[String: Any]]
    else { return nil }
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    var byFile: [String: [EditorFinding]] = [:]
    for finding in findings where finding["status"] as? String == "new" {
      guard let place = finding["location"] as? [String: Any], let file = place["file"] as? String,
        let parsed = EditorFinding(finding, at: place, in: folder)
      else { continue }
      byFile[URL(fileURLWithPath: file, relativeTo: root).standardizedFileURL.absoluteString, default: []].append(
        parsed)
    }
    return byFile
  }

  private init?(_ finding: [String: Any], at place: [String: Any], in folder: String) {
    guard let rule = finding["rule"] as? String, let message = finding["message"] as? String else { return nil }
    self.rule = rule
    self.message = message
    severity = finding["severity"] as? String ?? "warning"
    suggestion = (finding["suggestion"] as? [String: Any])?["text"] as? String
    sources = finding["sources"] as? [String] ?? []
    derivation = (finding["derivation"] as? [[String: Any]] ?? []).compactMap { step in
      guard let what = step["what"] as? String else { return nil }
      guard let place = step["location"] as? [String: Any], let file = place["file"] as? String,
        let line = place["line"] as? Int
      else { return what }
      return "\(what) (\(file):\(line))"
    }
    line = max(0, (place["line"] as? Int ?? 1) - 1)
    column = max(0, (place["column"] as? Int ?? 1) - 1)
    fixes = (finding["fixes"] as? [[String: Any]] ?? []).compactMap {
      Self.fix($0, in: place["file"] as? String, folder)
    }
  }

  /// - Returns: `nil` where it edits another file than the finding's, or one that can't be read.
  private static func fix(_ fix: [String: Any], in file: String?, _ folder: String) -> Fix? {
    guard let title = fix["summary"] as? String, let edits = fix["edits"] as? [[String: Any]], let file,
      let text = try? String(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file), encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    /// Editors count UTF-16, reports UTF-8.
    func position(_ place: Any?) -> [String: Any]? {
      guard let place = place as? [String: Any], place["file"] as? String == file, let line = place["line"] as? Int,
        let column = place["column"] as? Int, lines.indices.contains(line - 1), column >= 1
      else { return nil }
      let units = String(decoding: lines[line - 1].utf8.prefix(column - 1), as: UTF8.self).utf16.count
      return ["line": line - 1, "character": units]
    }
    let placed: [[String: Any]] = edits.compactMap { edit in
      guard let start = position(edit["start"]), let end = position(edit["end"]), let new = edit["text"] as? String
      else {
        return nil
      }
      return ["range": ["start": start, "end": end], "newText": new]
    }
    return placed.count == edits.count && !edits.isEmpty ? Fix(title: title, edits: placed) : nil
  }

  /// To the end of the line: editors take a longer one for it.
  private var range: [String: Any] {
    ["start": ["line": line, "character": column], "end": ["line": line, "character": 10_000]]
  }

  /// Error, warning; what a person has to decide is information.
  var diagnostic: [String: Any] {
    let level =
      switch severity {
      case "error": 1
      case "warning": 2
      default: 3
      }
    return ["range": range, "severity": level, "source": "sightline", "code": rule, "message": message]
  }

  var markdown: String {
    var text = "**\(rule)** (\(severity)): \(Self.escaped(message))"
    if let suggestion { text += "\n\n\(Self.escaped(suggestion))" }
    if !derivation.isEmpty { text += "\n\n" + derivation.map { "- \(Self.escaped($0))" }.joined(separator: "\n") }
    if !sources.isEmpty { text += "\n\n*\(Self.escaped(sources.joined(separator: ", ")))*" }
    return text
  }

  /// A project's own words are no markup of the editor's.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|!".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The edits that were audited, then a comment that suppresses the rule on this line; the reason is for a person to write.
  func actions(uri: String) -> [[String: Any]] {
    fixes.map { fix in
      [
        "title": "Fix \(rule): \(fix.title)", "kind": "quickfix", "isPreferred": true, "diagnostics": [diagnostic],
        "edit": ["changes": [uri: fix.edits]],
      ]
    } + suppression(uri: uri)
  }

  private func suppression(uri: String) -> [[String: Any]] {
    let edit: [String: Any] = [
      "range": ["start": ["line": line, "character": 0], "end": ["line": line, "character": 0]],
      "newText": "// sightline:disable:next \(rule) - REASON\n",
    ]
    return [
      [
        "title": "Suppress \(rule) here, with a reason", "kind": "quickfix", "diagnostics": [diagnostic],
        "edit": ["changes": [uri: [edit]]],
      ]
    ]
  }
}
