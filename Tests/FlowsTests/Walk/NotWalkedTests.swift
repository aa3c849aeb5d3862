import SightlineModel
import Testing

@testable import Flows

/// A walk that ends early says so in a line, not in one for each state.
struct NotWalkedTests {
  @Test func oneReasonIsOneLine() {
    var left = NotWalked()
    left.note(.combinations(fields: 3, screen: "Login"), why: "each is varied alone")
    for number in 1...3 { left.note(state: "Home-\(number)", of: "Home", why: "the budget is used up") }
    left.note(state: "Help", of: "Help", why: "the budget is used up")
    left.note(state: "Deep", of: "Deep", why: "it is 9 moves from launch")
    left.note(controlsOf: "Home-1", of: "Home", why: "too much work")
    #expect(
      left.all.map { "\($0.what): \($0.why)" } == [
        "combinations of the 3 fields on Login: each is varied alone",
        "4 states (3 of Home, 1 of Help): the budget is used up", "state Deep: it is 9 moves from launch",
        "controls of state Home-1: too much work",
      ])
  }
}
