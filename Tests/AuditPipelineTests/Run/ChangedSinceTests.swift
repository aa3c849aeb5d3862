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
