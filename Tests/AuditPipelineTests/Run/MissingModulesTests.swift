import SightlineModel
import Testing

@testable import AuditPipeline

/// A module that nobody has is named once, with how much depends on it, instead of only its names one by one.
struct MissingModulesTests {
  private static func unresolved(
    _ file: String, _ line: Int, _ what: String, _ why: UnresolvedReason
  ) -> AuditReport.Unresolved {
    AuditReport.Unresolved(file: file, line: line, what: what, why: why.words, isUndeclared: why.isUndeclared)
  }
  private static let unresolved = [
    unresolved("App/A.swift", 3, "Store", .noDeclaration),
    unresolved("App/A.swift", 9, ".themed()", .notKnown("this modifier")),
    unresolved("App/A.swift", 9, "chart", "not laid out"), unresolved("App/B.swift", 1, "x", .noDeclaration),
  ]

  @Test(
    arguments: [
      ("import SwiftUI\n@testable import ComposableArchitecture", [], [], ["module ComposableArchitecture 2"]),
      ("import struct ComposableArchitecture.Store", [], [], ["module ComposableArchitecture 2"]),
      ("import SwiftUI\nimport Charts\nimport _MapKit_SwiftUI", [], [], []),  // of the system
      ("import SwiftUI\r\nimport ComposableArchitecture\r\n", [], [], ["module ComposableArchitecture 2"]),
      ("import Kit", [], ["Kit"], []),  // a target of the project's own
      ("import design_kit", [], ["design-kit"], []),  // what cannot stand in a name is an underscore
      ("import _fa", [], ["2fa"], []), ("import design_kit", [("Modules/design-kit/Sources/K.swift", "")], [], []),
      ("import design_kit", [], ["designkit"], ["module design_kit 2"]),
      ("import Kit", [("Pods/Kit/Sources/Kit/K.swift", "")], [], []),  // a package that is read
      ("import Kit", [("stubs/others.swift", "// stands for Kit")], [], []),
      ("import Kit", [("stubs/KitStandIn.swift", "")], [], []),
      // A word, no part of one.
      ("import Kit", [("stubs/others.swift", "// stands for Kitchen")], [], ["module Kit 2"]),
      ("// import Kit is not written here", [], [], []),
    ] as [(String, [(path: String, text: String)], [String], [String])])
  func names(_ text: String, _ others: [(path: String, text: String)], _ targets: [String], _ expected: [String]) {
    let modules = MissingModules(sources: [("App/A.swift", text)], others: others, targets: targets)
    let lines = modules.hanging(Self.unresolved, views: nil).map { "module \($0.name) \($0.places)" }
    #expect(lines == expected)
  }

  @Test func theFirstImportIsItsPlace() {
    let modules = MissingModules(
      sources: [("App/A.swift", "\nimport Kit"), ("App/B.swift", "import Kit")], others: [], targets: [])
    let line = modules.hanging(Self.unresolved, views: nil).first.map(AuditReport.NotAudited.init)
    #expect(line?.location == SourceLocation(file: "App/A.swift", line: 2, column: 1))
    #expect(line?.why.contains("3 unresolved places lie in files that import it") == true)
  }

  /// How much hangs on it, and where it is kept, by any of the names that packages have.
  @Test(arguments: [
    "https://git.example/a/kit.git", "https://git.example/a/swift-kit", "https://git.example/Kit.swift",
  ])
  func whatHangsOnItIsCounted(address: String) throws {
    let place = SourceLocation(file: "App/A.swift", line: 1, column: 1)
    let views = ViewAccount([
      .init(name: "A", location: place, status: .laidOut), .init(name: "B", location: place, status: .unused),
      .init(name: "C", location: SourceLocation(file: "App/C.swift", line: 1, column: 1), status: .presumed),
    ])
    let modules = MissingModules(
      sources: [("App/A.swift", "import Kit"), ("App/C.swift", "")], others: [], targets: [])
    let found = try #require(modules.hanging(Self.unresolved, views: views, addresses: [address]).first)
    #expect(found.extent == "2 places, 1 of 2 views")
    #expect(found.command == "git clone \(address) SourcePackages/checkouts/Kit")
  }

  @Test(
    arguments: [
      (".package(url: \"https://git.example/kit\", from: \"1.0.0\")", ["https://git.example/kit"]),
      ("repositoryURL = \"https://git.example/kit.git\";", ["https://git.example/kit.git"]),
      ("{ \"location\" : \"https://git.example/kit\" }", ["https://git.example/kit"]),
      (".package(path: \"../Kit\")", []),
    ])
  func addresses(_ text: String, _ expected: [String]) { #expect(PackageSources.addresses(in: text) == expected) }
}
