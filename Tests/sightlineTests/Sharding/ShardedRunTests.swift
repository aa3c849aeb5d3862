import AuditEngine
import Foundation
import SightlineModel
import Testing

@testable import sightline

/// A run in shards, merged, is the run; Bazel's protocol.
struct ShardedRunTests {
  private static let reports = ["json", "sarif", "junit", "gitlab", "markdown", "html", "flow"]

  private func report(_ project: ShardedProject, _ words: [String], to folder: String) -> [String: String] {
    let result = project.run(words + Self.reports.flatMap { ["--report", "\($0)=\(folder)/\($0)"] })
    var texts = ["text": result.output, "status": "\(result.status)"]
    if result.status == .unusable { texts["errors"] = result.errors }
    for name in Self.reports { texts[name] = project.read("\(folder)/\(name)") }
    return texts
  }

  @Test(arguments: [1, 2, 7, 64]) func shardsMergeToTheBytesOfOneRun(count: Int) throws {
    let project = try ShardedProject()
    let whole = report(project, ["gate", "--no-cache"], to: "whole")
    #expect(whole["json"]?.contains("contrast-text") == true && whole["status"] == "findings")
    var blobs: [String] = []
    for index in 1...count {
      let blob = "blobs/\(index).blob"
      let run = project.run(["gate", "--no-cache", "--pictures", "--shard", "\(index)/\(count)", "--blob", blob])
      #expect(run.status == .clean && run.output.isEmpty, "\(run.errors)")
      blobs.append(blob)
    }
    // In any order.
    let merged = report(project, ["merge"] + blobs.reversed() + ["--costs", "costs.json"], to: "merged")
    for (name, text) in whole { #expect(merged[name] == text, "\(name) of \(count) shards") }
    #expect(merged["errors"] == nil, "\(merged["errors"] ?? "")")
    #expect(project.read("costs.json")?.contains("\"Basket") == true)
    // Balanced by what was recorded they merge to the same.
    guard count == 2 else { return }
    for index in 1...count {
      _ = project.run(
        [
          "gate", "--no-cache", "--pictures", "--shard", "\(index)/\(count)", "--blob", blobs[index - 1], "--costs",
          "costs.json",
        ])
    }
    #expect(report(project, ["merge"] + blobs, to: "balanced")["json"] == whole["json"])
  }

  @Test func whatIsNotOneRunIsRefused() throws {
    let project = try ShardedProject()
    func shard(_ number: String, _ path: String, _ more: String...) {
      #expect(project.run(["gate", "--no-cache", "--shard", number, "--blob", path] + more).status == .clean)
    }
    shard("1/2", "1.blob")
    shard("2/2", "2.blob")
    shard("2/3", "other.blob")
    shard("2/2", "large.blob", "--size", "large")
    try project.write(String(project.read("2.blob")!.dropLast(20)), to: "short.blob")
    try project.write(
      project.read("2.blob")!.replacing("sightline-shard 1 ", with: "sightline-shard 9 "), to: "new.blob")
    func merge(_ words: String...) -> (status: RunStatus, output: String, errors: String) {
      project.run(["merge"] + words)
    }
    for (words, message) in [
      (["1.blob"], "shard 2 of 2 is missing: 1 of 2 blobs were given"),
      (["1.blob", "2.blob", "2.blob"], "shard 2 of 2 is there 2 times: 2.blob, 2.blob"),
      (["1.blob", "other.blob"], "1.blob is one of 2 shards, other.blob one of 3"),
      (["1.blob", "large.blob"], "large.blob is of another run than 1.blob: they differ in the options"),
      (["1.blob", "short.blob"], "short.blob is damaged"), (["1.blob", "new.blob"], "version 9"),
      (["1.blob", ".sightline.yml"], ".sightline.yml is no blob"),
      (["1.blob", "gone.blob"], "gone.blob cannot be read"),
      (["1.blob", "2.blob", "--report", "html=x.html"], "holds no pictures: run the shards with --pictures"),
    ] {
      let result = project.run(["merge"] + words)
      #expect(result.status == .unusable && result.errors.contains(message), "\(result.errors)")
    }
    #expect(merge("1.blob", "2.blob").status == .findings)
    try project.write(project.read("App/Offers.swift")! + "// Later\n", to: "App/Offers.swift")
    let late = merge("1.blob", "2.blob")
    #expect(late.status == .unusable && late.errors.contains("they differ in the files"), "\(late.errors)")
  }

  @Test func optionsThatDoNotGoTogether() throws {
    let project = try ShardedProject()
    for (words, message) in [
      (["--shard", "3/2"], "--shard takes I/N"), (["--blob", "x"], "goes with --shard"),
      (["--pictures"], "goes with --blob"),
      (["--shard", "1/2", "--blob", "x", "--report", "json=y"], "'sightline merge' writes"),
    ] {
      let result = project.run(["gate"] + words)
      #expect(result.status == .unusable && result.errors.contains(message), "\(result.errors)")
    }
  }

  /// A blob is kept like any result.
  @Test func aShardComesFromTheCache() throws {
    let project = try ShardedProject()
    let words = ["gate", "--shard", "1/2", "--blob"]
    _ = project.run(words + ["cold.blob"])
    let warm = project.run(words + ["warm.blob"])
    #expect(warm.errors.contains("from the cache"), "\(warm.errors)")
    #expect(project.read("warm.blob") == project.read("cold.blob"))
  }

  /// Each shard is a test of its own: together they find what one run finds, and fail where it does.
  @Test(arguments: [1, 3, 9]) func bazelShardsATest(count: Int) throws {
    let project = try ShardedProject()
    _ = project.run(["gate", "--no-cache", "--report", "json=whole.json"])
    let whole = try project.findings("whole.json")
    var found: Set<String> = []
    for index in 0..<count {
      let result = project.run(
        ["gate", "--no-cache", "--report", "json=part.json"],
        environment: [
          "TEST_TOTAL_SHARDS": "\(count)", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": project.path + "/status-\(index)", "XML_OUTPUT_FILE": project.path + "/test.xml",
        ])
      let own = try project.findings("part.json")
      #expect(result.status == (own.contains { $0.hasPrefix("error") } ? .findings : .clean), "\(result.errors)")
      #expect(project.read("status-\(index)") != nil, "Bazel is told that the test shards")
      let xml = try #require(project.read("test.xml"))
      #expect(xml.contains("<testsuites") && xml.contains("<failure") == own.contains { $0.hasPrefix("error") })
      found.formUnion(own)
    }
    #expect(found == whole)
  }

  @Test func aShardThatIsNoneDoesNotPass() throws {
    let project = try ShardedProject()
    for environment in [
      ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"], ["TEST_TOTAL_SHARDS": "2"],
      ["TEST_TOTAL_SHARDS": "x", "TEST_SHARD_INDEX": "0"],
    ] {
      #expect(project.run(["gate"], environment: environment).status == .unusable)
    }
  }
}

/// An app of four screens in two languages, with expectations, tokens and a suppression.
private final class ShardedProject {
  let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("sightline-\(UUID().uuidString)").path

