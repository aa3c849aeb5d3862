import SightlineModel
import Testing

@testable import Rendering

struct SymbolPlanTests {
  private func steps(_ name: String, _ frame: Rect = Rect(x: 10, y: 10, width: 48, height: 48)) -> [PaintStep] {
    SymbolPlan(name: name, frame: frame, paint: .color(.black), backdrop: .color(.white), isMirrored: false).steps
  }
  private func isPlaceholder(_ steps: [PaintStep]) -> Bool {
    steps.contains { if case .stroke(_, _, let style) = $0 { !style.dash.isEmpty } else { false } }
  }

  @Test(arguments: [
    "xmark", "xmark.circle.fill", "checkmark.shield.fill", "lock.shield.fill", "bell.badge.fill", "chevron.forward",
    "arrow.up.right.circle.fill", "calendar.badge.clock", "bubble.left.and.bubble.right.fill",
    "photo.on.rectangle.angled",
    "figure.run", "globe.americas.fill", "brain.head.profile", "slider.horizontal.3", "bell.slash", "gearshape.fill",
    "chart.line.uptrend.xyaxis", "questionmark.circle.fill", "square.and.arrow.up", "camera.viewfinder",
    "cable.connector",
  ])
  func commonNamesAreDrawn(name: String) {
    let isDrawn = !isPlaceholder(steps(name))
    #expect(isDrawn == (name != "cable.connector"))
    #expect(!steps(name).isEmpty)
  }

  @Test(arguments: [
    "my.logo", "", "....", ".fill", "circle.fill.fill", "badge", "x.badge", "ŞĖ日本", String(repeating: "a.", count: 500),
  ])
  func otherNamesGetALabelledBox(name: String) {
    #expect(!steps(name).isEmpty)
    #expect(steps(name, .zero).isEmpty)
    #expect(!steps(name, Rect(x: 0, y: 0, width: 3, height: 3)).isEmpty)
  }

  @Test func mirroringTurnsAnArrowRound() throws {
    func tip(_ isMirrored: Bool) throws -> Double {
      let plan = SymbolPlan(
        name: "chevron.right", frame: Rect(x: 0, y: 0, width: 24, height: 24), paint: .color(.black),
        backdrop: .color(.white), isMirrored: isMirrored)
      guard case .stroke(let outline, _, _)? = plan.steps.first, case .line(let point) = outline.commands[1] else {
        Issue.record("a chevron is one stroke")
        return 0
      }
      return point.x
    }
    #expect(try tip(false) == 16)
    #expect(try tip(true) == 8)
  }
}
