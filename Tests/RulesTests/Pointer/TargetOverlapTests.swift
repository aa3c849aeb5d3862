import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TargetOverlapTests {
  @Test(arguments: [
    (hStack(button("a").at(20, 100, 80, 44), button("b").at(70, 100, 80, 44)), Outcome.fails),
    (hStack(button("a").at(20, 100, 80, 44), button("b").at(100, 100, 80, 44)), .passes),
    (zStack(button("card").at(20, 100, 300, 200), button("x").at(280, 100, 40, 40)), .passes),
  ])
  func targetsOverlap(root: Sketch, expected: Outcome) { #expect(outcome("target-overlap", root) == expected) }

  /// A panel between two targets takes the taps; the front target's own background does not make it one.
  @Test func whatAPanelCoversIsNoTarget() {
    let (back, front) = (button("Back").at(20, 100, 200, 60), button("Front").at(20, 140, 200, 60))
    func filled(_ frame: Rect) -> Sketch {
      shape(.rectangle, fill: .black).with {
        $0.frame = frame
        $0.drawings = [.fill(.rectangle(frame), .color(.black))]
      }
    }
    #expect(outcome("target-overlap", zStack(back, front)) == .fails)
    let panel = filled(Rect(x: 0, y: 80, width: 402, height: 400))
    #expect(outcome("target-overlap", zStack(back, zStack(panel, front))) == .passes)
    let own = front.modified(.background).with {
      $0.drawings = [.fill(.rectangle(Rect(x: 20, y: 140, width: 200, height: 60)), .color(.black))]
    }
    #expect(outcome("target-overlap", zStack(back, own)) == .fails)
  }
}
