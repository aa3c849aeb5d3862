import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct GestureAlternativeTests {
  @Test(arguments: [
    (text("Card").modified(.onLongPressGesture), Outcome.fails),
    (text("Card").modified(.onLongPressGesture).accessibilityAction("Delete"), .passes),
    (text("Card").modified(.gesture, ["gesture": .name("DragGesture")]), .fails),
    (
      text("Card").modified(.gesture, ["gesture": .name("DragGesture")]).modified(.accessibilityAdjustableAction),
      .passes
    ),
    (tap(text("Card"), count: 2), .fails),
    (tap(text("Card")), .notApplicable),
    (tap(Sketch(.unseen), count: 2), .review),  // UIKit's own view may do it
    (vStack(text("Card"), button("Delete")).modified(.gesture, ["gesture": .name("DragGesture")]), .passes),
    (vStack(text("Card").modified(.draggable), text("Box").modified(.dropDestination)), .fails),
    // A control beside it may do the same.
    (vStack(text("Card").modified(.gesture, ["gesture": .name("DragGesture")]), button("Close")), .review),
    (vStack(text("Card").modified(.onLongPressGesture), button("Close")), .fails),
    (text("Card").modified(.draggable), .notApplicable),  // into another app
    (
      vStack(text("Card").modified(.draggable).modified(.contextMenu), text("Box").modified(.dropDestination)), .passes
    ),
    (text("Card").modified(.swipeActions), .notApplicable),  // actions to VoiceOver
  ])
  func gestures(root: Sketch, expected: Outcome) { #expect(outcome("gesture-alternative", root) == expected) }
}
