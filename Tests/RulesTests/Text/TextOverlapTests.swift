import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextOverlapTests {
  static func opaque(_ alpha: Double) -> Sketch {
    shape(.rectangle, fill: .white).at(0, 90, 300, 60).with {
      $0.drawings = [.fill(Outline(), .color(RGBA.white.opacity(alpha)))]
    }
  }

  @Test(arguments: [
    (zStack(text("Price").at(20, 100, 100, 20), text("Cancel").at(60, 105, 100, 20)), Outcome.fails),
    (vStack(text("Price").at(20, 100, 100, 20), text("Cancel").at(20, 120, 100, 20)), .passes),
    (zStack(text("Price").at(20, 100, 100, 20), opaque(1), text("Cancel").at(60, 105, 100, 20)), .passes),
    (zStack(text("Price").at(20, 100, 100, 20), opaque(0.2), text("Cancel").at(60, 105, 100, 20)), .fails),
    (zStack(text("Glow").at(20, 100, 100, 20), text("Glow").at(21, 101, 100, 20)), .passes),  // a shadow by hand
    // words of a pattern behind
    (
      zStack(text("Price").at(20, 100, 100, 20).with { $0.opacity = 0.2 }, text("Cancel").at(60, 105, 100, 20)),
      .passes
    ),
    (zStack(text("Price").at(20, 100, 100, 20).with { $0.opacity = 0.6 }, text("Cancel").at(60, 105, 100, 20)), .fails),
    (zStack(text("Price").at(20, 100, 100, 20).with { $0.opacity = 0 }, text("Cancel").at(60, 105, 100, 20)), .passes),
  ])
  func overlap(root: Sketch, expected: Outcome) {
    #expect(outcome("text-overlap", with(root)) == expected)
  }

  /// The dots of a text that is cut may measure more than the room that is left for them.
  @Test(arguments: [(true, Outcome.passes), (false, .fails)])
  func aCutTextEndsWithinItsFrame(isCut: Bool, expected: Outcome) {
    var cut = text("Sm…", truncated: isCut).at(20, 100, 100, 20)
    cut.text?.measured.inkBounds = Rect(x: 0, y: 0, width: 105, height: 20)
    var next = text("P").at(120, 100, 30, 20)
    next.text?.measured.inkBounds = Rect(x: 0, y: 0, width: 30, height: 20)
    #expect(outcome("text-overlap", hStack(cut, next)) == expected)
  }

  /// Ink fills the frame.
  private func with(_ root: Sketch) -> Sketch {
    root.with { root in
      root.children = root.children.map { child in
        child.with {
          if let frame = $0.frame { $0.text?.measured.inkBounds = Rect(origin: .zero, size: frame.size) }
        }
      }
    }
  }
}
