import Foundation
import SightlineModel
import SourceDocuments
import Testing

@testable import Flows

/// The page on expectations says what the reader reads.
struct ExpectationPageTests {
  private static func page() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try String(contentsOf: root.appending(path: "docs/expectations.md"), encoding: .utf8)
  }

  @Test func itsExampleIsReadWithoutComplaint() throws {
    let example = try #require(Self.page().firstMatch(of: /```yaml\n([\s\S]*?)```/)).1
    let document = YAMLDocument.parse(text: String(example), file: "sightline.expect.yml")
    let (set, problems) = ExpectationReader.read(try #require(document.value))
    #expect(problems.isEmpty)
    #expect(set.expectations.count == 4)
  }

  @Test(arguments: ExpectationReader.demandNames.filter { $0 != "corner-radius" })
  func itNamesEveryDemand(name: String) throws { #expect(try Self.page().contains("`\(name)`")) }

  @Test(arguments: [
    "launch", "relaunch", "reinstall", "background", "wait 6s", "tap X", "swipe next", "swipe back", "answer allow",
    "answer deny", "answer fail", "forget KEY",
  ])
  func itsStepsAreSteps(step: String) throws {
    #expect(try Self.page().contains("`\(step)`"))
    #expect(WalkStep(step) != nil)
  }
}
