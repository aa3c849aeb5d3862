import Foundation
import Testing

@testable import Vocabulary

/// What is said of code that is not read distinguishes SwiftUI's names from unknown ones.
struct WordsTests {
  @Test(arguments: [
    ("padding", ["_", "_", "_"], "not known in this form: SwiftUI has padding(_:_:), padding(_:)"),
    ("sparkle", [], "not known: SwiftUI has no modifier of that name"),
    ("onExitCommand", ["perform"], "of macOS, tvOS, not of iOS"),
    ("assistiveAccessNavigationIcon", ["systemImage"], "known since iOS 26, not laid out yet: the icon is not drawn"),
    ("findDisabled", ["_"], "known since iOS 16, without effect on layout"),
    ("findDisabled", [], "known since iOS 16, without effect on layout"),
  ])
  func modifiers(name: String, labels: [String], words: String) {
    #expect(Vocabulary.swiftUI.whyUnread(modifier: name, labels: labels).words == words)
  }

  @Test(arguments: [
    ("Sparkle", ["_"], "not known: SwiftUI has no view of that name"),
    ("Divider", ["_"], "not known: SwiftUI makes it as Divider()"),
    ("Spacer", ["minLength"], "known since iOS 13, this initialiser is not read yet"),
  ])
  func views(name: String, labels: [String], words: String) {
    #expect(Vocabulary.swiftUI.whyUnread(view: name, labels: labels).words == words)
  }

  @Test(arguments: [
    (["_"], true), ([], true), (["minWidth", "alignment"], true), (["alignment", "minWidth"], false),
    (["width"], false),
  ])
  func callsMatchInOrder(labels: [String], isMatch: Bool) {
    let signature = Signature(parameters: [
      .init(label: nil, name: "first", type: "Int", defaultValue: "1"),
      .init(label: "minWidth", name: "minWidth", type: "CGFloat?", defaultValue: "nil"),
      .init(label: "alignment", name: "alignment", type: "Alignment", defaultValue: ".center"),
    ])
    #expect(signature.accepts(labels) == isMatch)
  }

  /// A trailing closure has no label.
  @Test func trailingClosures() {
    let signature = Signature(parameters: [
      .init(label: "edge", name: "edge", type: "VerticalEdge"),
      .init(label: "content", name: "content", type: "() -> V", builder: "ViewBuilder"),
    ])
    #expect(signature.accepts(["edge", "_"]))
    #expect(!signature.accepts(["edge"]))
  }

  @Test func thePageIsCurrent() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/vocabulary.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8) == Vocabulary.swiftUI.page, "Run Scripts/generate-vocabulary-page.")
  }

  /// Every name stands in one column.
  @Test func talliesAreWhole() {
    let vocabulary = Vocabulary.swiftUI
    #expect(vocabulary.modifierTally().total == vocabulary.modifierNames.count)
    #expect(vocabulary.viewTally { _ in true }.total == vocabulary.viewNames.count)
    #expect(vocabulary.modifierTally().laidOut >= 110)
    for name in vocabulary.names { #expect(vocabulary.description(of: name) != nil, "\(name)") }
  }
}
