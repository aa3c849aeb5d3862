import SightlineModel
import SwiftUIReader

extension Stage {
  /// What a menu, a context menu or a row's swipe offers, menus within it included: closed, nothing of it is laid out.
  func items(of node: SceneNode) -> [Control] {
    switch (node.kind, node.view, node.modifier) {
    case (.menu, .button(let menu)?, _): menu.content.value.map { items(in: $0) } ?? []
    case (.contextMenu, _, let modifier?), (.swipeActions, _, let modifier?), (.accessibilityActions, _, let modifier?),
      (.accessibilityQuickAction, _, let modifier?):
      items(in: modifier.views.filter { $0.name != "preview" }.flatMap(\.views))
    default: []
    }
  }

  private func items(in views: [ViewNode]) -> [Control] {
    views.flatMap { view -> [Control] in
      guard !view.modifiers.contains(where: \.isDisabling) else { return [] }
      switch view.payload {
      case .button(let button):
        let inner = view.kind == .menu ? items(in: button.content.value ?? []) : []
        guard let action = button.action.value else { return inner }
        return [item(view, .action(action.rawValue))] + inner
      case .toggle(let toggle):
        guard let binding = toggle.isOnBinding.value?.rawValue else { return [] }
        return [item(view, .change(binding, to: .bool(!(toggle.isOn.value ?? false))))]
      default: return items(in: view.children)
      }
    }
  }

  private func item(_ view: ViewNode, _ effect: Control.Effect) -> Control {
    let texts = view.menuTexts
    let name = view.modifiers.lazy.compactMap(\.spokenLabel).last
    return Control(
      label: name ?? texts.first ?? "", texts: texts, effect: effect, isEnabled: true, location: view.source)
  }
}

extension ViewNode {
  /// Texts of a menu's item, in their order.
  fileprivate var menuTexts: [String] {
    var texts: [String] = []
    if case .text(let text) = payload, let content = text.content.value { texts.append(content.string) }
    return texts + (payload.views.flatMap(\.views) + children).flatMap(\.menuTexts)
  }
}

extension ViewModifier {
  fileprivate var isDisabling: Bool {
    if case .disabled(let modifier) = payload { modifier.disabled.value ?? true } else { false }
  }
  fileprivate var spokenLabel: String? {
    if case .accessibilityLabel(let modifier) = payload { modifier.label.value?.string } else { nil }
  }
}
