import AuditEngine
import Foundation
import Reporting
import SightlineModel
import Testing

@testable import AuditPipeline

/// A cache changes how long a run takes, and nothing it says.
struct ResultCacheTests {
  private static let files = [
    "Example.swift": """
    import SwiftUI
    struct Example: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text(isOpen ? "Open" : "Closed").foregroundStyle(Color("Pale"))
          Button { isOpen.toggle() } label: { Image(systemName: "xmark").frame(width: 12, height: 12) }
            .buttonStyle(.plain)
        }
      }
    }
    @main struct ExampleApp: App { var body: some Scene { WindowGroup { Example() } } }

    """,
    "Assets.xcassets/Pale.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0xBB", "green": "0xBB", "blue": "0xBB", "alpha": "1.000"}}}]}
    """,
    "en.lproj/Localizable.strings": "\"Open\" = \"Open\";\n",
    "app.tokens.json": """
    {"color": {"$type": "color", "text": {"$value": "{base.grey}"}, "background": {"$value": "#FFFFFF"}},
     "base": {"grey": {"$type": "color", "$value": "#AAAAAA"}}}
    """,
    ".sightline.yml": "devices: [SE]\nsizes: [large, AX5]\nlocales: [en]\nprofile: own.yml\n",
    "own.yml": "extends: default\n",
    "sightline.expect.yml": "expect:\n- claim: EX-01\n  where: {screen: Example, kind: button}\n  height: 44\n",
  ]

  private func run(
    _ project: TemporaryFolder, _ cache: String?, _ change: (inout AuditRequest) -> Void = { _ in }
  ) throws -> (outcome: AuditOutcome, text: String) {
    var request = AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: 2)
    request.cacheFolder = cache
    request.drawsPictures = true
    change(&request)
    let outcome = try AuditPipeline(request).run()
    let context = ReportContext(
      project: "", root: project.path, pathPrefix: "", rules: outcome.rules, pictures: outcome.pictures,
      sourceText: nil)
    let reporters: [any Reporter] = [JSONReporter(), HTMLReporter(), SARIFReporter()]
    return (outcome, reporters.map { $0.string(for: outcome.report, in: context) }.joined())
  }

  #if os(Linux)
    /// The list of what is loaded was read while it changed: one run in three found its own result.
    @Test func theLibrariesLoadedAreTheSameHoweverOftenAsked() {
      let first = ProgramIdentity.libraries
      #expect(first.count > 10)
      for size in 1...40 {
        let room = [UInt8](repeating: 1, count: size * 100_000)
        #expect(ProgramIdentity.libraries == first, "\(room.count)")
      }
    }
  #endif

  @Test func theSameBytesWithAndWithout() throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    let without = try run(project, nil)
    let first = try run(project, cache.path)
    let second = try run(project, cache.path)
    #expect(!without.outcome.isFromCache && !first.outcome.isFromCache && second.outcome.isFromCache)
    #expect(without.outcome.report.findings.count >= 3 && !without.outcome.pictures.isEmpty)
    #expect(first.text == without.text)
    #expect(second.text == without.text)
    #expect(second.outcome.problems == without.outcome.problems && second.outcome.gate == without.outcome.gate)
    #expect(second.outcome.cacheNotes == [])
  }

  @Test(arguments: [
    ("Example.swift", "Closed", "Shut"), ("Assets.xcassets/Pale.colorset/Contents.json", "0xBB", "0xCC"),
    ("en.lproj/Localizable.strings", "\"Open\";", "\"Opened\";"), ("app.tokens.json", "AAAAAA", "999999"),
    (".sightline.yml", "AX5", "AX4"), ("own.yml", "default", "strict"), ("sightline.expect.yml", "44", "45"),
    ("More.swift", "", "import SwiftUI\n#Preview { Text(\"New\") }\n"),
  ])
  func whatChangedIsReadAnew(file: String, old: String, new: String) throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    _ = try run(project, cache.path)
    let text = Self.files[file] ?? ""
    #expect(old.isEmpty || text.contains(old))
    try project.write(old.isEmpty ? new : text.replacingOccurrences(of: old, with: new), to: file)
    let cached = try run(project, cache.path)
    #expect(!cached.outcome.isFromCache)
    #expect(cached.text == (try run(project, nil)).text)
  }

  /// Data that no code asks for is no input; a report or a table of costs written into the project is such.
  @Test func ownOutputsAreNoInputs() throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    let first = try run(project, cache.path)
    for name in ["report.json", "sightline.xml", "sightline-costs.json", "docs/notes.md"] {
      try project.write("{}", to: name)
    }
    let second = try run(project, cache.path)
    #expect(second.outcome.isFromCache && second.text == first.text)
  }

  /// A name that code asks for is an input, found or not: another file may come to stand for it.
  @Test func dataThatCodeAsksForIsReadAnew() throws {
    let source = """
      import SwiftUI
      struct Example: View {
        var body: some View {
          Text(Bundle.main.url(forResource: "names", withExtension: "json").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
        }
      }
      #Preview { Example() }

      """
    let (project, cache) = (try TemporaryFolder(["Example.swift": source]), try TemporaryFolder([:]))
    _ = try run(project, cache.path)
    #expect(try run(project, cache.path).outcome.isFromCache)
    for (path, text) in [("Data/names.json", "Ada"), ("Data/names.json", "Grace"), ("names.json", "Mary")] {
      try project.write(text, to: path)
      let cached = try run(project, cache.path)
      #expect(!cached.outcome.isFromCache, "\(path) \(text)")
      #expect(cached.text == (try run(project, nil)).text)
      #expect(try run(project, cache.path).outcome.isFromCache)
    }
  }

  /// Whoever accepts findings does not wait for an audit: what counts is decided after the cache.
  @Test func aBaselineIsHeldAgainstWhatIsKept() throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    let first = try run(project, cache.path).outcome
    #expect(first.gate.known == 0 && !first.gate.hasBaseline)
    let accepted = Baseline(Baseline(accepting: first.report).findings.prefix(2))
    try project.write(String(decoding: accepted.encoded(), as: UTF8.self), to: ".sightline-baseline.json")
    let cached = try run(project, cache.path)
    #expect(cached.outcome.isFromCache && cached.outcome.gate.known == 2)
    let anew = try run(project, nil)
    #expect(cached.text == anew.text && cached.outcome.gate == anew.outcome.gate)
    let ignored = try run(project, cache.path) { $0.ignoresBaseline = true }
    #expect(ignored.outcome.isFromCache && ignored.outcome.report == first.report)
  }

  /// A resolver names files that discovery does not look for.
  @Test func aFileThatATokenFileNamesIsReadAnew() throws {
    let files = [
      "a.resolver.json": """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "palette/base.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/base"}]}
      """,
      "palette/base.json": """
      {"color": {"$type": "color", "text": {"$value": "#AAAAAA"}, "background": {"$value": "#FFFFFF"}}}
      """,
    ]
    let (project, cache) = (try TemporaryFolder(files), try TemporaryFolder([:]))
    #expect(!(try run(project, cache.path).outcome.isFromCache))
    #expect(try run(project, cache.path).outcome.isFromCache)
    let changed = files["palette/base.json"]!.replacingOccurrences(of: "AAAAAA", with: "111111")
    try project.write(changed, to: "palette/base.json")
    let cached = try run(project, cache.path)
    #expect(!cached.outcome.isFromCache)
    #expect(cached.text == (try run(project, nil)).text)
  }

  @Test func optionsCountAndThreadsDoNot() throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    _ = try run(project, cache.path)
    #expect(try run(project, cache.path) { $0.threads = 1 }.outcome.isFromCache)
    #expect(!(try run(project, cache.path) { $0.overrides.sizes = [.ax5] }.outcome.isFromCache))
    #expect(!(try run(project, cache.path) { $0.kind = .screens }.outcome.isFromCache))
  }

  /// A run without pictures keeps none; a page that wants them is not served a result without.
  @Test func picturesAreNeverMissing() throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    #expect(try run(project, cache.path) { $0.drawsPictures = false }.outcome.pictures.isEmpty)
    let drawn = try run(project, cache.path)
    #expect(!drawn.outcome.isFromCache && !drawn.outcome.pictures.isEmpty)
    #expect(try run(project, cache.path).text == drawn.text)
    #expect(try run(project, cache.path) { $0.drawsPictures = false }.outcome.isFromCache)
  }

  /// What is wrong with the cache's file, and what is said of it.
  @Test(
    arguments: [
      ("damaged", "is damaged; delete it, and it is made again"), ("somebody else's", "is no cache of Sightline's"),
      ("locked", "is in use by another run"), ("a folder in its place", "cannot be opened or created"),
      ("its folder is a file", "cannot be opened or created"), ("a changed value", nil), ("another version", nil),
    ] as [(String, String?)])
  func aCacheThatIsOfNoUseIsIgnored(what: String, note: String?) throws {
    let (project, cache) = (try TemporaryFolder(Self.files), try TemporaryFolder([:]))
    let expected = try run(project, cache.path)
    var folder = cache.path
    let file = cache.path + "/" + ResultCache.fileName
    var lock: SQLiteFile?
    switch what {
    case "damaged":
      var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      for index in 100..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
      try Data(bytes).write(to: URL(fileURLWithPath: file))
    case "somebody else's":
      try SQLiteFile(file).run("PRAGMA application_id = 1")
    case "locked":
      lock = try SQLiteFile(file)
      try lock?.run("BEGIN EXCLUSIVE")
    case "a folder in its place":
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    case "its folder is a file": folder = project.path + "/Example.swift"
    case "a changed value": try SQLiteFile(file).run("UPDATE entry SET value = CAST(value AS TEXT) || ' '")
    default: try SQLiteFile(file).run("PRAGMA user_version = 0")
    }
    let outcome = try run(project, folder)
    #expect(!outcome.outcome.isFromCache)
    #expect(outcome.text == expected.text)
    #expect(outcome.outcome.cacheNotes.count == (note == nil ? 0 : 1))
    if let note { #expect(outcome.outcome.cacheNotes.first?.contains(note) == true, "\(outcome.outcome.cacheNotes)") }
    _ = lock
  }
}
