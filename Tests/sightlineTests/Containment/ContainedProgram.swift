import Foundation
import SourceDocuments
import Testing

/// The program as built, run in a folder with an app of three screens, of which `Lonely` has nothing to do with the rest.
final class ContainedProgram {
  static let faint = "Color(white: 0.7)"
  private static let files = [
    "App/Start.swift": """
    import SwiftUI
    @main struct ExampleApp: App {
      var body: some Scene { WindowGroup { Home() } }
    }
    struct Home: View {
      @State private var shows = false
      var body: some View {
        VStack {
          Text("Welcome").foregroundStyle(\(faint))
          Button("Show settings") { shows = true }
        }.sheet(isPresented: $shows) { Settings() }
      }
    }
    #Preview { Home() }
    """,
    "App/Settings.swift": """
    import SwiftUI
    struct Settings: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View {
        VStack { Text("Settings").foregroundStyle(\(faint)); Button("Done") { dismiss() } }
      }
    }
    #Preview { Settings() }
    """,
    "App/Localizable.strings": "\"Welcome\" = \"Welcome\";\n",
  ]
  static let lonely = """
    import SwiftUI
    struct Lonely: View {
      let isNew = load()
      var body: some View { Text("Lonely").foregroundStyle(\(faint)) }
    }
    #Preview { Lonely() }

    """

  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("contained-\(UUID().uuidString)").path

  init(with more: [String: String] = ["App/Lonely.swift": lonely], budgets: String = "{}") throws {
    for (path, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) { try write(text, to: path) }
    try write(
      "sizes: [large, AX3]\nlocales: [en]\ndevices: [SE]\nappearances: [light]\nbudgets: \(budgets)\n",
      to: ".sightline.yml")
  }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  struct Result {
    var status: Int32
    /// Ended by a signal: the status is its number.
    var isSignal: Bool
    var output: String
    var errors: String
  }

  /// Starts `sightline` with an environment of its own.
  func start(_ words: [String], environment: [String: String] = [:]) throws -> (Process, output: Pipe, errors: Pipe) {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    // A thread of a pool holds signals back, and so would what it starts.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return (process, output, errors)
  }

  func run(_ words: [String], fault: String? = nil, environment: [String: String] = [:]) throws -> Result {
    var environment = environment
    environment["SIGHTLINE_FAULT"] = fault
    let (process, output, errors) = try start(words, environment: environment)
    // What is said on the error stream fits into a pipe.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal, output: text,
      errors: complaints)
  }

  func audit(
    _ fault: String? = nil, threads: Int = 2, _ more: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try run(
      ["audit", "--no-cache", "--format", "json", "--threads", "\(threads)"] + more, fault: fault,
      environment: environment)
  }

  /// Beside the bundle of the tests, or where `swift build` puts it.
  static func executable() throws -> URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }.map {
      URL(fileURLWithPath: String($0.prefix(upTo: $0.range(of: ".xctest")!.lowerBound))).deletingLastPathComponent()
    }
    let places = [bundle, ShownCommandLinesTests.project.appendingPathComponent(".build/debug")].compactMap { $0 }
    let found = places.map { $0.appendingPathComponent("sightline") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    return try #require(found, "sightline was not built into \(places.map(\.path))")
  }
}

/// A report as JSON, in the parts that tests compare.
struct ReadReport: Equatable {
  struct NotAudited: Equatable {
    var what: String
    var why: String
    var place: String?
  }
  /// The JSON of each finding, but for those about the audit itself.
  var findings: [String] = []
  var messages: [String] = []
  /// Messages of the findings about what was not audited.
  var gaps: [String] = []
  var notAudited: [NotAudited] = []
  /// Of every screen that was audited, its coverage.
  var screens: [String] = []
  var flow: String?
  var endedEarly: String?

  init(_ json: String) throws {
    let value = try #require(JSONDocument.parse(text: json, file: "report").value, "\(json.prefix(200))")
    for finding in value["findings"]?.array ?? [] {
      if finding["rule"]?.string == "unreadable-input" {
        gaps.append(finding["message"]?.string ?? "")
      } else {
        findings.append(finding.range.text)
        messages.append(finding["message"]?.string ?? "")
      }
    }
    notAudited = (value["coverage"]?["notAudited"]?.array ?? []).map { item in
      let location = item["location"]
      let place = location?["file"]?.string.map { "\($0):\(location?["line"]?.integer ?? 0)" }
      return NotAudited(what: item["what"]?.string ?? "", why: item["why"]?.string ?? "", place: place)
    }
    screens = (value["coverage"]?["screens"]?.array ?? []).map(\.range.text)
    flow = value["flow"]?.range.text
    endedEarly = value["coverage"]?["endedEarly"]?.string
  }
}

extension FileHandle {
  /// What has come; `nil` at the end.
  func readSome() -> String? {
    let data = availableData
    return data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
  }
}
