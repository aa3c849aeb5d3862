import Foundation
import SourceDocuments
import Testing

@testable import sightline

/// What the documentation, the action and the templates tell people to type is accepted by the command.
struct ShownCommandLinesTests {
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let pages = [
    "README.md", "docs/ci.md", "docs/configuration.md", "docs/suppressions.md", "docs/exit-status.md",
    "docs/containment.md", "docs/scale.md", "docs/budgets.md", "docs/evidence.md",
    ".pre-commit-hooks.yaml", "CONTRIBUTING.md",
  ]

  /// Lines of code that start with the binary, in blocks and between backticks, without comments and placeholders.
  static func commandLines(_ text: String) -> [String] {
    var found: [String] = []
    var inBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") { inBlock.toggle() }
      let pieces = inBlock ? [line] : line.split(separator: "`").map(String.init)
      for piece in pieces {
        guard let start = piece.firstRange(of: try! Regex(#"(^|[/"( ]|entry: )sightline (?=[a-z])"#)) else { continue }
        let rest = piece[start.upperBound...].prefix { $0 != "#" && $0 != "\"" && !"'|>".contains($0) }
        found.append(rest.trimmingCharacters(in: .whitespaces))
      }
    }
    return found
  }

  private func expectParses(_ line: String, in page: String) {
    var words = line.replacingOccurrences(of: "…", with: "").split(separator: " ").map(String.init)
    guard let command = CommandTable.commands.first(where: { $0.name == words.first }) else {
      // Prose such as "sightline is" is no command line; a misspelt command with options is one.
      #expect(!words.contains { $0.hasPrefix("--") }, "\(page): '\(words.first ?? "")' is no command")
      return
    }
    words.removeFirst()
    // A command named in a sentence, without anything to it.
    guard !words.isEmpty else { return }
    // `NAME=PATH` and other placeholders stand for a value.
    words = words.map { $0.replacingOccurrences(of: "NAME=PATH", with: "json=x.json") }
    #expect(throws: Never.self, "\(page): sightline \(line)") { try CommandLineArguments(parsing: words, command) }
  }

  @Test(arguments: pages) func pagesShowWhatParses(page: String) throws {
    let text = try String(contentsOf: Self.project.appendingPathComponent(page), encoding: .utf8)
    for line in Self.commandLines(text) { expectParses(line, in: page) }
  }

  @Test func theCommandLinesAreFound() {
    #expect(
      Self.commandLines("a `sightline gate --strict` b\n```sh\n.build/release/sightline tree X   # c\n```")
        == ["gate --strict", "tree X"])
  }

  @Test(arguments: [
    Templates.gitlabJob, Templates.githubWorkflow, Templates.githubShards, Templates.gitlabShards,
  ]) func templatesAreYAML(template: String) throws {
    let text = template.replacingOccurrences(of: "PROJECT-FOLDER", with: ".")
    #expect(YAMLDocument.parse(text: text, file: "template.yml").problems.isEmpty)
    for line in Self.commandLines("```\n\(text)\n```") { expectParses(line, in: "template") }
  }
}
