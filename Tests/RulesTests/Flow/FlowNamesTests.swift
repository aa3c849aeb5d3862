import SightlineModel
import Testing

@testable import Rules

struct FlowNamesTests {
  static func icon(_ symbol: String, _ label: String) -> FlowScreen.Element {
    FlowScreen.Element(label: label, traits: [.button], symbols: [symbol])
  }

  @Test func oneSymbolHasOneName() {
    #expect(
      FlowSketch.outcomes(FlowNames(), [[Self.icon("xmark", "Close")], [Self.icon("xmark.circle.fill", "Dismiss")]])
        == [
          .fails
        ])
    #expect(
      FlowSketch.outcomes(FlowNames(), [[Self.icon("xmark", "Close")], [Self.icon("xmark", "Close settings")]]) == [])
    #expect(
      FlowSketch.outcomes(FlowNames(), [[Self.icon("plus", "Add plant")], [Self.icon("plus", "Add photo")]]) == [])
  }
}
