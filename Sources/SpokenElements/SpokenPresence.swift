import SightlineModel

/// Which views VoiceOver stops at, and what they are.
enum SpokenPresence {
  /// Views that are one element with everything in them.
  /// - Source: UIKit's traits of the controls SwiftUI makes; "Text entry" screen for fields.
  static let controlTraits: [ViewKind: SpokenTraits] = [
    .button: .button, .editButton: .button, .renameButton: .button, .pasteButton: .button,
    .disclosureGroup: .button, .menu: .button, .navigationLink: .button, .link: .link, .shareLink: .button,
    .photosPicker: .button, .signInWithAppleButton: .button, .colorPicker: .button,
    .toggle: .switchButton, .slider: .adjustable, .stepper: .adjustable,
    .textField: .textField, .secureField: .secureTextField, .textEditor: .textField,
    .searchField: .searchField, .datePicker: .button, .progressView: .updatesFrequently, .gauge: [],
    .label: [],
    .tabBarItem: .tab, .pageControl: .adjustable, .pageIndex: .adjustable, .backButton: .button,
  ]

  /// Traits that say how an element is operated: kept when elements are combined, and what makes one a control.
  static let operable: SpokenTraits = [
    .button, .link, .switchButton, .toggle, .adjustable, .textField, .secureTextField, .searchField, .tab, .keyboardKey,
  ]

  /// Views a finger can operate.
  /// Pickers and disclosure groups are touched in their parts.
  static let touchable = ViewKind.controls.subtracting([.picker, .disclosureGroup])
    .union([.searchField, .tabBarItem, .backButton])

  static let headers: Set<ViewKind> = [.sectionHeader, .navigationTitle, .navigationBarTitle]

  /// Texts that iOS itself marks as headings: section headers in lists, bar titles.
  /// A modifier of the same name (`navigationTitle`) stands around the whole screen and makes nothing a heading.
  static func isHeader(_ node: SceneNode) -> Bool { !node.isModifier && headers.contains(node.kind) }
}

extension SpokenTreeBuilder {
  /// - Returns: The elements of a view that speaks for itself; `nil` when its children are to be asked.
  func spokenView(_ node: SceneNode) -> [SpokenDraft]? {
    switch node.kind {
    case .text: return text(node)
    case .image, .asyncImage: return image(node)
    case .picker: return picker(node)
    case .pageControl, .pageIndex: return [pageControl(node)]
    case .spacer, .divider, .emptyView: return []
    case .labeledContent:
      // Asked once: rows in rows would be asked twice as often with each level.
      let inside = scene.children(of: node).flatMap { elements(of: $0) }
      return labelled(inside) ?? [control(node, [], inside)]
    case .contentUnavailableView:
      // Its words are one element, its actions are reached one by one.
      let inside = scene.children(of: node).flatMap { elements(of: $0) }
      let words = inside.filter { !$0.isOperable }
      return (words.isEmpty ? [] : [control(node, [], words)]) + inside.filter(\.isOperable)
    case _ where SpokenPresence.isHeader(node):
      let inside = scene.children(of: node).flatMap { elements(of: $0) }
      if inside.isEmpty, let title = node.text?.content {
        var draft = SpokenDraft(node: node.id, label: "", nameSource: .none, traits: [.header])
        draft.name(title, .content)
        return [draft]
      }
      return inside.map(\.asHeading)
    default: break
    }
    if let traits = SpokenPresence.controlTraits[node.kind] {
      return [control(node, traits, scene.children(of: node).flatMap { elements(of: $0) })]
    }
    if node.text != nil && node.children.isEmpty { return text(node) }
    return nil
  }

  private func text(_ node: SceneNode) -> [SpokenDraft]? {
    var content = node.text?.content
    if case .text(let view)? = node.view { content = content ?? view.content.value }
    guard let content else { return [] }
    let string = content.spokenString
    if string.isEmpty {
      guard let symbol = content.runs.first(where: { $0.symbol != nil })?.symbol else { return [] }
      return [
        SpokenDraft(node: node.id, label: SymbolName.spoken(symbol), nameSource: .symbol, traits: [.image])
      ]
    }
    let isLink = content.runs.contains { $0.link != nil }
    var draft = SpokenDraft(node: node.id, label: string, nameSource: .content, traits: isLink ? [.link] : [])
    draft.knownLabel = content.knownSpokenString
    return [draft]
  }

  private func image(_ node: SceneNode) -> [SpokenDraft]? {
    var draft = SpokenDraft(node: node.id, label: "", nameSource: .none, traits: [.image])
    guard case .image(let image)? = node.view else { return [draft] }
    if image.decorative.isGiven { return [] }
    if let label = image.label.value {
      draft.name(label, .author)
    } else if image.label.isGiven, let label = image.label.content {
      draft.name(label, .author)
    } else if let symbol = image.systemName.value {
      (draft.label, draft.nameSource) = (SymbolName.spoken(symbol), .symbol)
    } else if let name = image.name.value ?? image.resource.value {
      (draft.label, draft.nameSource) = (name, .file)
    }
    return [draft]
  }

