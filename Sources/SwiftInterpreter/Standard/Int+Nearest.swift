extension Int {
  /// The integer nearest to a number, towards zero; the ends of `Int` beyond them, and 0 for what is no number: as ARM
  /// converts, and unlike Swift's own conversion, which ends the process.
  package init(nearest number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }
}
