import SightlineModel
import Testing

@testable import Rules

struct FlowIndicatorTests {
  @Test(arguments: [
    (["Page 1 of 2", "Page 2 of 2"], 0), (["Page 1 of 3", "Page 3 of 3"], 2), (["Page 1 of 4", "Page 2 of 4"], 1),
    (["Schritt 1 von 2", "Schritt 2 von 2"], 0), (["3 of 4 tasks done", "1 of 4 tasks done"], 0), (["1/5", "3/5"], 0),
    (["Page 1 of 0", "Page 0 of 0"], 0),
  ])
  func indicatorsCountTheSteps(pages: [String], findings: Int) {
    #expect(FlowSketch.outcomes(FlowIndicator(), pages.map(FlowSketch.page)).count == findings, "\(pages)")
  }

  @Test func indicatorsOfOneScreenAgree() {
    let both = FlowSketch.page("Page 1 of 2") + FlowSketch.page("Step 2 of 2")
    #expect(FlowSketch.outcomes(FlowIndicator(), [both, FlowSketch.page("Page 2 of 2")]) == [.fails])
  }
}
