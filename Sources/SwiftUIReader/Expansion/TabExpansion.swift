import SightlineModel
import SwiftInterpreter

/// `TabView`: the selected page is expanded; the others keep their tag and tab item, because nobody sees more of them.
struct TabExpansion {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }

  /// A page before it is expanded.
  struct Page {
    var value: Value
    var tag: Value?
    var identity: Identity
    var tab: BuiltInView?
  }

  func node(_ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws -> ViewNode {
    var node = ViewNode(.tabView, source: view.location, symbol: view.symbol)
    var tabs = TabViewView()
    let pages = try pages(view.arguments["content"] ?? .none, environment, identity)
    let binding = view.arguments["selection"]?.host(BindingValue.self) ?? ownSelection(identity)
    let current = try binding.get()
    let isOwn = view.arguments["selection"]?.host(BindingValue.self) == nil
    let selected = isOwn ? current.integer ?? 0 : try pages.firstIndex { try matches($0, current) } ?? 0
    let reader = ArgumentReader(expansion: expansion, environment: environment, identity: identity)
    for (index, page) in pages.enumerated() {
      node.children.append(try child(page, index, isSelected: index == selected, environment))
    }
    if pages.indices.contains(selected) {
      let chosen = reader.anything(tag(pages[selected], selected)).map { Argument($0) }
      tabs.selection = Given(chosen ?? Argument(.number(Double(selected))))
    }
    tabs.selectionIndex = Given(selected)
    tabs.pageCount = Given(pages.count)
    expansion.outcome.actions.append(
      Action(kind: "page", location: view.location) { value in
        guard let index = value?.integer, pages.indices.contains(index) else { return }
        try binding.set(isOwn ? .int(index) : tag(pages[index], index))
      })
    tabs.selectionBinding = Given(ActionNumber(expansion.outcome.actions.count - 1))
    node.payload = .tabView(tabs)
    return node
  }

  private func ownSelection(_ identity: Identity) -> BindingValue {
    let cell = expansion.reading.state.cell(identity, "/selection") { .int(0) }
    return BindingValue(get: { cell.value }, set: { cell.value = $0 })
  }

  private func tag(_ page: Page, _ index: Int) -> Value { page.tag ?? .int(index) }

  private func matches(_ page: Page, _ current: Value) throws -> Bool {
    guard let tag = page.tag else { return false }
    return try interpreter.isEqual(tag, current)
  }

  // MARK: Pages

  /// The pages, with `ForEach` and groups opened.
  private func pages(_ value: Value, _ environment: EnvironmentValues, _ identity: Identity) throws -> [Page] {
    if let values = value.elements {
      return try values.enumerated().flatMap { try pages($1, environment, identity.child("\($0)")) }
    }
    guard let view = value.host(ViewValue.self) else {
      return value.isNone ? [] : [Page(value: value, tag: nil, identity: identity)]
    }
    if isLeftOut(view) { return [] }
    switch view.base {
    case .group(let values) where view.modifiers.isEmpty:
      return try pages(Value(.array(values)), environment, identity)
    case .builtIn(let base) where base.entry.kind == .forEach && view.modifiers.isEmpty:
      return try loop(base, environment, identity)
    // A section of tabs is a heading in the sidebar of an iPad, nothing in a bar.
    case .builtIn(let base)
    where base.entry.kind == .group && (view.modifiers.isEmpty || base.entry.name == "TabSection"):
      return try pages(base.arguments["content"] ?? .none, environment, identity)
    case .builtIn(let base) where base.entry.kind == .tab:
      return [Page(value: value, tag: base.arguments["value"], identity: identity, tab: base)]
    default: break
    }
    let tag = view.modifiers.last { $0.entry.kind == .tag }?.arguments["tag"]
    return [Page(value: value, tag: tag, identity: identity)]
  }

  /// `Tab(…).hidden(isCompact)`, and `.defaultVisibility(.hidden, for: .tabBar)` where the bar is all there is: with regular width
  /// the tab stands in the sidebar.
  private func isLeftOut(_ view: ViewValue) -> Bool {
    guard case .builtIn(let base) = view.base, base.entry.kind == .tab || base.entry.name == "TabSection" else {
      return false
    }
    let isCompact = expansion.reading.readConditions.device.horizontalSizeClass != .regular
    return view.modifiers.contains { modifier in
      switch modifier.entry.name {
      case "hidden": return modifier.arguments.entries.isEmpty || modifier.arguments["hidden"]?.bool == true
      case "defaultVisibility":
        let names = modifier.arguments.entries.flatMap { $0.value.elements ?? [$0.value] }.compactMap(name)
        return isCompact && names.first == "hidden" && names.dropFirst().contains("tabBar")
      default: return false
      }
    }
  }
  private func name(_ value: Value) -> String? { value.host(NameValue.self)?.name ?? value.implicitName }

  private func loop(_ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws -> [Page] {
    guard let data = view.arguments["data"], let builder = view.arguments["content"]?.function else { return [] }
    return try LoopExpansion(expansion: expansion).elements(data).enumerated().flatMap { index, element in
      let argument = Call.Argument(label: nil, value: element, location: view.location)
      let place = identity.child("\(index)")
      let values = try expansion.build(builder, [argument], symbol: view.symbol, at: place)
      var pages = try pages(Value(.array(values)), environment, place)
      for page in pages.indices where pages[page].tag == nil { pages[page].tag = element }
      return pages
    }
  }

  private func child(_ page: Page, _ index: Int, isSelected: Bool, _ environment: EnvironmentValues) throws -> ViewNode
  {
    var node: ViewNode
    if isSelected {
      var nodes = try expansion.nodes(
        page.tab.map { $0.arguments["content"] ?? .none } ?? page.value, environment, page.identity)
      node = nodes.count == 1 ? nodes.removeFirst() : ViewNode(.group, children: nodes)
    } else {
      node = ViewNode(.spacer)
      let kept: Set<ViewKind> = [.tag, .tabItem, .badge]
      for modifier in page.value.host(ViewValue.self)?.modifiers ?? [] where kept.contains(modifier.entry.kind) {
        node = try ModifierApplication(expansion: expansion).apply(modifier, to: [node], environment, page.identity)[0]
      }
    }
    let reader = ArgumentReader(expansion: expansion, environment: environment, identity: page.identity)
    if !node.modifiers.contains(where: { $0.kind == .tag }) {
      let value = reader.anything(tag(page, index)) ?? .number(Double(index))
      node.modifiers.append(ViewModifier(.tag, arguments: ["tag": value]))
    }
    if let tab = page.tab { node.modifiers.append(try tabItem(tab, environment, page.identity)) }
    return node
  }

  private func tabItem(_ tab: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws
    -> ViewModifier
  {
    let reader = ArgumentReader(expansion: expansion, environment: environment, identity: identity.child("tab"))
    var arguments = try reader.arguments(tab.arguments)
    if arguments["label"] == nil {
      let label = ControlExpansion(expansion: expansion).label(from: arguments, at: tab.location, symbol: tab.symbol)
      arguments.set("label", .views(label))
    }
    return ViewModifier(.tabItem, arguments: arguments, source: tab.location, symbol: tab.symbol)
  }
}
