public import SightlineModel
import SpokenElements
public import SwiftUIReader

/// Makes sessions and looks at what they show.
public struct StageSetting {
  /// A fresh install; seconds to wait after the launch, `nil` until everything has settled.
  public var launch: (Double?) -> Session
  /// Lays a tree out in the default variant.
  public var scene: (ViewNode) -> Scene
  /// Names of screens by Swift type.
  public var screenNames: [String: String]
  public init(
    launch: @escaping (Double?) -> Session, scene: @escaping (ViewNode) -> Scene, screenNames: [String: String]
  ) {
    self.launch = launch
    self.scene = scene
    self.screenNames = screenNames
  }
}

/// Something a person can do on the present screen.
struct Control: Hashable {
  enum Effect: Hashable {
    case action(Int)
    /// A toggle: what it would be set to.
    case toggle(Int, to: Bool)
    case field(Int)
    /// A page of a tab view, 0-based.
    case page(Int, index: Int)
    case dismiss(Int)
  }
  /// As spoken; empty for a control without a name.
  var label: String
  /// Texts and symbol names inside: other ways to mean it.
  var texts: [String]
  var effect: Effect
  var isEnabled: Bool
  var location: SourceLocation?

  func isNamed(_ name: String) -> Bool { label == name || texts.contains(name) }
}

/// An app on its virtual device while somebody walks through it.
final class Stage {
  let setting: StageSetting
  private(set) var session: Session
  /// Effects of sessions before a relaunch.
  private var earlierEffects: [FlowGraph.Effect] = []
  private var cachedScene: Scene?

  init(_ setting: StageSetting, patience: Double? = nil) {
    self.setting = setting
    session = setting.launch(patience)
  }

  /// Seconds to wait after each thing done; `nil` until everything has settled.
  var patience: Double? {
    get { session.patience }
    set { session.patience = newValue }
  }

  // MARK: What can be seen

  /// The layer in front.
  var scene: Scene {
    if let cachedScene { return cachedScene }
    let scene = setting.scene(session.tree)
    cachedScene = scene
    return scene
  }

  var effects: [FlowGraph.Effect] { earlierEffects + session.effects }

  /// The innermost view on the screen that is a screen; without one, the outermost of the project's own.
  var screen: String {
    let views = scene.nodes.filter { $0.isVisible && $0.userView != nil }
    if let named = views.last(where: { setting.screenNames[$0.userView!] != nil }) {
      return setting.screenNames[named.userView!]!
    }
    // A body that is nothing but another view leaves no node of its own.
    if let named = session.userViews.last(where: { setting.screenNames[$0] != nil }) {
      return setting.screenNames[named]!
    }
    return innermost?.userView ?? views.first?.userView ?? "?"
  }

  /// The innermost view of the project's own that holds all that can be reached, the navigation bar left aside: what
  /// was pushed or swapped in, where no screens are configured.
  private var innermost: SceneNode? {
    let elements = scene.spokenElements.filter { element in
      element.isVisible && !scene.ancestors(of: element).contains { $0.kind == "navigationBar" || $0.kind == "tabBar" }
    }
    guard let first = elements.first else { return nil }
    return ([first] + scene.ancestors(of: first)).first { holder in
      holder.userView != nil
        && elements.allSatisfy { $0.id == holder.id || scene.ancestors(of: $0).contains { $0.id == holder.id } }
    }
  }

  /// From a paged tab view, else from what is spoken: "Page 2 of 4".
  var page: (number: Int, count: Int)? {
    let paged = scene.nodes.first { node in
      node.kind == "tabView"
        && scene.ancestors(of: node).contains {
          $0.kind == "tabViewStyle" && ($0.arguments.name("style") ?? "").hasPrefix("page")
        }
    }
    if let paged, let index = paged.arguments.number("selectionIndex"), let count = pageCount(of: paged) {
      return (Int(index) + 1, count)
    }
    for element in scene.spokenElements {
      if let match = element.spoken!.label.firstMatch(of: /(\d+) of (\d+)/), let number = Int(match.1),
        let count = Int(match.2)
      {
        return (number, count)
      }
    }
    return nil
  }

  /// Every text a person can read or hear now.
  var texts: [String] {
    scene.nodes.flatMap { node in
      [node.isVisible ? node.text?.content.string : nil, node.spoken?.label, node.spoken?.value, node.spoken?.hint]
        .compactMap { $0 }
    }
  }

  // MARK: What can be done

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
    case "tabView":
      guard let binding = node.arguments.action("selectionBinding"), let count = pageCount(of: node) else { return [] }
      let current = Int(node.arguments.number("selectionIndex") ?? 0)
      let items = tabBarItems(of: node)
      return (0..<count).filter { $0 != current }.map { index in
        Control(
          label: items.count == count ? items[index] : "", texts: ["page \(index + 1)"],
          effect: .page(binding, index: index), isEnabled: true, location: node.source)
      }
    case "toggle":
      guard let binding = node.arguments.action("isOnBinding") else { return [] }
      return [control(.toggle(binding, to: !(node.arguments.bool("isOn") ?? false)))]
    case "textField", "secureField", "textEditor":
      guard let binding = node.arguments.action("textBinding") else { return [] }
      var field = control(.field(binding))
      for name in ["title", "prompt", "placeholder"] {
        if let text = node.arguments.string(name) { field.texts.append(text) }
      }
      return [field]
    default:
      guard let action = node.arguments.action("action") else { return [] }
      return [control(.action(action))]
    }
  }

  /// What the items of a tab bar say; empty where pages are swiped.
  private func tabBarItems(of node: SceneNode) -> [String] {
    let bar = scene.subtree(of: node).last { $0.kind == "tabBar" }
    return scene.subtree(of: bar ?? node).filter { $0.kind == "tabBarItem" }.map { item in
      item.spoken?.label ?? scene.subtree(of: item).lazy.compactMap { $0.text?.content.string }.first ?? ""
    }
  }

  private func pageCount(of node: SceneNode) -> Int? {
    node.arguments.number("pageCount").map { Int($0) }
  }

  // MARK: Doing it

  func perform(_ control: Control, text: String = "") throws {
    cachedScene = nil
    switch control.effect {
    case .action(let number), .dismiss(let number): try session.perform(action: number)
    case .toggle(let number, let value): try session.set(binding: number, to: .bool(value))
    case .field(let number): try session.set(binding: number, to: .text(text))
    case .page(let number, let index): try session.select(page: index, binding: number)
    }
  }

  func answer(_ answer: PromptAnswer) {
    cachedScene = nil
    session.answer(answer)
  }

  func wait(_ seconds: Double) {
    cachedScene = nil
    session.wait(seconds)
  }

  func leaveAndReturn() {
    cachedScene = nil
    session.setScenePhase(active: false)
    session.setScenePhase(active: true)
  }

  func relaunch() {
    cachedScene = nil
    earlierEffects += session.effects
    session.relaunch()
  }

  func reinstall() {
    cachedScene = nil
    earlierEffects += session.effects
    session = setting.launch(session.patience)
  }
}
