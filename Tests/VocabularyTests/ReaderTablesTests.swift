import Testing

@testable import SwiftUIReader
@testable import Vocabulary

/// What the reader's own tables name is SwiftUI's, or stands here with a reason.
struct ReaderTablesTests {
  let vocabulary = Vocabulary.swiftUI

  static let extraModifiers: [String: String] = [
    "defaultMinListRowHeight": "how the environment key of that name reaches layout",
    "disablesContainerBackground": "no declaration of that name is documented",
    "environmentObjectsRemoved": "no declaration of that name is documented",
  ]
  static let extraViews: [String: String] = [
    "CameraView": "no declaration of that name is documented",
    "ContextMenu": "a value of a deprecated modifier, no view",
    "UIViewControllerPreview": "no declaration of that name is documented",
  ]
  static let extraMembers: [String: String] = [
    "AccessibilityActionKind.delete": "macOS", "AccessibilityActionKind.showMenu": "macOS",
    "Font.TextStyle.extraLargeTitle": "visionOS", "Font.TextStyle.extraLargeTitle2": "visionOS",
    "ContentShapeKinds.focusEffect": "macOS and watchOS", "ButtonBorderShape.buttonBorder": "a shape, no border shape",
  ]

  @Test func modifiers() {
    let unknown = ModifierTable.entries.keys.filter {
      vocabulary.modifiers(named: $0).isEmpty && vocabulary.otherPlatforms(having: $0).isEmpty
    }
    #expect(unknown.sorted() == Self.extraModifiers.keys.sorted())
  }

  @Test func views() {
    let unknown = ViewTable.entries.keys.filter {
      vocabulary.view(named: $0) == nil && vocabulary.otherPlatforms(having: $0).isEmpty
    }
    #expect(unknown.sorted() == Self.extraViews.keys.sorted())
  }

  /// Of types that other frameworks declare the vocabulary says nothing.
  @Test func members() {
    var unknown: [String] = []
    for (type, names) in EnumerationTable.types where vocabulary.type(named: type) != nil {
      let members = Set(vocabulary.members(of: type).map(\.name))
      unknown += names.filter { !members.contains($0) }.map { "\(type).\($0)" }
    }
    #expect(unknown.filter { Self.extraMembers[$0] == nil }.sorted() == [])
  }

  @Test func styleProtocols() {
    #expect(EnumerationTable.styleProtocols.filter { vocabulary.styleFamily(named: $0) == nil } == [])
  }
}
