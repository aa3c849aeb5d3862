/// What a foreground is for, which decides the ratio it needs.
package enum PairUse: String, Sendable, Hashable, CaseIterable {
  case text
  case largeText = "large-text"
  case nonText = "non-text"

  /// The ratio asked for.
  /// - Source: WCAG 2.2, 1.4.3 and 1.4.11 (AA), 1.4.6 (AAA; none for what is not text).
  package func required(_ level: ContrastLevel = .aa) -> Double {
    switch (self, level) {
    case (.text, .aa): 4.5
    case (.text, .aaa): 7
    case (.largeText, .aa): 3
    case (.largeText, .aaa): 4.5
    case (.nonText, _): 3
    }
  }

  /// The clause, for reports.
  package func source(_ level: ContrastLevel = .aa) -> String {
    self == .nonText ? "WCAG 1.4.11" : level == .aa ? "WCAG 1.4.3" : "WCAG 1.4.6"
  }
}

package enum ContrastLevel: String, Sendable, Hashable { case aa = "AA", aaa = "AAA" }

/// From which size on text counts as large.
package enum LargeTextReading: String, Sendable, Hashable, CaseIterable {
  /// 18 pt, or 14 pt bold, taken as points of the device: as native tools have it.
  case native
  /// 24 and 18.66 px, taken as points of the device.
  /// - Source: WCAG2ICT, large scale.
  case strict

  /// Points, in any weight.
  package var regular: Double { self == .native ? 18 : 24 }
  /// Points, in bold.
  package var bold: Double { self == .native ? 14 : 18.66 }
  /// For people: `18 pt, 14 pt bold`.
  package var words: String { self == .native ? "18 pt, 14 pt bold" : "24 pt, 18.66 pt bold" }

  /// - Parameters:
  ///   - size: Points.
  ///   - weight: OpenType weight class; bold from 700 on.
  package func isLarge(size: Double, weight: Double) -> Bool { size >= regular || weight >= 700 && size >= bold }
}
