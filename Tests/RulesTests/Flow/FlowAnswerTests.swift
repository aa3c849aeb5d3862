import SightlineModel
import Testing

@testable import Rules

struct FlowAnswerTests {
  @Test func refusalsGoOn() {
    #expect(
      FlowSketch.failing(FlowAnswer(), [("a", "b", .tap("Allow"), []), ("b", "c", .answer(.deny), [])]) == [
        "b answer deny"
      ])
    #expect(
      FlowSketch.failing(
        FlowAnswer(), [("a", "b", .tap("Allow"), []), ("b", "c", .answer(.deny), []), ("c", "d", .tap("Go"), [])])
        == [])
    #expect(FlowSketch.failing(FlowAnswer(), [("a", "b", .answer(.allow), [])]) == [])
  }
}