  init() throws {
    try write(
      "sizes: [large, AX5]\nlocales: [en, de]\ndevices: [SE]\npairs: [{foreground: text, background: paper}]\n",
      to: ".sightline.yml")
    let tabs = ["Basket", "Offers", "Account", "Help"]
    try write(
      """
      import SwiftUI

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { TabView {
      \(tabs.map { "    NavigationStack { \($0)View() }.tabItem { Label(\"\($0)\", systemImage: \"tag\") }" }.joined(separator: "\n"))
        } } }
      }

      struct PriceLine: View {
        let text: LocalizedStringKey
        var body: some View { Text(text).foregroundStyle(Color(red: 0.75, green: 0.75, blue: 0.75)) }
      }

      """, to: "App/ShopApp.swift")
    try write(
      screen(
        "Basket",
        "PriceLine(text: \"Three apples\")\n      Button { } label: { Image(\"more\").frame(width: 20, height: 20) }"),
      to: "App/Basket.swift")
    try write(
      screen(
        "Offers", "PriceLine(text: \"Pears\")\n      Text(\"Everything that is on offer in this week\").lineLimit(1)"),
      to: "App/Offers.swift")
    try write(
      screen(
        "Account",
        "// sightline:disable:next contrast-text - a sample\n      Text(\"Pale\").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))\n      PriceLine(text: \"Paid\")"
      ), to: "App/Account.swift")
    try write(
      screen("Help", "Text(\"Fine\").foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))"), to: "App/Help.swift")
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Pears": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "Birnen, Quitten und alles andere, was noch am Baum haengt"}}}}}}

      """, to: "App/Localizable.xcstrings")
    try write(
      """
      {"$type": "color", "text": {"$value": {"colorSpace": "srgb", "components": [0.7, 0.7, 0.7]}},
      "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}

      """, to: "Design/c.tokens.json")
    try write(
      """
      expect:
        - {claim: C-1, where: {screen: BasketView, text: Three apples}, count: 1}
        - {claim: C-2, where: {screen: HelpView}, rule: contrast-text}
        - {claim: C-3, where: {screen: OffersView, text: Nothing}, count: 1}

      """, to: "sightline.expect.yml")
  }
  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: path + "-cache")
  }

  private func screen(_ name: String, _ content: String) -> String {
    """
    import SwiftUI

    struct \(name)View: View {
      var body: some View {
        VStack(spacing: 30) {
          \(content)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
        .navigationTitle("\(name)")
      }
    }

    """
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
  func read(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// Each as its severity, rule, place and words.
  func findings(_ name: String) throws -> Set<String> {
    let data = try #require(FileManager.default.contents(atPath: path + "/" + name))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    // Every place: what is one finding of a whole run is one in each shard that has a place of it.
    return Set(
      findings.filter { $0["status"] as? String == "new" }.flatMap { finding in
        ([finding] + (finding["places"] as? [[String: Any]] ?? [])).map { place in
          let place = place["location"] as? [String: Any] ?? [:]
          return "\(finding["severity"] ?? "") \(finding["rule"] ?? "") \(place["file"] ?? ""):\(place["line"] ?? "")"
        }
      })
  }

  func run(
    _ words: [String], environment: [String: String] = [:]
  ) -> (status: RunStatus, output: String, errors: String) {
    let shell = Transcript(
      folder: path, environment: environment.merging(["SIGHTLINE_CACHE": path + "-cache"]) { $1 })
    let status = CommandTable.run(words, shell.console)
    return (status, shell.output, shell.errors)
  }
}
