import AuditEngine
import Foundation
import Testing

@testable import sightline

/// The gate, from the command line to the status, over the life of one small repository.
struct ScriptedRepositoryTests {
  @Test func cleanThenNewThenKnownThenMoved() throws {
    let repository = try ScriptedRepository()
    #expect(repository.run("gate").status == .clean, "nothing is wrong yet")

    try repository.write(welcome: ScriptedRepository.faint)
    let new = repository.run("gate")
    #expect(new.status == .findings)
    #expect(new.output.contains("App/Welcome.swift:6:"), "\(new.output)")
    #expect(new.output.contains("[contrast-text]"))
    #expect(repository.run("gate", "--exit-zero").status == .clean)

    let update = repository.run("baseline", "update")
    #expect(update.status == .clean, "\(update.errors)")
    #expect(repository.run("gate").status == .clean, "it is known")

    try repository.write(welcome: "\n\n// Moved down\n\n" + ScriptedRepository.faint)
    #expect(repository.run("gate").status == .clean, "moved lines change nothing")

    try repository.rename("App/Welcome.swift", to: "App/Start/Hello.swift")
    #expect(repository.run("gate").status == .clean, "neither does a renamed file")
  }

  @Test func aFixedFindingLeavesAStaleEntry() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    _ = repository.run("baseline", "update")
    try repository.write(welcome: ScriptedRepository.clear)
    let fixed = repository.run("gate")
    #expect(fixed.status == .clean)
    #expect(fixed.errors.contains("baseline prune"), "\(fixed.errors)")
    #expect(repository.run("gate", "--strict").status == .findings)
    #expect(
      repository.run("gate", "--size", "AX1").errors.contains("prune") == false, "a part of the matrix says nothing")
    #expect(repository.run("baseline", "prune").output.contains("removed"))
    #expect(repository.run("gate", "--strict").status == .clean)
  }

  @Test func suppressions() throws {
    let repository = try ScriptedRepository(
      welcome: ScriptedRepository.faint.replacing(
        "      Text(", with: "      // sightline:disable:next contrast-text - decoration\n      Text("))
    let with = repository.run("gate")
    #expect(with.status == .clean, "\(with.output)")
    try repository.write(
      welcome: ScriptedRepository.faint.replacing(
        "      Text(", with: "      // sightline:disable:next contrast-text\n      Text("))
    let without = repository.run("gate")
    #expect(without.status == .findings)
    #expect(without.output.contains("[suppression-reason]"))
    #expect(!without.output.contains("[contrast-text]"))
    try repository.write(
      welcome: ScriptedRepository.clear.replacing(
        "      Text(", with: "      // sightline:disable:next contrast-text - gone\n      Text("))
    let unused = repository.run("gate")
    #expect(unused.status == .clean, "a warning")
    #expect(unused.output.contains("[suppression-unused]"))
    #expect(repository.run("gate", "--strict").status == .findings)
  }

  @Test(arguments: [
    ("App/Broken.swift", "struct A {{{ var"),
    ("App/Localizable.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {"),
  ])
  func anUnreadableFileIsAFindingAndTheRestGoesOn(file: String, text: String) throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    try repository.write(text, to: file)
    let result = repository.run("gate")
    #expect(result.status == .findings)
    #expect(result.output.contains(file), "\(result.output)")
    #expect(result.output.contains("[unreadable-input]"))
    #expect(result.output.contains("[contrast-text]"), "the rest is audited")
  }

  @Test func whatIsOffByPathIsNotReported() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    try repository.configure("rules: {contrast-text: {paths: {\"App/**\": off}}}")
    #expect(repository.run("gate").status == .clean)
    try repository.configure("rules: {contrast-text: warning}")
    #expect(repository.run("gate").status == .clean)
    #expect(repository.run("gate", "--fail-on", "warning").status == .findings)
  }

  @Test func anUnusableBaselineOrConfigurationEndsWithTwo() throws {
    let repository = try ScriptedRepository()
    try repository.write("{", to: ".sightline-baseline.json")
    #expect(repository.run("gate").status == .unusable)
    #expect(repository.run("baseline", "update").status == .clean, "it can be written again")
    try repository.configure("platfrom: ios26")
    let result = repository.run("gate")
    #expect(result.status == .unusable)
    #expect(result.errors.contains("did you mean 'platform'?"))
  }

  private static let colors = """
    {
      "$type": "color",
      "gray": {"$value": {"colorSpace": "srgb", "components": [0.7, 0.7, 0.7]}},
      "text": {"$value": "{gray}"},
      "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
    }

    """

  @Test func tokensAreShownAsADiffThenFixed() throws {
    let repository = try ScriptedRepository()
    try repository.configure("pairs: [{foreground: text, background: paper}]")
    try repository.write(Self.colors, to: "Design/c.tokens.json")
    #expect(repository.run("tokens").output.contains("Design/c.tokens.json:4:3: error: text"))
    let dry = repository.run("tokens", "--fix", "--dry-run")
    #expect(dry.status == .findings)
    let changed = dry.output.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(
      changed == [
        "--- a/Design/c.tokens.json", "+++ b/Design/c.tokens.json",
        "-  \"gray\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [0.7, 0.7, 0.7]}},",
        "+  \"gray\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [0.4651, 0.4651, 0.4651]}},",
      ], "the alias is fixed at its source")
    #expect(try repository.read("Design/c.tokens.json") == Self.colors, "nothing is written")
    let fixed = repository.run("tokens", "--fix")
    #expect(fixed.status == .clean, "\(fixed.output)")
    #expect(fixed.errors.contains("Design/c.tokens.json:3:3: gray: "), "\(fixed.errors)")
    #expect(try repository.read("Design/c.tokens.json").contains("[0.4651, 0.4651, 0.4651]"))
    #expect(repository.run("tokens", "--fix", "--dry-run").output.isEmpty, "nothing is left to do")
    #expect(repository.run("tokens", "--dry-run").status == .unusable)
    #expect(repository.run("gate", "--fix").status == .unusable, "a gate changes nothing")
  }

  @Test func theGateKnowsTokens() throws {
    let repository = try ScriptedRepository()
    try repository.configure("pairs: [{foreground: text, background: paper}]")
    try repository.write(Self.colors, to: "Design/c.tokens.json")
    #expect(repository.run("gate").status == .findings)
    _ = repository.run("baseline", "update")
    #expect(repository.run("gate").status == .clean, "it is known")
    try repository.rename("Design/c.tokens.json", to: "Colors/d.tokens.json")
    #expect(repository.run("gate").status == .clean, "so it is in another file")
    try repository.write("{\"$type\": \"color\", ", to: "Colors/e.tokens.json")
    let broken = repository.run("gate")
    #expect(broken.status == .findings && broken.output.contains("[unreadable-input]"))
  }

  @Test func twoRunsAndAnyNumberOfThreadsGiveTheSameBytes() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    let reports = ["1", "2", "2"].map { repository.run("audit", "--threads", $0, "--format", "json").output }
    #expect(Set(reports).count == 1)
    #expect(reports[0].contains("contrast-text"))
  }

  @Test func initWritesWhatIsMissingAndTheGateIsGreen() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    try repository.remove(".sightline.yml")
    let first = repository.run("init")
    #expect(first.status == .clean, "\(first.errors)")
    for file in [".sightline.yml", ".github/workflows/sightline.yml", ".sightline-baseline.json"] {
      #expect(first.output.contains("\(file): written"))
    }
    #expect(repository.run("config").output.contains("is valid"))
    #expect(repository.run("gate", "--quiet").status == .clean)
    #expect(repository.run("init").output.contains(".sightline.yml: exists, left alone"))
  }

  /// What does not exist is an error that names the nearest, and no audit of nothing.
  @Test(arguments: [
    (["audit", "--screen", "Welcom"], "did you mean 'Welcome'?"),
    (["gate", "--screen", "Nowhere"], "no source declares such a view"),
    (["audit", "--state", "setled"], "did you mean 'settled'?"), (["audit", "--locale", "german"], "is no language"),
    (["audit", "Ap"], "did you mean 'App'?"), (["tree", "--screen", "Welcom"], "did you mean 'Welcome'?"),
  ])
  func whatDoesNotExistIsAnError(words: [String], hint: String) throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    try repository.write(
      "expect:\n  - {claim: C-1, where: {screen: Welcome, text: Gone}, count: 1}\n", to: "sightline.expect.yml")
    let result = repository.run(words)
    #expect(result.status == .unusable, "\(result.output)")
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  /// A summary by default, everything on request, findings alone when quiet.
  @Test func howMuchIsPrinted() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    let summary = repository.run("audit").output
    #expect(summary.hasPrefix("1 error, ") && summary.split(separator: "\n").count <= 40)
    #expect(summary.contains("sightline explain "))
    let all = repository.run("audit", "--all").output
    #expect(all.contains("    variants: ") && all.contains("    page: sightline explain contrast-text"))
    let quiet = repository.run("audit", "--quiet")
    #expect(quiet.errors.isEmpty)
    #expect(quiet.output.split(separator: "\n").allSatisfy { $0.contains(".swift:") && $0.hasSuffix("]") })
    #expect(repository.run("audit", "--size", "all", "--quiet").status == .findings)
  }

  /// The short name of a finding, as printed, explains it; so does what is no rule of a profile.
  @Test func whatIsPrintedCanBeExplained() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    #expect(repository.run("explain", "abcd1234").errors.contains("audit again"), "nothing was audited yet")
    let output = repository.run("audit").output
    let name = try #require(output.firstMatch(of: /\[contrast-text\] ([0-9a-f]{8})/)?.output.1)
    let explained = repository.run("explain", String(name))
    #expect(explained.status == .clean && explained.output.contains("App/Welcome.swift:6:"), "\(explained.errors)")
    #expect(explained.output.contains("sightline:disable:next contrast-text - reason"))
    #expect(repository.run("explain", "0000ffff").errors.contains("the last audit"))
    #expect(repository.run("explain", "expectation").output.contains("sightline.expect.yml"))
  }

  /// Of what changed: claims about the rest are not failed, what is gone is said, and nothing is done for nothing.
  @Test func whatChangedSince() throws {
    let repository = try ScriptedRepository(welcome: ScriptedRepository.faint)
    try repository.write(
      "import SwiftUI\nstruct OtherView: View { var body: some View { Text(\"Other\") } }\n", to: "App/Other.swift")
    try repository.configure("", screens: "{Welcome: WelcomeView, Other: OtherView}")
    try repository.write(
      "expect:\n  - {claim: C-1, where: {screen: Other, text: Other}, count: 1}\n", to: "sightline.expect.yml")
    _ = repository.run("baseline", "update")
    try repository.commit()
    try repository.write("Notes.", to: "NOTES.md")
    let idle = repository.run("gate", "--changed-since", "HEAD")
    #expect(idle.status == .clean && idle.errors.contains("nothing that is audited has changed"), "\(idle.errors)")
    try repository.write(welcome: ScriptedRepository.clear)
    let fixed = repository.run("gate", "--changed-since", "HEAD")
    #expect(fixed.status == .clean, "\(fixed.output)")
    #expect(fixed.errors.contains("fixed in what changed: 1 known finding"), "\(fixed.errors)")
    #expect(fixed.errors.contains("  App/Welcome.swift: contrast-text"))
    #expect(fixed.output.contains("claims: 1 undecided") && !fixed.output.contains("1 fail"), "\(fixed.output)")
  }
}

