public import SightlineModel

extension AccessibilityFacts {
  /// Reads what one modifier says to assistive technologies.
  /// - Parameters:
  ///   - kind: SwiftUI's name: `accessibilityLabel`, `accessibilityHidden`, also the older `accessibility(label:)`.
  ///   - arguments: Named as in SwiftUI's declarations.
  public init(modifier kind: ViewKind, arguments: Arguments) {
    self.init()
    guard arguments.bool("isEnabled") != false else { return }
    switch kind {
    case .accessibilityLabel: label = arguments.firstText("label", "labelKey", "content")
    case .accessibilityValue: value = arguments.firstText("value", "valueDescription", "valueKey")
    case .accessibilityHint: hint = arguments.firstText("hint", "hintKey")
    case .accessibilityHidden: isHidden = arguments.bool("hidden") ?? arguments.bool("isHidden")
    case .accessibilityIdentifier: identifier = arguments.string("identifier")
    case .accessibilityElement: children = Children(rawValue: arguments.name("children") ?? "ignore") ?? .ignore
    case .accessibilityAddTraits: addTraits(arguments.names("traits") ?? [])
    case .accessibilityRemoveTraits: removedTraits = Self.traits(arguments.names("traits") ?? [])
    case .accessibilitySortPriority: sortPriority = arguments.number("sortPriority") ?? arguments.number("priority")
    case .accessibilityAction: readAction(arguments)
    case .accessibilityActions: readActions(arguments)
    case .accessibilityAdjustableAction: addedTraits = [.adjustable]
    case .accessibilityZoomAction: addedTraits = [.supportsZoom]
    case .accessibilityInputLabels:
      inputLabels = arguments.texts("inputLabels") ?? arguments.texts("inputLabelKeys") ?? []
    case .accessibilityHeading:
      // The level alone does not make a heading: the trait does.
      headingLevel = arguments.headingLevel
    case .accessibilityShowsLargeContentViewer: break
    case .accessibility: readOlderForm(arguments)
    default: break
    }
  }

  private mutating func addTraits(_ names: [String]) {
    isModal = names.contains("isModal")
    addedTraits = Self.traits(names.filter { $0 != "isModal" })
  }

  private static func traits(_ swiftNames: [String]) -> SpokenTraits {
    swiftNames.reduce(into: []) { $0.formUnion(SpokenTraits(swiftName: $1)) }
  }

  private mutating func readAction(_ arguments: Arguments) {
    if let name = arguments.firstText("name", "named", "nameKey")?.string, !name.isEmpty { actions = [name] }
    for view in arguments.views("label") ?? [] { if let name = view.firstTitle { actions.append(name) } }
  }

  /// `accessibilityActions { Button("Reply") {} … }`: the buttons' titles are the actions' names.
  private mutating func readActions(_ arguments: Arguments) {
    for view in arguments.views("content") ?? arguments.views("actions") ?? [] {
      if let name = view.firstTitle { actions.append(name) }
    }
  }

  /// `accessibility(label:)`, `accessibility(hidden:)`, … of iOS 13.
  private mutating func readOlderForm(_ arguments: Arguments) {
    label = arguments.text("label")
    value = arguments.text("value")
    hint = arguments.text("hint")
    isHidden = arguments.bool("hidden")
    identifier = arguments.string("identifier")
    sortPriority = arguments.number("sortPriority")
    if let names = arguments.names("addTraits") { addTraits(names) }
    if let names = arguments.names("removeTraits") { removedTraits = Self.traits(names) }
  }

  /// The modifier says nothing that makes or changes an element.
  var isSilent: Bool {
    label == nil && value == nil && hint == nil && addedTraits.isEmpty && removedTraits.isEmpty && actions.isEmpty
      && sortPriority == nil && headingLevel == nil && inputLabels.isEmpty
  }
}

extension Arguments {
  func firstText(_ names: String...) -> TextContent? {
    for name in names { if let text = text(name) { return text } }
    return nil
  }

  func texts(_ name: String) -> [String]? {
    guard case .list(let values)? = self[name] else { return string(name).map { [$0] } }
    return values.compactMap {
      switch $0 {
      case .string(let value): value
      case .text(let content): content.string
      default: nil
      }
    }
  }

  /// `.h1` … `.h6`; `unspecified` has none.
  var headingLevel: Int? {
    if let number = number("level") { return Int(number) }
    guard let name = name("level"), name.hasPrefix("h"), let level = Int(name.dropFirst()) else { return nil }
    return level
  }
}

extension ViewNode {
  /// The first text shown: a title parameter, or the text of a label.
  var firstTitle: String? {
    if let title = arguments.firstText("title", "titleKey", "content", "key", "verbatim")?.string { return title }
    for view in (arguments.views("label") ?? []) + children {
      if let title = view.firstTitle { return title }
    }
    return nil
  }
}
