/// How much of a project's code may still be run for the screen at hand, or the walk.
///
/// Counted in the interpreter's steps, which are equal from run to run, so that what is left out never depends on the
/// machine.
final class WorkShare {
  /// Steps of the interpreter since it was made, at which the share ends.
  private var end = Int.max

  /// Whatever else is done now shows its first sight and no more.
  func isSpent(at steps: Int) -> Bool { steps > end }

  /// A share for one of the screens that are still to be read: thrice an equal part of what is left, since most need
  /// far less.
  ///
  /// - Parameters:
  ///   - total: Where the work of all ends.
  ///   - count: Screens to be read, this one included.
  func begin(at steps: Int, of total: Int, among count: Int) {
    let left = max(0, total - steps)
    end = steps + max(Self.least, min(left, Self.generosity * left / max(1, count)))
  }

  /// One share for all that is done from now on.
  func begin(at steps: Int, granting count: Int) { end = steps + count }

  private static let generosity = 3
  /// What a screen is given when others used everything up: enough to be seen once.
  private static let least = 100_000
}
