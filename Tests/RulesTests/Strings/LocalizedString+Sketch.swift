import SightlineModel

@testable import Rules

extension ProjectFacts.LocalizedString {
  /// Of one table, at one place.
  static func sketch(
    _ key: String, _ locale: String, _ texts: [String: String], plural: Bool = false,
    state: State = .translated
  ) -> Self {
    .init(
      key: key, locale: locale, texts: texts, isPlural: plural, state: state,
      location: SourceLocation(file: "L.xcstrings", line: 1, column: 1))
  }
}
