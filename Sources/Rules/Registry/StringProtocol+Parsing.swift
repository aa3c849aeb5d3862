extension StringProtocol {
  /// The first occurrence of a string.
  func firstRange(of needle: String) -> Range<Index>? {
    guard !needle.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(needle) { return start..<index(start, offsetBy: needle.count) }
      start = index(after: start)
    }
    return nil
  }

  var trimmed: String {
    var view = self[...]
    while let first = view.first, first.isWhitespace { view = view.dropFirst() }
    while let last = view.last, last.isWhitespace { view = view.dropLast() }
    return String(view)
  }
}
