import SightlineModel

/// An element on its way: modifiers further out may still change it, containers may merge it.
struct SpokenDraft {
  /// The scene node it is reported on and whose frame it has.
  var node: Int
  var label: String
  var nameSource: SpokenElement.NameSource
  /// The label with “…” for the parts that are not known; `nil` where all of it is known.
  var knownLabel: String?
  /// Shown by a controller of UIKit's: what is said of the view around that is said of nothing inside.
  var isHosted = false
  var traits: SpokenTraits = []
  var value: String?
  var hint: String?
  var actions: [String] = []
  var sortPriority: Double = 0
  var isModal = false

  var isOperable: Bool { !traits.isDisjoint(with: SpokenPresence.operable) }
  /// Whether the label came from the author: only then does it join others.
  var hasSpokenName: Bool { !label.isEmpty && nameSource != .symbol && nameSource != .file }

  func element(order: Int) -> SpokenElement {
    SpokenElement(
      order: order, label: label, traits: traits.subtracting(.staticText), value: value, hint: hint,
      actions: actions, knownLabel: knownLabel, nameSource: nameSource)
  }

  /// Applies what a modifier around the element says; the outermost modifier has the last word.
  mutating func apply(_ facts: AccessibilityFacts) {
    guard !isHosted else { return }
    if let text = facts.label { name(text, .author) }
    if let text = facts.value { value = text.spokenString.nilWhenEmpty }
    if let text = facts.hint { hint = text.spokenString.nilWhenEmpty }
    traits.formUnion(facts.addedTraits)
    traits.subtract(facts.removedTraits)
    actions += facts.actions.filter { !actions.contains($0) }
    if let priority = facts.sortPriority { sortPriority = priority }
    if facts.isModal { isModal = true }
  }

  mutating func name(_ text: TextContent, _ source: SpokenElement.NameSource) {
    (label, knownLabel) = (text.spokenString, text.knownSpokenString)
    nameSource = label.isEmpty ? .none : source
  }

  /// One element in place of several, as `accessibilityElement(children: .combine)` and a button's label make it.
  ///
  /// Names, values and hints are joined by ", ". An unnamed image is left out when anything else has a name. One
  /// control lends its role; several become custom actions.
  /// - Source: recorded screens "Basic demo" (18.5, 26.2): an unlabelled symbol adds nothing to "John Doe, Online".
  static func combined(_ parts: [SpokenDraft], on node: Int, keepsControls: Bool = true) -> SpokenDraft {
    let controls = parts.filter(\.isOperable)
    let areActions = keepsControls && controls.count > 1
    let named = parts.filter { $0.hasSpokenName && !(areActions && $0.isOperable) }
    var result = SpokenDraft(node: node, label: "", nameSource: .none)
    if named.isEmpty, let unnamed = parts.first(where: { !$0.label.isEmpty && !(areActions && $0.isOperable) }) {
      (result.label, result.nameSource) = (unnamed.label, unnamed.nameSource)
      result.knownLabel = unnamed.knownLabel
    } else if !named.isEmpty {
      result.label = named.map(\.label).joined(separator: ", ")
      if named.contains(where: { $0.knownLabel != nil }) {
        result.knownLabel = named.map { $0.knownLabel ?? $0.label }.joined(separator: ", ")
      }
      result.nameSource = named.contains { $0.nameSource == .content } ? .content : named[0].nameSource
    }
    result.value =
      parts.filter { !(areActions && $0.isOperable) }.compactMap(\.value).joined(separator: ", ")
      .nilWhenEmpty
    result.hint = parts.compactMap(\.hint).joined(separator: ", ").nilWhenEmpty
    for part in parts where !(part.traits == [.image] && !part.hasSpokenName) && !(areActions && part.isOperable) {
      result.traits.formUnion(part.traits)
    }
    // The image trait stays only where nothing but images was merged.
    if named.contains(where: { !$0.traits.contains(.image) }) { result.traits.remove(.image) }
    result.actions = (areActions ? controls.map(\.label).filter { !$0.isEmpty } : []) + parts.flatMap(\.actions)
    result.sortPriority = parts.map(\.sortPriority).max() ?? 0
    return result
  }
}

extension SpokenDraft {
  /// The element of `accessibilityRepresentation`: that of a view which is never drawn.
  static func represented(by view: ViewNode, on node: SceneNode) -> SpokenDraft {
    var draft = SpokenDraft(node: node.id, label: "", nameSource: .none)
    if let title = view.firstTitleContent { draft.name(title, .author) }
    draft.traits = SpokenPresence.controlTraits[view.kind] ?? []
    draft.value = ControlValue.of(view.kind, view.payload)
    for modifier in view.modifiers {
      draft.apply(AccessibilityFacts(modifier.payload))
    }
    return draft
  }
}

extension ViewNode {
  /// Itself, or what a group or a loop comes to.
  var members: [ViewNode] {
    [.group, .forEach, .tupleView].contains(kind) ? children.flatMap(\.members) : [self]
  }
}

extension String {
  var nilWhenEmpty: String? { isEmpty ? nil : self }
}

extension TextContent {
  /// As spoken: inline images say nothing unless they are the whole text.
  var spokenString: String {
    runs.filter { $0.symbol == nil }.map(\.string).joined().trimmingSpaces
  }
  /// The same with “…” for what is not known; `nil` where all of it is known.
  var knownSpokenString: String? {
    guard runs.contains(where: { $0.unknownReason != nil }) else { return nil }
    return runs.filter { $0.symbol == nil }.map { $0.unknownReason == nil ? $0.string : "…" }.joined().trimmingSpaces
  }
}

extension String {
  var trimmingSpaces: String {
    var view = Substring(self)
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }
}
