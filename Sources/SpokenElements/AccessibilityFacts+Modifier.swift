package import SightlineModel

extension AccessibilityFacts {
  /// Reads what one modifier says to assistive technologies.
  package init(_ modifier: ModifierPayload) {
    self.init()
    switch modifier {
    case .accessibilityLabel(let it):
      guard it.isEnabled.value != false else { break }
      // `accessibilityLabel { label in Text("Leaf"); label }`
      let titles = (it.content.value ?? []).compactMap(\.firstTitleContent)
      let runs = titles.enumerated().flatMap { index, title in
        (index == 0 ? [] : [TextRun(string: ", ")]) + title.runs
      }
      label = it.label.content ?? (titles.isEmpty ? nil : TextContent(runs: runs))
    case .accessibilityValue(let it): if it.isEnabled.value != false { value = it.value.content }
    case .accessibilityHint(let it): if it.isEnabled.value != false { hint = it.hint.content }
    case .accessibilityHidden(let it): if it.isEnabled.value != false { isHidden = it.hidden.value }
    case .accessibilityIdentifier(let it): if it.isEnabled.value != false { identifier = it.identifier.value }
    case .accessibilityElement(let it): children = Children(it.children.value ?? .ignore)
    case .accessibilityAddTraits(let it): addTraits(it.traits.value ?? [])
    case .accessibilityRemoveTraits(let it):
      removedTraits = Self.traits(it.traits.value ?? [])
    case .accessibilitySortPriority(let it): sortPriority = it.sortPriority.value
    case .accessibilityAction(let it):
      if let name = it.named.value?.string, !name.isEmpty { actions = [name] }
      actions += (it.label.value ?? []).compactMap(\.firstTitle)
    // `accessibilityActions { Button("Reply") {} … }`: the buttons' titles are the actions' names.
    case .accessibilityActions(let it): actions = (it.content.value ?? []).compactMap(\.firstTitle)
    case .accessibilityAdjustable: addedTraits = [.adjustable]
    case .accessibilityZoom: addedTraits = [.supportsZoom]
    case .accessibilityInputLabels(let it):
      if it.isEnabled.value != false { inputLabels = it.inputLabels.value?.map(\.string) ?? [] }
    // The level alone does not make a heading: the trait does.
    case .accessibilityHeading(let it): headingLevel = it.level.value?.number
    case .olderAccessibility(let it): readOlderForm(it)
    default: break
    }
  }

  private mutating func addTraits(_ names: Set<TraitName>) {
    isModal = names.contains(.isModal)
    addedTraits = Self.traits(names.filter { $0 != .isModal })
  }

  private static func traits(_ names: Set<TraitName>) -> SpokenTraits {
    names.reduce(into: []) { $0.formUnion(SpokenTraits(swiftName: $1.rawValue)) }
  }

  /// `accessibility(label:)`, `accessibility(hidden:)`, … of iOS 13.
  private mutating func readOlderForm(_ form: OlderAccessibilityModifier) {
    label = form.label.content
    value = form.value.content
    hint = form.hint.content
    isHidden = form.hidden.value
    identifier = form.identifier.value
    sortPriority = form.sortPriority.value
    if let names = form.addTraits.value { addTraits(names) }
    if let names = form.removeTraits.value { removedTraits = Self.traits(names) }
  }

  /// The modifier says nothing that makes or changes an element.
  var isSilent: Bool {
    label == nil && value == nil && hint == nil && addedTraits.isEmpty && removedTraits.isEmpty && actions.isEmpty
      && sortPriority == nil && headingLevel == nil && inputLabels.isEmpty
  }
}

extension AccessibilityFacts.Children {
  init(_ behavior: AccessibilityChildBehavior) {
    switch behavior {
    case .ignore: self = .ignore
    case .contain: self = .contain
    case .combine: self = .combine
    }
  }
}

extension TraitName {
  static let isModal = TraitName(rawValue: "isModal")
}

extension Given where Value == TextContent {
  /// The text; where it was passed and is not known, a sample that says so.
  var content: TextContent? {
    if let value { return value }
    guard let unknownReason else { return nil }
    var run = TextRun(string: "Sample text")
    run.unknownReason = unknownReason
    return TextContent(runs: [run])
  }
}

extension Given where Value == Caption {
  /// A sample in place of a caption that was passed and is not known.
  fileprivate var standIn: TextContent? { unknownReason.map { Given<TextContent>(unknown: $0).content } ?? nil }
}

extension TitledView {
  /// The title given as a text; where it was passed and is not known, a sample that says so.
  var titleContent: TextContent? {
    titleText ?? titleKey.content ?? (titleViews == nil ? label.standIn : nil)
  }
}

extension ViewNode {
  /// The first text shown: a title parameter, or the text of a label.
  var firstTitle: String? { firstTitleContent?.string }
  /// The same with what is not known of it.
  var firstTitleContent: TextContent? {
    switch payload {
    case .text(let text): return text.content.content
    default:
      if let title = payload.titled?.titleContent { return title }
      let views = payload.titled?.titleViews ?? []
      return (views + children).lazy.compactMap(\.firstTitleContent).first
    }
  }
}
