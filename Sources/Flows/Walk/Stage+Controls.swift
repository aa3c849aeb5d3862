import SightlineModel
import SwiftUIReader

/// What a person can do on the present screen.
extension Stage {
  var controls: [Control] { offered.map(\.control) }

  /// The same, with the node of each that stands on the screen by itself.
  var offered: [(node: Int?, control: Control)] {
    guard session.pendingPrompt == nil else { return [] }
    var offered: [(node: Int?, control: Control)] = []
    for node in scene.nodes where node.isVisible || isTypedUnseen(node) {
      offered += controls(of: node).map { (node.id, $0) }
      offered += items(of: node).map { (nil, $0) }
    }
    offered += offers.map { (nil, $0) }
    if let dismiss = session.layers.last?.dismiss {
      offered.append(
        (nil, Control(label: "", texts: ["swipe down"], effect: .dismiss(dismiss), isEnabled: true, location: nil)))
    }
    return offered
  }

  /// What is no tap on something laid out, of what can be seen and used. What does the same as a button is left to it.
  private var offers: [Control] {
    let offers = session.offers
    guard !offers.isEmpty else { return [] }
    let usable = scene.nodes.filter { $0.isVisible && $0.isEnabled }
    let places = Set(usable.compactMap(\.source))
    let effects = Set(usable.compactMap(\.effect))
    return offers.filter { places.contains($0.location) && $0.effect.map(effects.contains) != true }.map { offer in
      Control(
        label: offer.name, texts: [], effect: .action(offer.action), isEnabled: true, location: offer.location,
        isOfData: offer.isOfData)
    }
  }

  private func controls(of node: SceneNode) -> [Control] {
    func control(_ effect: Control.Effect) -> Control {
      let inside = scene.subtree(of: node)
      let around = modifiers(of: node).lazy.compactMap(\.spoken?.label).first
      return Control(
        label: node.spoken?.label ?? around ?? "",
        texts: inside.compactMap { $0.text?.content.string } + inside.compactMap(\.systemName),
        effect: effect, isEnabled: node.isEnabled, location: node.source)
    }
    switch node.view {
    case .tabView(let tabs)?:
      guard let binding = tabs.selectionBinding.value?.rawValue, let count = tabs.pageCount.value else { return [] }
      let current = tabs.selectionIndex.value ?? 0
      let items = tabBarItems(of: node)
      // A swipe turns one page; a bar's items lead to any.
      let reach = items.isEmpty ? 1 : count
      return (0..<count).filter { $0 != current && abs($0 - current) <= reach }.map { index in
        Control(
          label: items.count == count ? items[index] : "", texts: ["page \(index + 1)"],
          effect: .page(binding, index: index), isEnabled: true, location: node.source)
      }
    case .toggle(let toggle)?:
      guard let binding = toggle.isOnBinding.value?.rawValue else { return [] }
      return [control(.change(binding, to: .bool(!(toggle.isOn.value ?? false))))]
    case .field?, .textEditor?:
      guard let binding = node.textBinding else { return [] }
      var field = control(.field(binding))
      // A filled field is known by what it asks for, not by what it holds.
      let titles = [node.titled?.titleKey.value, node.titled?.label.value?.text, node.prompt].compactMap { $0?.string }
      if let title = titles.first, node.spoken?.nameSource != .author { field.label = title }
      field.texts += titles
      field.content = node.typedText ?? ""
      field.isNumeric = isNumeric(node)
      return [field]
    case .disclosureGroup(let group)?:
      guard let binding = group.isExpandedBinding.value?.rawValue else { return [] }
      return [control(.change(binding, to: .bool(!(group.isExpanded.value ?? false))))]
    case .stepper(let stepper)?: return effects(of: stepper).map { control($0) }
    case .slider(let slider)?:
      return effects(of: slider).map { effect in
        var end = control(effect)
        end.isOfData = true
        return end
      }
    default:
      guard let action = node.action else { return [] }
      return [control(.action(action))]
    }
  }

  /// A field that is not seen and has the focus all the same, behind the dots or boxes of a code.
  private func isTypedUnseen(_ node: SceneNode) -> Bool {
    node.textBinding != nil && !node.isCovered && modifiers(of: node).contains { $0.kind == .focused }
  }

  private func isNumeric(_ field: SceneNode) -> Bool {
    modifiers(of: field).contains { node in
      switch node.modifier {
      case .keyboardType(let keyboard)?: keyboard.type.value.map(Self.numberPads.contains) ?? false
      case .textContentType(let content)?: content.textContentType.value == "oneTimeCode"
      default: false
      }
    }
  }
  private static let numberPads: Set<String> = ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"]

  private func modifiers(of node: SceneNode) -> [SceneNode] {
    Array(scene.ancestors(of: node).prefix { $0.isModifier })
  }

  /// What the items of a tab bar say; empty where pages are swiped.
  private func tabBarItems(of node: SceneNode) -> [String] {
    let bar = scene.subtree(of: node).last { $0.kind == .tabBar }
    return scene.subtree(of: bar ?? node).filter { $0.kind == .tabBarItem }.map { item in
      item.spoken?.label ?? scene.subtree(of: item).lazy.compactMap { $0.text?.content.string }.first ?? ""
    }
  }

  /// To its ends: between them it is the same with other data.
  private func effects(of slider: SliderView) -> [Control.Effect] {
    guard let binding = slider.valueBinding.value?.rawValue, let value = slider.value.value else { return [] }
    let (lower, upper) = (slider.bounds.value?.low ?? 0, slider.bounds.value?.high ?? 1)
    return [upper, lower].filter { $0.isFinite && $0 != value }.map { .change(binding, to: .number($0)) }
  }

  /// One step up and one down.
  private func effects(of stepper: StepperView) -> [Control.Effect] {
    let steps = [stepper.onIncrement, stepper.onDecrement].compactMap {
      $0.value.map { Control.Effect.action($0.rawValue) }
    }
    guard let binding = stepper.valueBinding.value?.rawValue, let value = stepper.value.value else { return steps }
    let step = stepper.step.value ?? 1
    return [value + step, value - step].map { .change(binding, to: .number($0)) }
  }
}
