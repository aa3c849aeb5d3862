import AuditEngine
import AuditPipeline
import Foundation
import SightlineModel

/// `init`: a configuration with comments, a CI file and a baseline. What is there already is left alone.
enum InitCommand {
  static let specification = CommandSpecification(
    "init", "Write a configuration, a CI file and a baseline to start from.",
    discussion: """
      Files that exist are left alone. The baseline takes today's findings, so that from now on only new ones fail.
      """,
    argument: ArgumentSpecification(
      name: "PATH", kind: .path, count: 0...1, summary: "The project's folder; the current one unless given."),
    options: [
      OptionSpecification(
        "ci", .choice(Host.allCases.map(\.rawValue)), "The CI to write a file for; github unless given."),
      OptionSpecification("no-baseline", "Writes no baseline; today's findings fail."),
      OptionSpecification("stubs", "Writes declarations for modules that are missing, from their uses, to correct."),
    ] + CommonOptions.people,
    examples: [
      ("sightline init", "In a project's folder."), ("sightline init --ci gitlab", "With a GitLab job."),
      ("sightline init --stubs --no-baseline", "With stand-ins for packages that are not at hand."),
    ],
    isContained: true, run: run)

  private enum Host: String, CaseIterable {
    case github, gitlab
    case githubShards = "github-shards"
    case gitlabShards = "gitlab-shards"
    case none
    var file: (path: String, text: String)? {
      switch self {
      case .github: (".github/workflows/sightline.yml", Templates.githubWorkflow)
      case .gitlab: (".gitlab/sightline.yml", Templates.gitlabJob)
      case .githubShards: (".github/workflows/sightline.yml", Templates.githubShards)
      case .gitlabShards: (".gitlab/sightline.yml", Templates.gitlabShards)
      case .none: nil
      }
    }
  }

  static let stubFolder = "SightlineStubs"

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let folder = console.absolute(arguments.positional.first ?? ".")
    // 1. Something has to be there; defaults find it.
    let pipeline = AuditPipeline(try CommonOptions.request(.audit, arguments, console))
    let project = try pipeline.project()
    var shown = InitReport(console: console, folder: folder)
    // 2. Stand-ins, and the configuration, which names them.
    let configuration = folder + "/" + Configuration.fileName
    var survey = Survey(project, folder: folder)
    if arguments.has("stubs") {
      let stubs = try pipeline.stubs()
      for stub in stubs { try shown.write(stub.text, to: "\(folder)/\(stubFolder)/\(stub.module).swift") }
      if stubs.isEmpty { console.print("no module is missing: no stand-ins") }
      survey.hasStubs = !stubs.isEmpty
      let isThere = FileManager.default.fileExists(atPath: configuration)
      if survey.hasStubs, isThere { console.print("add 'stubs: [\(stubFolder)]' to \(Configuration.fileName)") }
    }
    try shown.write(Templates.configuration(survey), to: configuration)
    // 3. The CI file, at the repository's root.
    let repository = Repository(around: folder)
    if let file = (arguments.value("ci").flatMap(Host.init) ?? .github).file {
      let text = file.text.replacing(
        "PROJECT-FOLDER", with: repository?.prefix.isEmpty == false ? repository!.prefix : ".")
      try shown.write(text, to: (repository?.root ?? folder) + "/" + file.path)
    }
    // 4. The baseline: what is there today.
    guard !arguments.has("no-baseline") else { return .clean }
    let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
    var request = try CommonOptions.request(.audit, arguments, console)
    request.ignoresBaseline = true
    // What an audit that ends early has not found would be new to the first gate.
    request.overrides.time = 0
    defer { progress.clear() }
    let outcome = try AuditPipeline(request) { progress.report($0) }.run()
    progress.clear()
    let baseline = Baseline(accepting: outcome.report)
    try shown.write(String(decoding: try baseline.encoded(), as: UTF8.self), to: outcome.project.baselinePath)
    let count = baseline.findings.count
    console.print(
      "\(count) finding\(count == 1 ? " is" : "s are") known from now on; 'sightline gate' fails on new ones.")
    return .clean
  }
}

/// Says what was written and what was there.
private struct InitReport {
  let console: Console
  let folder: String

  mutating func write(_ text: String, to path: String) throws {
    let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    if FileManager.default.fileExists(atPath: path) {
      console.print("\(name): exists, left alone")
    } else {
      try console.write(text, to: path)
      console.print("\(name): written")
    }
  }
}
