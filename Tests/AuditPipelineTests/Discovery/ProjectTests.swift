import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

struct ProjectTests {
  private func open(_ folder: TemporaryFolder, _ paths: [String] = ["."]) throws(UnusableInput) -> Project {
    try Project(opening: AuditRequest(paths: paths, workingFolder: folder.path), vocabulary: .standard)
  }

  @Test func filesAreFoundByKindSortedAndOthersNamed() throws {
    let folder = try TemporaryFolder([
      "B.swift": "", "A/A.swift": "", "Pods/P.swift": "", ".build/x.swift": "", "AppTests/T.swift": "",
      "L.xcstrings": "",
      "Assets.xcassets/Contents.json": "{}", "a.tokens.json": "{}", "de.lproj/Localizable.strings": "", "x.txt": "",
      "Package.swift": "", "F/a.ttf": "",
    ])
    let discovery = try open(folder).discovery
    #expect(
      discovery.files.map(\.path) == [
        "A/A.swift", "Assets.xcassets", "B.swift", "F/a.ttf", "L.xcstrings", "a.tokens.json",
        "de.lproj/Localizable.strings",
      ])
    #expect(discovery.skipped.map(\.path) == [".build", "AppTests", "Pods"])
    #expect(discovery.problems.isEmpty)
  }

  @Test func linksInCyclesEndAndAreNotReadTwice() throws {
    let folder = try TemporaryFolder(["A/A.swift": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/A/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/A/self", withDestinationPath: "self")
    let discovery = try open(folder).discovery
    #expect(discovery.files.map(\.path) == ["A/A.swift"])
    #expect(discovery.skipped.map(\.path) == ["A/loop", "A/self"])
  }

  @Test func theConfigurationAboveAPathMakesTheProject() throws {
    let folder = try TemporaryFolder([".sightline.yml": "name: X", "App/A.swift": "", "App/B.swift": "", "C.swift": ""])
    let project = try open(folder, ["App/A.swift"])
    #expect(project.root == folder.path)
    #expect(project.name == "X")
    #expect(project.discovery.files.map(\.path) == ["App/A.swift", "App/B.swift", "C.swift"], "all are read")
    #expect(project.isInFocus("App/A.swift"))
    #expect(!project.isInFocus("App/B.swift"))
  }

  @Test func aFileWithoutAProjectIsReadAlone() throws {
    let folder = try TemporaryFolder(["A.swift": "", "B.swift": ""])
    #expect(try open(folder, ["A.swift"]).discovery.files.map(\.path) == ["A.swift"])
  }

  @Test(arguments: [
    (["none"], "no such file or folder"), (["Empty"], "nothing to audit; looked in"), (["P", "Q"], "several projects"),
    (["Bad"], ".sightline.yml:1:1: error: 'nmae'"),
  ])
  func whatCannotBeUsedIsSaid(paths: [String], message: String) throws {
    let folder = try TemporaryFolder([
      "Empty/readme.txt": "", "P/.sightline.yml": "", "P/A.swift": "", "Q/.sightline.yml": "", "Q/A.swift": "",
      "Bad/.sightline.yml": "nmae: x", "Bad/A.swift": "",
    ])
    #expect {
      try open(folder, paths)
    } throws: { error in
      (error as? UnusableInput)?.messages.contains { $0.contains(message) } == true
    }
  }

  /// A folder of the project in which nothing is read is no clean result.
  @Test func aNamedFolderWithoutFilesIsNothingToAudit() throws {
    let folder = try TemporaryFolder([
      ".sightline.yml": "name: A", "App/A.swift": "", "Docs/Notes.txt": "",
      "App/I.xcassets/A.colorset/Contents.json": "{}",
    ])
    #expect(throws: UnusableInput.self) { try open(folder, ["Docs"]) }
    for path in ["App", "App/A.swift", "App/I.xcassets/A.colorset"] { _ = try open(folder, [path]) }
    _ = try open(folder, ["App", "Docs"])
  }

  /// Nobody who has an app sees the example of a package beside it; without an app, examples are what there is to see.
  @Test(arguments: [
    (["Package/Example/StoreExample"], true, true), (["Package/Demos/Apps"], true, true),
    (["PlayerExample"], true, true), (["Package/sample-app"], true, true), (["Package/Example"], false, false),
    (["Samples"], true, false), (["Counterexamples"], false, true),
  ])
  func exampleAppsBesideAnAppAreLeftOut(folders: [String], isLeftOut: Bool, hasApp: Bool) throws {
    let start = "import SwiftUI\n@main struct Start: App { var body: some Scene { WindowGroup { Text(\"a\") } } }"
    var files = ["App/Row.swift": "", "App/Sample/Words.swift": ""]
    files["App/Words.swift"] =
      hasApp ? start : "/// Where `@main` starts.\n// @main struct A: App\nclass Words: Delegate {}"
    for folder in folders { (files[folder + "/Start.swift"], files[folder + "/Row.swift"]) = (start, "") }
    let folder = try TemporaryFolder(files)
    let discovery = try open(folder).discovery
    let isKept = discovery.files.contains { $0.path == folders[0] + "/Row.swift" }
    #expect(isKept == !(isLeftOut && hasApp))
    #expect(discovery.files.contains { $0.path == "App/Sample/Words.swift" }, "an example of something that is no app")
    #expect(discovery.notBuilt.isEmpty == isKept)
  }

  @Test func aCollectionOfExamplesIsReadWhole() throws {
    let start = "import SwiftUI\n@main struct Start: App { var body: some Scene { WindowGroup { Text(\"a\") } } }"
    let folder = try TemporaryFolder([
      "Crash/Start.swift": start, "AuthExample/Start.swift": start, "AuthExample/Row.swift": "",
      "StoreExample/Start.swift": start, "StoreExample/Row.swift": "",
    ])
    let discovery = try open(folder).discovery
    #expect(discovery.files.filter { $0.kind == .swift }.count == 5)
    #expect(discovery.notBuilt.isEmpty)
  }

  @Test func namedSourcesThatAreMissingAreProblemsAtTheirLine() throws {
    let folder = try TemporaryFolder([".sightline.yml": "sources: [App]\nfonts: [Nowhere]", "App/A.swift": ""])
    let problems = try open(folder).discovery.problems
    #expect(problems.map(\.location.line) == [2])
    #expect(problems.first?.message == "'Nowhere' does not exist")
  }
}

/// A folder with files, gone when the test is.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("sightline-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