/// A folder with one screen, and the commands run in it.
private final class ScriptedRepository {
  static let clear = """
    import SwiftUI

    struct WelcomeView: View {
      var body: some View {
        VStack {
          Text("Welcome").foregroundStyle(Color.black)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
      }
    }

    """
  static let faint = clear.replacing("Color.black", with: "Color(red: 0.7, green: 0.7, blue: 0.7)")
  private static let matrix = "sizes: [large]\nlocales: [en]\ndevices: [SE]\nappearances: [light]\n"

  let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("sightline-\(UUID().uuidString)").path

  init(welcome: String = ScriptedRepository.clear) throws {
    try configure("")
    try write(welcome: welcome)
  }
  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: path + "-cache")
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
  func write(welcome: String) throws { try write(welcome, to: "App/Welcome.swift") }
  func configure(_ more: String, screens: String = "{Welcome: WelcomeView}") throws {
    try write("screens: \(screens)\n" + Self.matrix + more, to: ".sightline.yml")
  }
  /// Everything, in a repository of its own.
  func commit() throws {
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "All"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", path] + words
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
  }
  func read(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }
  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
  func rename(_ name: String, to other: String) throws {
    let target = URL(fileURLWithPath: path).appendingPathComponent(other)
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: path + "/" + name, toPath: target.path)
  }

  func run(_ words: String...) -> (status: RunStatus, output: String, errors: String) { run(words) }
  func run(_ words: [String]) -> (status: RunStatus, output: String, errors: String) {
    let shell = Transcript(folder: path, environment: ["SIGHTLINE_CACHE": path + "-cache"])
    let status = CommandTable.run(words, shell.console)
    return (status, shell.output, shell.errors)
  }
}
