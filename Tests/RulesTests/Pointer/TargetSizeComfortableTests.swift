import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TargetSizeComfortableTests {
  @Test(arguments: [(44.0, Outcome.passes), (43.9, .passes), (43.5, .fails), (30, .fails)])
  func comfortable(side: Double, expected: Outcome) {
    #expect(outcome("target-size-comfortable", button(symbol("x")).at(50, 100, side, side)) == expected)
  }

  /// What the edge of the screen cuts off lies out of reach, and is reported as that.
  @Test func whatTheScreenCutsIsNoMatterOfSize() {
    let button = button(symbol("x")).at(50, 860, 44, 44)
    #expect(outcome("target-size-comfortable", button) == .notApplicable)
    #expect(outcome("text-unreachable", button) == .fails)
  }

  /// A list's row takes the tap for the link in it; a button beside it stays as large as it is.
  @Test(arguments: [(ViewKind.navigationLink, Outcome.passes), (.button, .fails)])
  func inARow(kind: ViewKind, expected: Outcome) {
    let control = Sketch(kind, [:], [text("Area")]).at(20, 100, 158, 18)
    #expect(
      outcome("target-size-comfortable", Sketch(.list, [:], [Sketch(.listRow, [:], [vStack(control)])])) == expected)
    #expect(outcome("target-size-comfortable", vStack(control)) == .fails)
  }

  /// A tap that helps to reach a field has the field's target.
  @Test(arguments: [(ViewKind.textField, Outcome.notApplicable), (.hStack, .fails)])
  func aTapAroundAField(kind: ViewKind, expected: Outcome) {
    let row = hStack(symbol("magnifyingglass"), Sketch(kind, [:], [text("Search")])).modified(.onTapGesture)
    #expect(outcome("target-size-comfortable", vStack(row.at(20, 100, 300, 22))) == expected)
  }

  /// A bar makes room for its buttons, not for a gesture on a picture of the app's.
  @Test(arguments: [
    (symbol("x").modified(.onTapGesture).at(300, 50, 22, 22), Outcome.fails),
    (button(symbol("x")).at(300, 50, 22, 22), .notApplicable),
  ])
  func inABar(item: Sketch, expected: Outcome) {
    #expect(outcome("target-size-comfortable", Sketch(.navigationBar, [:], [item])) == expected)
  }
}
