import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

/// Files that are none, too large or elsewhere are not read, and named.
struct UnusualFileTests {
  private func discovery(_ folder: TemporaryFolder, _ path: String = ".") throws -> Discovery {
    try Project(opening: AuditRequest(paths: [path], workingFolder: folder.path), vocabulary: .standard).discovery
  }

  @Test func onlyRegularFilesAreRead() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1", "Folder/x": ""])
    #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Zero.swift", withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/B.swift", withDestinationPath: "A.swift")
    #expect(try RegularFile.read(folder.path + "/B.swift") == Array("let a = 1".utf8))
    for name in ["Pipe.swift", "Zero.swift", "Folder"] {
      #expect(throws: RegularFile.Refusal.isNoFile) { try RegularFile.read(folder.path + "/" + name) }
      #expect(RegularFile.head(folder.path + "/" + name, 4) == nil)
    }
    #expect(throws: RegularFile.Refusal.system(ENOENT)) { try RegularFile.read(folder.path + "/None.swift") }
  }

  @Test func filesEndAtTheirLimit() throws {
    let folder = try TemporaryFolder(["A.swift": "0123456789"])
    let path = folder.path + "/A.swift"
    #expect(try RegularFile.read(path, upTo: 10).count == 10)
    #expect(throws: RegularFile.Refusal.isTooLarge(10, limit: 9)) { try RegularFile.read(path, upTo: 9) }
    #expect(RegularFile.head(path, 4) == Array("0123".utf8))
    #expect(RegularFile.head(path, 40)?.count == 10)
  }

  @Test func theConfigurationSaysHowLargeAFileMayBe() throws {
    let folder = try TemporaryFolder([
      ".sightline.yml": "budgets: {file: 1}", "A.swift": "let a = 1",
      "Large.swift": "// " + String(repeating: "x", count: 1 << 20),
      "large.tokens.json": "[\"" + String(repeating: "x", count: 1 << 20) + "\"]",
    ])
    let inputs = ProjectInputs(
      try Project(opening: AuditRequest(paths: ["."], workingFolder: folder.path), vocabulary: .standard))
    #expect(inputs.sources.map(\.path) == ["A.swift"])
    #expect(
      inputs.problems.map(\.description) == [
        "Large.swift:1:1: error: the file cannot be read; it has 1 MB, more than the 1 MB that are read (budgets: file)",
        "large.tokens.json:1:1: error: the file cannot be read; it has 1 MB, more than the 1 MB that are read (budgets: file)",
      ])
  }

  /// What is no text is told once, not for each of its bytes; what macOS keeps beside a file is none of the project's.
  @Test(arguments: [
    ("\0GITCRYPT\0" + "abc", "encrypted by git-crypt; unlock the repository, the file is left out until then"),
    ("\0\u{FF}\u{FE}", nil),
  ])
  func filesThatAreNoText(text: String, problem: String?) throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1"])
    let bytes = problem == nil ? Data([0, 0xFF, 0xFE, 0xC0, 10]) : Data(text.utf8)
    for name in ["Secret.swift", "._A.swift"] { try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name)) }
    let inputs = ProjectInputs(
      try Project(opening: AuditRequest(paths: ["."], workingFolder: folder.path), vocabulary: .standard))
    #expect(inputs.sources.map(\.path) == ["A.swift"])
    let words = problem ?? "not text: the file holds bytes that no Swift source has, and is left out; save it as UTF-8"
    #expect(inputs.problems.map(\.description) == ["Secret.swift:1:1: error: " + words])
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "let a = 1", "Secret/S.swift": "let s = 1", "App/Images.xcassets/Contents.json": "{}",
    ])
    let app = folder.path + "/App/"
    for (name, end) in [
      ("Secret.swift", "../Secret/S.swift"), ("Secrets", "../Secret"), ("notes.txt", "../Secret/S.swift"),
      ("Own.swift", "A.swift"), ("Images.xcassets/Secret.colorset", "../../Secret"), ("data.json", "../Secret/S.swift"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: app + name, withDestinationPath: end)
    }
    let found = try discovery(folder, "App")
    #expect(found.files.map(\.path) == ["A.swift", "Images.xcassets", "Own.swift"])
    #expect(found.problems.map(\.location.file) == ["Secret.swift", "Secrets"])
    #expect(found.problems.allSatisfy { $0.description.contains("leads out of the project") })
    #expect(ProjectBundle(root: folder.path + "/App").file(named: "data.json") == nil)
    // What is named is meant, wherever it lies; a repository is one project.
    try folder.write("sources: [., Secrets]", to: "App/.sightline.yml")
    #expect(try discovery(folder, "App").files.map(\.path).contains("Secrets/S.swift"))
    try folder.write("", to: "App/.sightline.yml")
    try folder.write("", to: ".git")
    let inRepository = try discovery(folder, "App")
    #expect(inRepository.problems.isEmpty)
    #expect(inRepository.files.map(\.path).contains("Secrets/S.swift"))
  }

  @Test func whatCannotBeFoundIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Gone.swift", withDestinationPath: "None.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/gone.txt", withDestinationPath: "None.txt")
    let name: [UInt8] = Array("\(folder.path)/Bad".utf8) + [0xFF] + Array(".swift".utf8) + [0]
    let file = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
    }
    close(file)
    let found = try discovery(folder)
    #expect(found.skipped.map(\.path) == ["gone.txt"])
    #expect(found.problems.contains { $0.location.file == "Gone.swift" && $0.description.contains("leads nowhere") })
    // Systems that take no such name have no such file.
    #expect(file < 0 || found.problems.contains { $0.description.contains("not UTF-8") })
  }

  @Test func whatLiesTooDeepIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let name = String(repeating: "a", count: 200)
    var parent = open(folder.path, O_RDONLY)
    for _ in 0..<24 {
      #expect(mkdirat(parent, name, 0o700) == 0)
      let child = openat(parent, name, O_RDONLY)
      close(parent)
      parent = child
    }
    close(parent)
    let found = try discovery(folder)
    #expect(found.files.map(\.path) == ["A.swift"])
    #expect(found.problems.count == 1)
    #expect(found.problems.first?.description.contains("longer than the system takes") == true)
    let remove = Process()
    remove.executableURL = URL(fileURLWithPath: "/bin/rm")
    remove.arguments = ["-rf", folder.path]
    try remove.run()
    remove.waitUntilExit()
  }

  @Test(arguments: [("A.swift", false), ("link.json", false), ("out.json", true), ("c.yml", false), ("old.json", true)])
  func noReportTakesThePlaceOfAnInput(name: String, isFree: Bool) throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1", "c.yml": "name: C", "old.json": "{}"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.json", withDestinationPath: "A.swift")
    var request = AuditRequest(paths: ["."], workingFolder: folder.path, configurationFile: "c.yml")
    request.outputs = [folder.path + "/" + name]
    func open() throws { _ = try Project(opening: request, vocabulary: .standard) }
    if isFree {
      #expect(throws: Never.self) { try open() }
    } else {
      #expect(throws: UnusableInput.self) { try open() }
    }
  }

  @Test(arguments: [
    ("V.swift", true), ("a/Localizable.strings", true), ("Assets.xcassets/x.json", true), (".git/config", true),
    ("App.xcodeproj/project.pbxproj", true), (".sightline.yml", true), ("a.tokens.json", true),
    ("report.json", false), ("swift", false), ("report.swift.html", false), ("screen.screen.json", false),
  ])
  func inputsAreKnownByName(path: String, isRead: Bool) {
    #expect(Discovery.reads(fileNamed: path) == isRead)
    #expect(Discovery.reads(fileNamed: "/a/b/" + path) == isRead)
  }
}
