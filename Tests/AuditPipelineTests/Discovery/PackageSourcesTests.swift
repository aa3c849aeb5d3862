import AuditEngine
import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

/// Code of packages is read where the project imports it, and is no code to find fault with.
struct PackageSourcesTests {
  private func packageFiles(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let request = AuditRequest(paths: ["."], workingFolder: folder.path)
    return try Project(opening: request, vocabulary: .standard).discovery.files(.dependency).map(\.path)
  }

  private static let flux: [String: String] = [
    "Package.swift": "", "Sources/Flux/Store.swift": "import Core", "Sources/Core/Core.swift": "",
    "Sources/Tools/Tool.swift": "", "Tests/FluxTests/T.swift": "",
  ]
  private static func package(at folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: flux.map { (folder + "/Flux/" + $0.key, $0.value) })
  }

  @Test(arguments: [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/App-abc/SourcePackages/checkouts",
    "build/SourcePackages/checkouts", "App/checkouts",
  ])
  func checkoutsAreFound(folder: String) throws {
    let files = Self.package(at: folder).merging(["A.swift": "import SwiftUI\nimport Flux\n"]) { $1 }
    #expect(
      try packageFiles(files)
        == ["\(folder)/Flux/Sources/Core/Core.swift", "\(folder)/Flux/Sources/Flux/Store.swift"])
  }

  @Test(arguments: [
    "import Flux", "@preconcurrency import Flux", "@testable public import Flux", "import struct Flux.Store",
  ])
  func importsAreRead(line: String) throws {
    let files = Self.package(at: ".build/checkouts").merging(["A.swift": line]) { $1 }
    #expect(try packageFiles(files).count == 2)
  }

  /// A module is called as its target, with underscores for what cannot stand in a name.
  @Test func namesOfModulesAreIdentifiers() throws {
    let files = [
      "A.swift": "import flux_core", ".build/checkouts/Flux/Package.swift": "",
      ".build/checkouts/Flux/Sources/flux-core/Core.swift": "",
    ]
    #expect(try packageFiles(files) == [".build/checkouts/Flux/Sources/flux-core/Core.swift"])
  }

  @Test func whatIsNotImportedIsNotRead() throws {
    let files = Self.package(at: ".build/checkouts").merging(["A.swift": "// import Flux\nlet important = 1"]) { $1 }
    #expect(try packageFiles(files) == [])
  }

  /// `path:` in the manifest says that a module's folder is not called as it is.
  @Test func aPackageLaidOutOtherwiseIsTakenWhole() throws {
    let files = [
      "A.swift": "import Flux", "checkouts/swift-flux/Package.swift": ".target(name: \"Flux\", path: \"Code\")",
      "checkouts/swift-flux/Code/Store.swift": "", "checkouts/swift-flux/Example/E.swift": "",
    ]
    #expect(try packageFiles(files) == ["checkouts/swift-flux/Code/Store.swift"])
  }

  @Test func oneTargetMayLieElsewhere() throws {
    let files = [
      "A.swift": "import Parts",
      "checkouts/Core/Package.swift": """
      .target(name: "Core", path: "./Code"), .target(name: "Parts", dependencies: [.target(name: "Core")])
      """,
      "checkouts/Core/Code/Flag.swift": "", "checkouts/Core/Sources/Parts/Mast.swift": "import Core",
      "checkouts/Core/Sources/Other/Oar.swift": "",
    ]
    #expect(try packageFiles(files) == ["checkouts/Core/Code/Flag.swift", "checkouts/Core/Sources/Parts/Mast.swift"])
  }

  @Test(arguments: [
    (".package(path: \"../Shared\")", ".", ["../Shared"]),
    (".package(name: \"Shared\", path: \"../../Shared\")", "App", ["../Shared"]),
    (".package(path: \"../Inside\")", "App", []), ("relativePath = ../Shared;", ".", ["../Shared"]),
    ("relativePath = \"../My Shared\";", ".", ["../My Shared"]),
  ])
  func packagesNamedByAPath(text: String, folder: String, expected: [String]) {
    #expect(PackageSources.local(in: text, folder: folder) == expected)
  }

  /// An example names the package it lies in by its folder's name: `../../Kit` of `Kit/Example`.
  @Test func thePackageAroundAnExampleIsTheProjectItself() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/Flux/Store.swift": "", "Example/A.swift": "import Flux",
    ])
    let name = URL(fileURLWithPath: folder.path).lastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Example/E.xcodeproj", withIntermediateDirectories: true)
    try Data("relativePath = ../../\(name);".utf8)
      .write(to: URL(fileURLWithPath: folder.path + "/Example/E.xcodeproj/project.pbxproj"))
    let request = AuditRequest(paths: ["."], workingFolder: folder.path)
    let found = try Project(opening: request, vocabulary: .standard).discovery
    #expect(found.files(.dependency).map(\.path) == [])
    #expect(found.files(.swift).map(\.path).contains("Sources/Flux/Store.swift"))
  }

  /// The screen is drawn with what the package does; the package's own views are no screens.
  @Test func aPackagesViewsAreRun() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import SwiftUI\nimport Flux\nstruct A: View { var body: some View { Badge(title: \"New\") } }",
      "checkouts/Flux/Sources/Flux/Badge.swift":
        "import SwiftUI\npublic struct Badge: View { let title: String; public var body: some View { Text(title) } }\n"
        + "#Preview { Badge(title: \"Preview\") }",
    ])
    let look = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).look()
    #expect(look.allScreens.screens.map(\.symbol) == ["A"])
    #expect(look.scene.nodes.compactMap { $0.text?.content.string } == ["New"])
  }
}
