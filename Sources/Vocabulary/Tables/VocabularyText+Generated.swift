// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// All tables, in the order of their names.
  static let parts: [StaticString] = [
    elsewhere1,
    environment1,
    frameworks1,
    modifiers1,
    modifiers2,
    shapes1,
    styles1,
    values1,
    values2,
    views1,
    views2,
  ]
}
