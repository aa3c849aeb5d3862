import AuditEngine
import Foundation
import SightlineModel
import Testing

@testable import sightline

/// What past versions wrote (`Scripts/keep-formats`) is read by this one, means the same findings, and loses no key.
struct PastVersionsTests {
  static let fixtures = ShownCommandLinesTests.project.appendingPathComponent("Tests/Fixtures/compatibility")
  static let versions: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0 != "Project" }.sorted()

  /// The project of the fixtures, copied, since audits of a repository look at all of it.
  private final class Copy {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws {
      try FileManager.default.copyItem(at: PastVersionsTests.fixtures.appendingPathComponent("Project"), to: folder)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ words: String...) -> (status: RunStatus, shell: Transcript) {
      let shell = Transcript(folder: folder.path)
      return (CommandTable.run(words, shell.console), shell)
    }
    func audit() throws -> AuditReport {
      #expect(
        run(
          "audit", "--no-cache", "--exit-zero", "--quiet", "--report", "json=report.json", "--report",
          "sarif=audit.sarif", "--report", "gitlab=gitlab.json"
        ).status == .clean)
      return try ExplainCommand.read("report.json", Transcript(folder: folder.path).console)
    }
  }

  private static func path(_ name: String, _ version: String) -> String {
    fixtures.appendingPathComponent(version).appendingPathComponent(name).path
  }

  @Test func thereAreSome() { #expect(!Self.versions.isEmpty) }

  @Test(arguments: versions) func commandsReadWhatWasWritten(version: String) throws {
    let copy = try Copy()
    func path(_ name: String) -> String { Self.path(name, version) }
    let report = try ExplainCommand.read(path("report.json"), Transcript().console)
    let fingerprint = String(try #require(report.findings.first).fingerprint.prefix(8))
    let lines: [[String]] = [
      ["compare", path("report.json"), path("report.json")],
      ["explain", fingerprint, "--report", path("report.json")],
      ["history", "--only-show", "--quiet", "--file", path("history.jsonl")],
      ["config", "--config", path("sightline.yml")],
      ["screens", path("BasketView.screen.json"), "--no-cache", "--exit-zero", "--quiet"],
      ["baseline", "stats", "--baseline", path("baseline.json")],
    ]
    for words in lines {
      let shell = Transcript(folder: copy.folder.path)
      #expect(CommandTable.run(words, shell.console) == .clean, "\(words[0]): \(shell.errors)")
      #expect(!shell.output.isEmpty, "\(words[0])")
    }
  }

  /// A finding that is still there is the same finding: it has the fingerprint that it had.
  @Test(arguments: versions) func findingsKeepTheirFingerprints(version: String) throws {
    func key(_ finding: Finding) -> String {
      "\(finding.rule) \(finding.location) \(finding.screen ?? "") \(finding.element?.text ?? "") \(finding.element?.kind ?? "")"
    }
    let past = try ExplainCommand.read(Self.path("report.json", version), Transcript().console)
    let now = Dictionary(grouping: try Copy().audit().findings, by: key)
    var same = 0
    for finding in past.findings {
      guard let found = now[key(finding)] else { continue }
      #expect(found.contains { $0.fingerprint == finding.fingerprint }, "\(key(finding))")
      same += 1
    }
    #expect(same > past.findings.count / 2, "most of what was found is found")
  }

  /// In what the program writes of one project, each key that was there is there.
  @Test(arguments: versions) func noKeyIsDropped(version: String) throws {
    let copy = try Copy()
    _ = try copy.audit()
    for (words, file) in [
      (["tree", "--screen", "BasketView", "--format", "json"], "tree.json"),
      (["render", "--screen", "BasketView", "-q", "-o", "scene.json"], "scene.json"),
    ] {
      let shell = Transcript(folder: copy.folder.path)
      #expect(CommandTable.run(words, shell.console) == .clean, "\(shell.errors)")
      if !shell.output.isEmpty {
        try shell.output.write(to: copy.folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
      }
    }
    for file in ["report.json", "audit.sarif", "gitlab.json", "tree.json", "scene.json"] {
      let now = try Self.keys(of: copy.folder.appendingPathComponent(file))
      let past = try Self.keys(of: URL(fileURLWithPath: Self.path(file, version)))
      #expect(past.subtracting(now) == [], "\(file)")
    }
  }

  /// `findings[].rule`.
  private static func keys(of file: URL) throws -> Set<String> {
    var found: Set<String> = []
    func visit(_ value: Any, _ path: String) {
      switch value {
      case let object as [String: Any]:
        for (key, member) in object {
          found.insert("\(path).\(key)")
          visit(member, "\(path).\(key)")
        }
      case let list as [Any]: for item in list { visit(item, "\(path)[]") }
      default: break
      }
    }
    visit(try JSONSerialization.jsonObject(with: Data(contentsOf: file)), "")
    return found
  }
}
