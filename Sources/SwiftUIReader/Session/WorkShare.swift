/// How much of a project's code may still be run for the screen at hand, or the walk.
///
/// Counted in the interpreter's steps, which are equal from run to run, so that what is left out never depends on the
/// machine.
final class WorkShare {
  /// Steps of the interpreter since it was made, at which the share ends.
  private var end = Int.max
  private var start = 0

  /// Whatever else is done now shows its first sight and no more.
  func isSpent(at steps: Int) -> Bool { steps > end }
  /// Half of it is left at most.
  func isHalfSpent(at steps: Int) -> Bool { steps - start > (end - start) / 2 }

  /// A share for one of the screens: several equal parts, since most need far less. It depends on nothing that other
  /// screens needed, so that any thread may read any of them.
  ///
  /// - Parameters:
  ///   - total: What all are meant to take together.
  ///   - count: Of the screens.
  func begin(at steps: Int, ofTotal total: Int, among count: Int) {
    start = steps
    end = steps + max(Self.least, min(total, Self.overcommitment * total / max(1, count)))
  }

  /// One share for all that is done from now on.
  func begin(at steps: Int, granting count: Int) { (start, end) = (steps, steps + count) }

  private static let overcommitment = 3
  /// Of a screen among many: enough to be seen once.
  private static let least = 100_000
}
