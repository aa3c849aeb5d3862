import SightlineModel
import SourceDocuments
import Testing

@testable import Flows

struct ExpectationReaderTests {
  @Test(arguments: [
    ("launch", WalkStep.launch), ("tap Get Started", .tap("Get Started")), ("wait 6s", .wait(6)),
    ("wait 0.5s", .wait(0.5)),
    (#"type "Zoo" into Pile name"#, .type("Zoo", into: "Pile name")), ("swipe back", .swipe(forward: false)),
    ("answer deny", .answer("deny")),
  ])
  func stepsReadAsWritten(text: String, step: WalkStep) { #expect(WalkStep(text) == step) }

  @Test(arguments: ["jump", "answer maybe", "tap", "wait soon", "type Zoo into Pile name"])
  func otherStepsAreRefused(text: String) { #expect(WalkStep(text) == nil) }

  @Test func demandsKeepTheirPlaceAndTypes() throws {
    let (set, problems) = read(
      """
      assumes: [Palette.text]
      expect:
      - claim: A-1
        where: { screen: Welcome, kind: button, text: "Go" }
        height: 56
      - walk: [launch, tap Go]
        then: { page: 2 of 4, stored: { done: true }, events: [{ viewed: { page: 2 } }, closed] }
      """)
    #expect(problems.isEmpty)
    #expect(set.assumes == ["Palette.text"])
    #expect(set.expectations[0].demands == [.height(56)])
    #expect(set.expectations[0].location.line == 3)
    #expect(
      set.expectations[1].demands == [
        .page(2, of: 4), .stored(["done": .bool(true)]),
        .events([.init(name: "viewed", properties: ["page": .number(2)]), .init(name: "closed", properties: [:])]),
      ])
  }

  @Test func anUnknownKeyNamesTheNearest() {
    let (_, problems) = read("expect:\n- { where: { screne: A }, heigth: 4 }")
    #expect(problems.map(\.message).contains { $0.contains("did you mean 'screen'") })
    #expect(problems.map(\.message).contains { $0.contains("did you mean 'height'") })
    #expect(problems.allSatisfy { $0.location.line == 2 })
  }

  private func read(_ text: String) -> (ExpectationSet, [InputProblem]) {
    let parsed = YAMLDocument.parse(text: text, file: "sightline.expect.yml")
    return ExpectationReader.read(parsed.value!)
  }
}
