import SightlineModel
import SwiftUIReader

/// What a person can do on the present screen.
extension Stage {
  var controls: [Control] {
    guard session.pendingPrompt == nil else { return [] }
    var controls: [Control] = []
    for node in scene.nodes where node.isVisible { controls += self.controls(of: node) }
    if let dismiss = session.layers.last?.dismiss {
      controls.append(
        Control(label: "", texts: ["swipe down"], effect: .dismiss(dismiss), isEnabled: true, location: nil))
    }
    return controls
  }

  private func controls(of node: SceneNode) -> [Control] {
    func control(_ effect: Control.Effect) -> Control {
      let inside = scene.subtree(of: node)
      let around = scene.ancestors(of: node).prefix { $0.isModifier }.lazy.compactMap(\.spoken?.label).first
      return Control(
        label: node.spoken?.label ?? around ?? "",
        texts: inside.compactMap { $0.text?.content.string } + inside.compactMap { $0.arguments.string("systemName") },
        effect: effect, isEnabled: node.isEnabled, location: node.source)
    }
    switch node.kind {
    case .tabView:
      guard let binding = node.arguments.action("selectionBinding"), let count = pageCount(of: node) else { return [] }
      let current = Int(node.arguments.number("selectionIndex") ?? 0)
      let items = tabBarItems(of: node)
      // A swipe turns one page; a bar's items lead to any.
      let reach = items.isEmpty ? 1 : count
      return (0..<count).filter { $0 != current && abs($0 - current) <= reach }.map { index in
        Control(
          label: items.count == count ? items[index] : "", texts: ["page \(index + 1)"],
          effect: .page(binding, index: index), isEnabled: true, location: node.source)
      }
    case .toggle:
      guard let binding = node.arguments.action("isOnBinding") else { return [] }
      return [control(.change(binding, to: .bool(!(node.arguments.bool("isOn") ?? false))))]
    case .textField, .secureField, .textEditor:
      guard let binding = node.arguments.action("textBinding") else { return [] }
      var field = control(.field(binding))
      // A filled field is known by what it asks for, not by what it holds.
      let titles = ["titleKey", "title", "prompt", "placeholder"].compactMap { node.arguments.string($0) }
      if let title = titles.first, node.spoken?.nameSource != .author { field.label = title }
      field.texts += titles
      field.content = node.arguments.string("text") ?? ""
      return [field]
    case .disclosureGroup:
      guard let binding = node.arguments.action("isExpandedBinding") else { return [] }
      return [control(.change(binding, to: .bool(!(node.arguments.bool("isExpanded") ?? false))))]
    case .stepper: return stepper(node).map { control($0) }
    default:
      guard let action = node.arguments.action("action") else { return [] }
      return [control(.action(action))]
    }
  }

  /// What the items of a tab bar say; empty where pages are swiped.
  private func tabBarItems(of node: SceneNode) -> [String] {
    let bar = scene.subtree(of: node).last { $0.kind == .tabBar }
    return scene.subtree(of: bar ?? node).filter { $0.kind == .tabBarItem }.map { item in
      item.spoken?.label ?? scene.subtree(of: item).lazy.compactMap { $0.text?.content.string }.first ?? ""
    }
  }

  func pageCount(of node: SceneNode) -> Int? {
    node.arguments.number("pageCount").map { Int($0) }
  }

  /// One step up and one down.
  private func stepper(_ node: SceneNode) -> [Control.Effect] {
    let steps = ["onIncrement", "onDecrement"].compactMap { node.arguments.action($0) }.map(Control.Effect.action)
    guard let binding = node.arguments.action("valueBinding"), let value = node.arguments.number("value") else {
      return steps
    }
    let step = node.arguments.number("step") ?? 1
    return [value + step, value - step].map { .change(binding, to: .number($0)) }
  }
}