  /// A control with everything in it: its label's texts joined, its own value and traits.
  private func control(_ node: SceneNode, _ traits: SpokenTraits, _ drafts: [SpokenDraft]) -> SpokenDraft {
    var inside = drafts
    let isField = !traits.isDisjoint(with: .fields)
    if isField { return field(node, traits) }
    if node.kind == .label { inside = inside.filter { !$0.traits.contains(.image) } }
    if node.kind == .slider || node.kind == .stepper || node.kind == .datePicker || node.kind == .gauge {
      inside = inside.filter { !$0.isOperable }
    }
    // The date is the value; it names nothing.
    if node.kind == .datePicker { inside = inside.filter { scene.nodes[$0.node].kind != .dateValue } }
    var draft = SpokenDraft.combined(inside, on: node.id, keepsControls: false)
    draft.node = node.id
    if draft.label.isEmpty || !draft.hasSpokenName, let title = node.titled?.spokenTitle { draft.name(title, .content) }
    if draft.label.isEmpty, case .button(let button)? = node.view, let role = button.role.value,
      let name = role.systemName
    {
      (draft.label, draft.nameSource) = (name, .author)
    }
    if draft.label.isEmpty, let name = SystemNames.names[node.kind] {
      (draft.label, draft.nameSource) = (name, .author)
    }
    let inner = draft.traits.subtracting([.image, .staticText]).subtracting(SpokenPresence.operable)
    draft.traits = traits.union(inner)
    // A toggle drawn as a button is still a switch; a link inside a text button stays a button.
    draft.value = ControlValue.of(node) ?? draft.value
    draft.actions = inside.flatMap(\.actions)
    if node.kind == .tabBarItem, node.isSelectedItem { draft.traits.insert(.selected) }
    return draft
  }

  /// The controls of a labelled row stay elements of their own; its words name one that has none but a placeholder.
  /// - Returns: `nil` for a row without controls, which is one element.
  private func labelled(_ inside: [SpokenDraft]) -> [SpokenDraft]? {
    var controls = inside.filter(\.isOperable)
    guard !controls.isEmpty else { return nil }
    let words = inside.filter { !$0.isOperable && $0.hasSpokenName }.map(\.label).joined(separator: ", ")
    for index in controls.indices where [.placeholder, .none].contains(controls[index].nameSource) && !words.isEmpty {
      (controls[index].label, controls[index].nameSource) = (words, .content)
    }
    return controls
  }

  /// A title beside a prompt is the field's label, shown or not; a title alone is its placeholder.
  ///
  /// - Source: screen "Text entry": the placeholder is the label until there is a value, then it is silent; Apple,
  ///   `TextField.init(_:text:prompt:)`: "title: … describing its purpose. prompt: … guidance on what to type".
  private func field(_ node: SceneNode, _ traits: SpokenTraits) -> SpokenDraft {
    let text = node.typedText ?? ""
    var draft = SpokenDraft(node: node.id, label: "", nameSource: .none, traits: traits)
    if !text.isEmpty {
      draft.value = node.kind == .secureField ? String(repeating: "•", count: text.count) : text
    }
    let title = node.titled?.spokenTitle
    if let prompt = node.prompt, let title, !title.spokenString.isEmpty {
      draft.name(title, .content)
      if text.isEmpty, title != prompt { draft.value = prompt.spokenString }
      return draft
    }
    let placeholder = node.prompt ?? title
    if text.isEmpty, let placeholder, !placeholder.spokenString.isEmpty {
      draft.name(placeholder, .placeholder)
    } else if placeholder != nil {
      draft.nameSource = .placeholder
    }
    return draft
  }

  /// Segments are buttons of their own, the chosen one selected; every other style is one button with its value.
  private func picker(_ node: SceneNode) -> [SpokenDraft]? {
    let segments = scene.subtree(of: node).filter { $0.kind == .segment || $0.kind == .pickerSegment }
    if !segments.isEmpty {
      return segments.map { segment in
        var draft = SpokenDraft.combined(
          scene.children(of: segment).flatMap { elements(of: $0) }, on: segment.id, keepsControls: false)
        if draft.label.isEmpty, let title = segment.itemTitle {
          (draft.label, draft.nameSource) = (title, .content)
        }
        draft.traits = [.button]
        if segment.isSelectedItem { draft.traits.insert(.selected) }
        return segment.isEnabled && node.isEnabled ? draft : draft.notEnabled
      }
    }
    if style(of: node, .pickerStyle) == .inline { return nil }
    var draft = SpokenDraft(node: node.id, label: "", nameSource: .none, traits: [.button])
    if let title = node.titled?.spokenTitle { draft.name(title, .content) }
    if style(of: node, .pickerStyle) == .wheel { draft.traits = [.adjustable] }
    if case .picker(let picker)? = node.view { draft.value = picker.selectionLabel.value }
    return [node.isEnabled ? draft : draft.notEnabled]
  }

  private func pageControl(_ node: SceneNode) -> SpokenDraft {
    var draft = SpokenDraft(node: node.id, label: "", nameSource: .author, traits: [.adjustable])
    if case .pageControl(let dots)? = node.view, let page = dots.page.value, let count = dots.count.value {
      draft.value = "page \(page) of \(count)"
    }
    return draft
  }

  /// The nearest style modifier around a node.
  func style(of node: SceneNode, _ kind: ViewKind) -> ControlStyle? {
    guard case .style(let modifier)? = scene.ancestors(of: node).first(where: { $0.kind == kind })?.modifier else {
      return nil
    }
    return modifier.style.value
  }
}

extension TitledView {
  /// The title given as a parameter, rather than what is shown: a text, else the first text of its views.
  var spokenTitle: TextContent? {
    if let text = titleContent, !text.spokenString.isEmpty { return text }
    return titleViews?.lazy.compactMap(\.firstTitleContent).first
  }
}

extension SceneNode {
  /// An item of a tab bar or a segment that is chosen.
  fileprivate var isSelectedItem: Bool {
    if case .item(let item)? = view { item.isSelected.value == true } else { false }
  }
  fileprivate var itemTitle: String? {
    if case .item(let item)? = view { item.titleKey.value?.spokenString.nilWhenEmpty } else { nil }
  }
}
