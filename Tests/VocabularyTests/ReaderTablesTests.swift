import Testing

@testable import SightlineModel
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

  // MARK: What is laid out is read, and what is read has a payload

  /// Laid out without a payload of their own, and how.
  static let withoutPayload: [String: String] = [
    "actionSheet": "a layer of the screen", "alert": "a layer of the screen",
    "confirmationDialog": "a layer of the screen",
    "fullScreenCover": "a layer of the screen", "inspector": "a layer of the screen",
    "popover": "a layer of the screen", "sheet": "a layer of the screen",
    "navigationDestination": "what a link leads to", "resizable": "that it is there says all",
  ]
  /// Laid out, and read by a part of the reader's own.
  static let readElsewhere = ["modifier": "a modifier of the project's own"]

  @Test func everyModifierThatIsLaidOutHasAReaderAndAPayload() {
    let laidOut = vocabulary.modifierNames.filter { name in
      vocabulary.modifiers(named: name).contains {
        $0.support == .laidOut && ["View", "Text", "Image"].contains($0.owner)
      }
    }
    #expect(laidOut.count > 80)
    var unread: [String] = []
    var withoutPayload: [String] = []
    for name in laidOut {
      guard let entry = ModifierTable.entries[name] ?? ShapeTable.entries[name], !entry.signatures.isEmpty else {
        unread.append(name)
        continue
      }
      if case .inert = ModifierPayload(entry.kind, NamedArguments()) { withoutPayload.append(name) }
    }
    #expect(unread == Self.readElsewhere.keys.sorted())
    #expect(withoutPayload == Self.withoutPayload.keys.sorted())
  }

  @Test func everyViewThatIsLaidOutHasAReaderAndAPayload() {
    let laidOut = vocabulary.viewNames.filter { vocabulary.view(named: $0)?.support == .laidOut }
    #expect(laidOut.count > 80)
    let withoutPayload = laidOut.compactMap { ViewTable.entries[$0] }.filter {
      if case .other = ViewPayload($0.kind, NamedArguments()) { true } else { false }
    }
    #expect(withoutPayload.map(\.name) == [])
  }

  // MARK: Each parameter of a payload comes from somewhere

  /// What the reader computes of a call; everything else is a parameter that a signature has.
  static let computed: [String: Set<String>] = [
    "lineLimit": ["min", "max"], "dynamicTypeSize": ["min", "max"], "buttonBorderShape": ["cornerRadius"],
    "style": ["type", "indexDisplayMode", "backgroundDisplayMode"], "alignmentGuide": ["axis", "value"],
    "animation": ["curve", "duration"], "searchable": ["textBinding"], "gesture": ["action"], "focused": ["isFocused"],
    "image": ["pointSize"], "onTapGesture": ["effect", "isInert", "chooses"],
    "onLongPressGesture": ["effect", "isInert"],
    "shape": ["procedure", "fill", "stroke", "strokeBorder", "lineWidth", "insetAmount"], "placeholder": ["reason"],
    "unseen": ["reason", "minimumSize", "fills"], "button": ["effect", "chooses", "isEnabled", "isFollowedByCode"],
    "toggle": ["isOnBinding"],
    "field": ["textBinding", "valueBinding"], "textEditor": ["textBinding"], "slider": ["valueBinding"],
    "stepper": ["valueBinding"], "picker": ["selectionBinding", "selectionLabel"],
    "valuePicker": ["shownDate", "shownTime", "selectionBinding"], "disclosureGroup": ["isExpandedBinding"],
    "section": ["isExpandedBinding"], "tabView": ["selectionIndex", "pageCount", "selectionBinding"],
    "navigationStack": ["depth", "titleMode", "back"], "navigationSplitView": ["depth", "back"],
    "geometryReader": ["place"],
  ]

  @Test func everyParameterOfAPayloadIsProduced() {
    var produced: [String: Set<String>] = [:]
    var wanted: [String: Set<String>] = [:]
    func note(_ payload: Any, _ fields: (any PayloadFields)?, _ signatures: [SwiftUIReader.Signature]) {
      guard let fields, let name = Mirror(reflecting: payload).children.first?.label else { return }
      wanted[name] = Set(type(of: fields).names)
      produced[name, default: []].formUnion(signatures.flatMap(\.parameters).map(\.name))
    }
    for entry in Array(ModifierTable.entries.values) + Array(ShapeTable.entries.values) {
      // `frame` has a second form with its own kind.
      for kind in entry.kind == .frame ? [.frame, .flexFrame] : [entry.kind] {
        let payload = ModifierPayload(kind, NamedArguments())
        note(payload, payload.fields, entry.signatures)
      }
    }
    for entry in ViewTable.entries.values {
      let payload = ViewPayload(entry.kind, NamedArguments())
      note(payload, payload.fields, entry.signatures)
    }
    #expect(wanted.count > 140)
    for (name, fields) in wanted.sorted(by: { $0.key < $1.key }) {
      #expect(fields.subtracting(produced[name] ?? []) == Self.computed[name] ?? [], "\(name)")
    }
  }
}
