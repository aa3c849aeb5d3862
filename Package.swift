// swift-tools-version: 6.1
import Foundation
import PackageDescription

// MARK: The toolchain's own SwiftSyntax

/// `usr/lib/swift/host` of the toolchain that evaluates this manifest: SwiftSyntax ships there, built by and for that
/// compiler. `SIGHTLINE_TOOLCHAIN` (the folder that holds `bin/swift`) overrides the search.
let hostLibraries: String = {
  let files = FileManager.default
  func libraries(beside executable: String) -> String {
    URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  }
  var candidates: [String] = []
  if let root = ProcessInfo.processInfo.environment["SIGHTLINE_TOOLCHAIN"] {
    candidates.append(libraries(beside: root + "/bin/swift"))
  }
  #if os(Linux)
    if let parent = try? files.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe") {
      candidates.append(libraries(beside: parent))
    }
  #endif
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  candidates += path.split(separator: ":").map { libraries(beside: $0 + "/swift") }
  return candidates.first { files.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") } ?? candidates.first ?? "."
}()

// MARK: Settings

let warningsAreErrors = ProcessInfo.processInfo.environment["CI"] == "true"

let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// In release builds: values are changed in place by one owner at a time, and checking each access for that took 7 % of an
/// audit. Debug builds, and so the tests, check. Where another package depends on this one nothing may be unsafe.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let unchecked: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// For every target downstream of the interpreter: SwiftSyntax is found in the toolchain, not in a package.
let withSyntax: [SwiftSetting] =
  strict + unchecked + [.unsafeFlags(["-I", hostLibraries] + (warningsAreErrors ? ["-warnings-as-errors"] : []))]

let linkSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

func module(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: strict + unchecked)
}

func syntaxModule(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: withSyntax, linkerSettings: linkSyntax)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies, exclude: exclude,
    swiftSettings: withSyntax, linkerSettings: linkSyntax)
}

/// Below `Benchmarks/`; built with the tests, so that CI sees when one no longer compiles.
func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Benchmarks/Sources/\(name)", swiftSettings: strict)
}

func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

// MARK: Fuzzing

/// Targets of the fuzzer, which no ordinary build has (`Fuzz/sanitized`). `SIGHTLINE_FUZZ` says which: `all` and `readers`,
/// those that read files without an audit around them, for libFuzzer, with sanitizers and in a scratch folder of their own;
/// `plain` all of them, for the driver of our own, on the modules that the tests build.
let fuzzing: [Target] = {
  guard let kind = ProcessInfo.processInfo.environment["SIGHTLINE_FUZZ"] else { return [] }
  let readers: [Target.Dependency] = [
    "SightlineModel", "SourceDocuments", "Typesetting", "DesignTokens", "StringCatalogs", "Rendering",
  ]
  let others: [Target.Dependency] = [
    "Layout", "Rules", "AuditEngine", "SwiftInterpreter", "SwiftUIReader", "AuditPipeline",
  ]
  let areReaders = kind == "readers"
  let definitions: [SwiftSetting] =
    (areReaders ? [.define("READERS")] : []) + (kind == "plain" ? [.define("PLAIN")] : [])
  return [
    .executableTarget(
      name: "fuzz-targets", dependencies: readers + (areReaders ? [] : others), path: "Fuzz/Sources/fuzz-targets",
      exclude: areReaders
        ? [
          "AssistantServer.swift", "AssistantTool.swift", "EditorFinding.swift", "LanguageServer.swift",
          "MessageChannel.swift", "OwnProgram.swift", "RemoteMessage.swift", "Targets+Project.swift",
          "Targets+Servers.swift", "Targets+Sources.swift",
        ] : [],
      swiftSettings: (areReaders ? strict : withSyntax) + definitions,
      linkerSettings: (areReaders ? [] : linkSyntax) + [.linkedLibrary("stdc++")])
  ]
}()

// MARK: Package

