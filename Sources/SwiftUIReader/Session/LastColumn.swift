/// The last column of split views that show one column at a time: nobody sees it before something is chosen.
final class LastColumn {
  /// It is shown first, to be looked at.
  var isShown = false
  private var isHidden = false

  func noteHidden() { isHidden = true }

  /// Whether one was hidden since this was asked last.
  func takeHidden() -> Bool {
    defer { isHidden = false }
    return isHidden
  }
}
