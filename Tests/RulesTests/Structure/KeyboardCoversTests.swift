import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct KeyboardCoversTests {
  private static func form(_ y: Double, ignored: SafeAreaRegion, scrolls: Bool = false) -> Sketch {
    let next = button("Continue").at(20, y, 200, 44)
    let stack = vStack(field("Name", y: 100), scrolls ? scrollView(.vertical, next) : next)
    return stack.modified(.ignoresSafeArea, ["regions": .names([ignored.rawValue])])
  }

  @Test(arguments: [
    (form(800, ignored: .keyboard), Outcome.fails), (form(300, ignored: .keyboard), .passes),
    (form(800, ignored: .container), .notApplicable), (form(800, ignored: .keyboard, scrolls: true), .notApplicable),
  ])
  func buttons(root: Sketch, expected: Outcome) { #expect(outcome("keyboard-covers", root) == expected) }
}