let package = Package(
  name: "sightline",
  products: [
    .library(name: "LayoutModel", targets: ["LayoutModel", "Vocabulary"]),
    .executable(name: "sightline", targets: ["sightline"]),
    .plugin(name: "SightlineAudit", targets: ["SightlineAudit"]),
    .plugin(name: "SightlineFix", targets: ["SightlineFix"]),
    .plugin(name: "SightlineBuild", targets: ["SightlineBuild"]),
  ],
  targets: [
    // C libraries of the distribution
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    system("CYAML", "yaml-0.1", "libyaml-dev"),
    system("CCairo", "cairo", "libcairo2-dev"),
    system("CFreeType", "freetype2", "libfreetype-dev"),
    system("CICU", "icu-i18n", "libicu-dev"),
    system("CGCrypt", "libgcrypt", "libgcrypt20-dev"),
    system("CSQLite", "sqlite3", "libsqlite3-dev"),
    system("CJPEG", "libjpeg", "libjpeg-dev"),
    system("CPNG", "libpng", "libpng-dev"),
    .target(name: "CUnicode", dependencies: ["CICU"]),
    .target(name: "CPictures", dependencies: ["CJPEG", "CPNG"]),

    // What is worked on, for the process that watches: C, since signal handlers may run no Swift
    .target(name: "CWorkJournal"),
    module("WorkJournal", ["CWorkJournal"]),

    // LayoutModel: no SwiftSyntax, no unsafe flags
    module("SightlineModel", []),
    module("Vocabulary", [], exclude: ["Data"]),
    module("ContentDigest", ["CGCrypt"]),
    module("SourceDocuments", ["SightlineModel", "CYAML"]),
    module("Typesetting", ["SightlineModel", "WorkJournal", "ContentDigest", "CHarfBuzz", "CUnicode"]),
    module("DesignTokens", ["SightlineModel", "WorkJournal", "SourceDocuments"]),
    module("StringCatalogs", ["SightlineModel", "WorkJournal", "SourceDocuments", "CUnicode"]),
    module("Layout", ["SightlineModel"]),
    module("SpokenElements", ["SightlineModel"]),
    module("Rules", ["SightlineModel", "SourceDocuments", "DesignTokens"]),
    module(
      "AuditEngine",
      [
        "SightlineModel", "WorkJournal", "SourceDocuments", "Typesetting", "DesignTokens", "StringCatalogs", "Layout",
        "SpokenElements", "Rules", "ContentDigest",
      ]),

    module(
      "LayoutModel",
      ["SightlineModel", "SourceDocuments", "Typesetting", "DesignTokens", "Layout", "Rules", "AuditEngine"]),
    // The front end: names and types of Swift sources before they run
    syntaxModule("SwiftSemantics", ["SightlineModel", "Vocabulary"]),

    // The reader and the command
    syntaxModule("SwiftInterpreter", ["SightlineModel", "WorkJournal", "SwiftSemantics"]),
    syntaxModule(
      "SwiftUIReader",
      ["SightlineModel", "WorkJournal", "Vocabulary", "SwiftInterpreter", "StringCatalogs", "DesignTokens"]),
    syntaxModule("Flows", ["SightlineModel", "WorkJournal", "SourceDocuments", "SwiftUIReader", "AuditEngine"]),
    // Edits of sources that answer findings
    syntaxModule("Fixes", ["SightlineModel", "SourceDocuments"]),
    module("Rendering", ["SightlineModel", "CCairo", "CFreeType", "CPictures"]),
    module("Reporting", ["SightlineModel", "ContentDigest"]),
    module("Player", ["SightlineModel", "Rendering", "Reporting"]),
    syntaxModule(
      "AuditPipeline",
      [
        "SightlineModel", "WorkJournal", "ContentDigest", "SourceDocuments", "Typesetting", "DesignTokens",
        "StringCatalogs", "Layout", "SpokenElements", "Rules", "AuditEngine", "SwiftInterpreter", "SwiftUIReader",
        "Flows", "Fixes", "Rendering",
        "Reporting", "CSQLite",
      ]),
    // Derives the stand-in font's constants and error bands; `Scripts/generate-error-bands`
    .executableTarget(
      name: "text-calibration", dependencies: ["SightlineModel", "Typesetting"], swiftSettings: strict),
    .executableTarget(
      name: "sightline",
      dependencies: [
        "SightlineModel", "WorkJournal", "Vocabulary", "SourceDocuments", "AuditEngine", "AuditPipeline", "Reporting",
        "Rendering", "Player", "Typesetting",
      ],
      swiftSettings: withSyntax, linkerSettings: linkSyntax),

    // For SwiftPM and Xcode: they run the program that is installed
    .plugin(
      name: "SightlineAudit",
      capability: .command(
        intent: .custom(
          verb: "sightline", description: "Audits the accessibility and layout of the package's SwiftUI views"))),
    .plugin(
      name: "SightlineFix",
      capability: .command(
        intent: .custom(verb: "sightline-fix", description: "Writes edits that safely answer findings of an audit"),
        permissions: [.writeToPackageDirectory(reason: "Edits that answer findings are written to the sources.")])),
    .plugin(name: "SightlineBuild", capability: .buildTool()),

    // Known defects in clean screens: `Benchmarks/mutations`
    .target(
      name: "Mutations", dependencies: ["SightlineModel", "AuditPipeline"],
      path: "Benchmarks/mutations/Sources/Mutations",
      swiftSettings: withSyntax),
    .executableTarget(
      name: "mutation-benchmark", dependencies: ["Mutations"],
      path: "Benchmarks/mutations/Sources/mutation-benchmark", swiftSettings: withSyntax, linkerSettings: linkSyntax),
    // Reading 500 files beside parsing them: `Benchmarks/reading`
    .executableTarget(
      name: "reading-speed", dependencies: ["SightlineModel", "SwiftUIReader", "AuditPipeline"],
      path: "Benchmarks/reading/Sources/reading-speed", swiftSettings: withSyntax, linkerSettings: linkSyntax),

    // Interpreted programs beside the same in Python: `Benchmarks/interpreter`
    .executableTarget(
      name: "interpreter-speed", dependencies: ["SwiftInterpreter"],
      path: "Benchmarks/interpreter/Sources/interpreter-speed", swiftSettings: withSyntax, linkerSettings: linkSyntax),

    // Speed and accuracy of text, screens and tokens: `Benchmarks/Sources`
    .target(
      name: "RawHarfBuzz", dependencies: ["Typesetting", "CHarfBuzz"], path: "Benchmarks/Sources/RawHarfBuzz",
      swiftSettings: strict),
    benchmark("text-accuracy", ["SightlineModel", "Typesetting"]),
    benchmark("text-tool", ["SightlineModel", "Typesetting"]),
    benchmark("text-speed", ["SightlineModel", "Typesetting", "RawHarfBuzz"]),
    benchmark("screen-speed", ["SightlineModel", "Typesetting", "Layout", "Rules", "AuditEngine", "RawHarfBuzz"]),
    benchmark("token-speed", ["SightlineModel", "SourceDocuments", "DesignTokens", "Rules"]),

    tests(of: "SightlineModel"),
    tests(of: "Vocabulary", ["SwiftUIReader"]),
    tests(of: "WorkJournal"),
    tests(of: "SourceDocuments"),
    tests(of: "Typesetting"),
    tests(of: "DesignTokens", ["SourceDocuments"], exclude: ["Fixtures"]),
    tests(of: "StringCatalogs", ["SourceDocuments"]),
    tests(of: "Layout", ["Typesetting"], exclude: ["Cases", "Screens"]),
    // Scenes drawn by hand, for tests
    .target(
      name: "SceneBuilding", dependencies: ["SightlineModel", "SpokenElements"], path: "Tests/SceneBuilding",
      swiftSettings: strict),
    tests(of: "SpokenElements", ["SceneBuilding"]),
    tests(of: "Rules", ["SceneBuilding", "DesignTokens", "SourceDocuments"]),
    tests(of: "AuditEngine"),
    tests(of: "LayoutModel", ["SwiftUIReader"]),
    tests(of: "SwiftSemantics", exclude: ["Types"]),
    tests(of: "SwiftInterpreter", exclude: ["Programs"]),
    tests(of: "SwiftUIReader", exclude: ["Programs"]),
    tests(of: "Flows"),
    tests(of: "Fixes", ["SourceDocuments"]),
    tests(of: "Rendering"),
    tests(of: "Reporting", ["ContentDigest"]),
    tests(of: "Player", ["Rendering", "Reporting", "SceneBuilding"]),
    tests(of: "AuditPipeline", ["AuditEngine", "Rules", "Reporting", "CSQLite"]),
    tests(of: "Mutations"),
    tests(of: "sightline"),
  ] + fuzzing,
  cLanguageStandard: .c11
)
