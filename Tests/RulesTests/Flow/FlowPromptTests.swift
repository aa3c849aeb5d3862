import SightlineModel
import Testing

@testable import Rules

struct FlowPromptTests {
  @Test func promptsComeOnATap() {
    #expect(FlowSketch.failing(FlowPrompt(), [("a", "b", .tap("Allow"), FlowSketch.prompt)]) == [])
    #expect(FlowSketch.failing(FlowPrompt(), [("a", "b", .launch, FlowSketch.prompt)]) == ["a launch notifications"])
    #expect(
      FlowSketch.failing(FlowPrompt(), [("a", "b", .tap("Next"), []), ("b", "c", .launch, FlowSketch.prompt)]).count
        == 1)
  }
}
