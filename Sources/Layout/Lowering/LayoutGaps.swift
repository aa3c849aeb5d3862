import SightlineModel

/// Modifiers that have an effect in SwiftUI which layout does not follow yet: those that the vocabulary marks, and kinds that
/// are no modifier of iOS.
enum LayoutGaps {
  /// - Returns: What is missing; `nil` when nothing is.
  static func reason(_ kind: ViewKind) -> String? { declared[kind] ?? others[kind] }

  private static let others: [ViewKind: String] = [
    .chart: "not laid out",
    .map: "not laid out",
    .ornament: "not laid out",
    .unknown: "unknown modifier: no effect on layout",
  ]
}
