import SightlineModel
import Testing

@testable import Rules

struct FlowBackTests {
  @Test func stepsCanBeWalkedBack() {
    let there: [FlowSketch.Edge] = [
      ("a", "b", .tap("Next"), []), ("b", "c", .tap("Next"), []), ("c", "home", .tap("Done"), FlowSketch.stored),
    ]
    #expect(FlowSketch.failing(FlowBack(), there) == ["b"])
    #expect(FlowSketch.failing(FlowBack(), there + [("b", "a", .tap("Back"), [])]) == [])
    #expect(FlowSketch.failing(FlowBack(), there + [("b", "home", .tap("Skip"), FlowSketch.stored)]) == [])
  }
}
