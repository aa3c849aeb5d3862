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
      ("import Kit", [("Pods/Kit/Sources/Kit/K.swift", "")], [], []),  // a package that is read
      ("import Kit", [("stubs/others.swift", "// stands for Kit")], [], []),
      ("import Kit", [("stubs/KitStandIn.swift", "")], [], []),
      // A word, no part of one.
      ("import Kit", [("stubs/others.swift", "// stands for Kitchen")], [], ["module Kit 2"]),
      ("// import Kit is not written here", [], [], []),
    ] as [(String, [(path: String, text: String)], [String], [String])])
  func names(_ text: String, _ others: [(path: String, text: String)], _ targets: [String], _ expected: [String]) {
    let modules = MissingModules(sources: [("App/A.swift", text)], others: others, targets: targets)
    let lines = modules.notAudited(Self.unresolved).map { line in
      line.what + " " + line.why.split(whereSeparator: { !$0.isNumber }).joined(separator: " ")
    }
    #expect(lines == expected)
  }

  @Test func theFirstImportIsItsPlace() {
    let modules = MissingModules(
      sources: [("App/A.swift", "\nimport Kit"), ("App/B.swift", "import Kit")], others: [], targets: [])
    let line = modules.notAudited(Self.unresolved).first
    #expect(line?.location == SourceLocation(file: "App/A.swift", line: 2, column: 1))
    #expect(line?.why.contains("3 unresolved places lie in files that import it") == true)
  }
}
