import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline
@testable import SwiftUIReader

/// `--changed-since` audits what depends on a change, wherever the finding stands.
struct ChangedSinceTests {
  private static let files = [
    "Theme.swift": "import SwiftUI\nenum Theme { static let faint = Color(white: 0.9) }\n",
    "First.swift": """
    import SwiftUI
    struct First: View { var body: some View { Text("Faint").foregroundStyle(Theme.faint) } }
    #Preview { First() }

    """,
    "Second.swift": """
    import SwiftUI
    struct Second: View { var body: some View { Text("Pale").foregroundStyle(Color(white: 0.85)) } }
    #Preview { Second() }

    """,
  ]

  @Test(arguments: [
    (["Theme.swift"], ["First"]), (["Second.swift"], ["Second"]), (["README.md"], []),
    (["First.swift", "Second.swift"], ["First", "Second"]), ([".sightline.yml"], ["First", "Second"]),
  ])
  func screensThatDependOnAChangeAreAudited(changed: [String], expected: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "start", "--no-gpg-sign"],
    ] { try git(arguments, in: folder.path) }
    for name in changed {
      try folder.write((Self.files[name] ?? "") + (name.hasSuffix("swift") ? "// new\n" : "\n"), to: name)
    }
    var overrides = ConfigurationOverrides()
    overrides.sizes = [.large]
    overrides.devices = ["standard"]
    let request = AuditRequest(
      kind: .screens, paths: ["."], workingFolder: folder.path, overrides: overrides, changedSince: "HEAD")
    let report = try AuditPipeline(request).run().report
    let found = report.findings.filter { $0.rule == "contrast-text" }.compactMap(\.screen)
    #expect(Set(found).sorted() == expected)
    #expect(report.summary.screens == expected.count)
  }

  /// The repository's own configuration may be anybody's: programs that it names are not run.
  @Test func gitRunsNothingOfTheRepositorys() throws {
    let folder = try TemporaryFolder(Self.files.merging([".gitattributes": "*.swift diff=x filter=x\n"]) { $1 })
    let ran = folder.path + "/ran"
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "start", "--no-gpg-sign"],
      ["config", "core.fsmonitor", "touch \(ran); false"], ["config", "diff.external", "touch \(ran)"],
      ["config", "diff.x.textconv", "touch \(ran); cat"], ["config", "diff.x.command", "touch \(ran)"],
      ["config", "filter.x.clean", "touch \(ran); cat"], ["config", "filter.x.smudge", "touch \(ran); cat"],
      ["config", "filter.x.required", "true"], ["config", "log.showSignature", "true"],
      ["config", "gpg.program", "touch \(ran)"], ["config", "core.pager", "touch \(ran)"],
    ] { try git(arguments, in: folder.path) }
    try folder.write(Self.files["First.swift"]! + "// new\n", to: "First.swift")
    let repository = try #require(Repository(around: folder.path))
    #expect(try repository.files(changedSince: "HEAD") == ["First.swift"])
    #expect(try repository.commit("HEAD").hash.count == 40)
    let before = try repository.write("HEAD", to: folder.path + "/before")
    #expect(try String(contentsOfFile: before + "/First.swift", encoding: .utf8) == Self.files["First.swift"])
    #expect(!FileManager.default.fileExists(atPath: ran))
  }

  /// A warning for each of many files fills git's pipe long before its answer is read.
  @Test func manyWarningsOfGitHoldNothingUp() throws {
    let many = Dictionary(uniqueKeysWithValues: (0..<1500).map { ("File with a long name \($0).swift", "let a = 1\n") })
    let folder = try TemporaryFolder(many.merging([".gitattributes": "*.swift text eol=crlf\n"]) { $1 })
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "start", "--no-gpg-sign"],
    ] { try git(arguments, in: folder.path) }
    for name in many.keys { try folder.write("let a = 2\nlet b = 3\n", to: name) }
    let repository = try #require(Repository(around: folder.path))
    #expect(try repository.files(changedSince: "HEAD").count == many.count)
  }

  private func git(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func whatAScreenDependsOn() {
    let made = Dependencies(files: ["Views/A.swift"], resources: ["Brand", "strings"])
    for path in [
      "Views/A.swift", "Assets.xcassets/Brand.colorset/Contents.json", "de.lproj/Localizable.strings", "Inter.ttf",
    ] { #expect(made.isTouched(by: path), "\(path)") }
    for path in ["Views/B.swift", "Assets.xcassets/Other.colorset/Contents.json", "README.md"] {
      #expect(!made.isTouched(by: path), "\(path)")
    }
  }
}
