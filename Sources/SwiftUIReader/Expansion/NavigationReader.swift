import SightlineModel
import SwiftInterpreter

/// The screens pushed onto one navigation stack.
final class NavigationPath: LaunchedThing, HostValue {
  private let place = LaunchPlace()
  let hostTypeName = "NavigationPath"
  enum Entry {
    /// A link's own destination.
    case view(Value, builder: FunctionValue?)
    /// A value for a `navigationDestination(for:)`.
    case value(Value)
    /// The last column of a split view, whose list chose what it shows.
    case detail
  }
  var entries: [Entry] = []
  /// `navigationDestination(for: Item.self)` seen in this evaluation, by type.
  var destinations: [(type: String, builder: FunctionValue)] = []
  /// The last column of a split view that shows one column at a time.
  var detail: Value?
  init() { place.hold(self) }
  func kept() -> () -> Void {
    let (entries, destinations, detail) = (entries, destinations, detail)
    return { (self.entries, self.destinations, self.detail) = (entries, destinations, detail) }
  }
}

/// Navigation stacks, links and destinations.
struct NavigationReader {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }
  private var reading: Reading { expansion.reading }

  func stack(_ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws -> ViewNode {
    let path = self.path(identity)
    path.destinations = []
    // Only a split view looks at the width: what a stack shows is the same on all devices.
    let isCompactSplit =
      view.entry.kind == .navigationSplitView && reading.readConditions.device.horizontalSizeClass != .regular
    path.detail = isCompactSplit ? view.arguments["detail"] : nil
    var inner = environment
    inner.navigation = path
    inner.offered.height = nil
    let place: SourceLocation? = view.location == .nowhere ? nil : view.location
    let kind: ViewKind = view.entry.name == "NavigationView" ? .navigationView : .navigationStack
    var node = ViewNode(kind, source: place, symbol: view.symbol)
    let root = view.arguments.entries.first { $0.parameter.type == .children }?.value ?? .none
    let binding = view.arguments["path"]?.host(BindingValue.self)
    let bound = try binding?.get().elements?.map { NavigationPath.Entry.value($0) } ?? []
    // The root is read even when covered: it declares the destinations.
    var shown = path.entries + bound
    if path.detail != nil, shown.isEmpty {
      if reading.lastColumn.isShown { shown = [.detail] } else { reading.lastColumn.noteHidden() }
    }
    var rootEnvironment = inner
    rootEnvironment.isShown = inner.isShown && shown.isEmpty
    var nodes = try expansion.nodes(root, rootEnvironment, identity.child("root"))
    var titleMode: TitleDisplayMode?
    for (depth, entry) in shown.enumerated() {
      titleMode = Self.titleMode(of: nodes) ?? titleMode
      var pushed = inner
      pushed.isShown = inner.isShown && depth == shown.count - 1
      let source = [Value(.host(path)), Value(.int(depth))] + (binding.map { [Value(.host($0))] } ?? [])
      pushed.dismissal = Dismissal(source) {
        if depth < path.entries.count {
          path.entries.removeSubrange(depth...)
        } else if let binding, var elements = try binding.get().elements {
          elements.removeLast()
          try binding.set(Value(.array(elements)))
        }
      }
      nodes = try destination(entry, path, pushed, identity.child("push\(depth)"))
      if depth == shown.count - 1 {
        let close = pushed.dismissal!.close
        expansion.outcome.actions.append(Action(kind: "back", location: nil) { _ in try close() })
        node.arguments.set("back", .action(expansion.outcome.actions.count - 1))
      }
    }
    node.arguments.set("depth", .number(Double(shown.count)))
    if let titleMode { node.arguments.set("titleMode", .name(titleMode.rawValue)) }
    node.children = nodes
    if view.entry.kind == .navigationSplitView {
      try split(&node, view, rootEnvironment, isPushed: !shown.isEmpty, root, identity)
    }
    return node
  }

  /// How large a screen's own content asks the bar to set its title; `nil` where it does not.
  private static func titleMode(of nodes: [ViewNode]) -> TitleDisplayMode? {
    var rest = nodes[...]
    var inner: [ViewNode] = []
    while !rest.isEmpty {
      for node in rest where node.kind != .navigationStack && node.kind != .navigationView {
        for modifier in node.modifiers {
          let mode: TitleDisplayMode? =
            switch modifier.payload {
            case .titleDisplayMode(let given): given.displayMode.value
            case .navigationTitle(let given): given.displayMode.value
            default: nil
            }
          if let mode, mode != .automatic { return mode }
        }
        inner += node.children
      }
      (rest, inner) = (inner[...], [])
    }
    return nil
  }

  /// On a wide screen the columns stand side by side, and what a link of the sidebar shows stands in the last.
  private func split(
    _ node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, isPushed: Bool, _ root: Value,
    _ identity: Identity
  ) throws {
    guard reading.readConditions.device.horizontalSizeClass == .regular else { return }
    var arguments = node.arguments
    if let binding = view.arguments["columnVisibility"]?.host(BindingValue.self) {
      BindingArguments(expansion: expansion).set("columnVisibility", binding, view.location, &arguments)
    }
    for name in ["content", "detail"] {
      guard let column = view.arguments[name] else { continue }
      if name == "detail", isPushed {
        arguments.set("detail", .views(node.children))
        var sidebar = environment
        sidebar.isShown = true
        node.children = try expansion.nodes(root, sidebar, identity.child("root"))
      } else {
        arguments.set(name, .views(try expansion.nodes(column, environment, identity.child(name))))
      }
    }
    node.kind = .navigationSplitView
    node.arguments = arguments
  }

  private func path(_ identity: Identity) -> NavigationPath {
    let cell = reading.state.cell(identity, "/navigation") { .host(NavigationPath()) }
    return cell.value.host(NavigationPath.self) ?? NavigationPath()
  }

  private func destination(
    _ entry: NavigationPath.Entry, _ path: NavigationPath, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    switch entry {
    case .view(let view, let builder):
      guard let builder else { return try expansion.nodes(view, environment, identity) }
      return try expansion.nodes(
        expansion.build(builder, [], symbol: nil, at: identity), environment, identity)
    case .detail: return try path.detail.map { try expansion.nodes($0, environment, identity) } ?? []
    case .value(let value):
      let type = interpreter.typeName(of: value)
      guard let match = path.destinations.first(where: { $0.type == type || $0.type.hasSuffix("." + type) }) else {
        return [expansion.placeholder("no navigationDestination(for: \(type).self) is declared", at: nil)]
      }
      let argument = Call.Argument(label: nil, value: value, location: .nowhere)
      return try expansion.nodes(
        expansion.build(match.builder, [argument], symbol: nil, at: identity), environment, identity)
    }
  }

  /// `.navigationDestination(…)`.
  func register(_ modifier: AppliedModifier, _ environment: EnvironmentValues, _ identity: Identity) throws {
    guard let builder = modifier.arguments["destination"]?.function, let path = environment.navigation else { return }
    let held = reading.presentationsHeld
    if case .type(let name)? = modifier.arguments["for"]?.payload {
      path.destinations.append((name, builder))
      guard reading.fillsEmpty, environment.isShown,
        let value = held.value(at: modifier.location, among: { samples(of: name) })
      else { return }
      try present(builder, value, modifier, environment, identity) {}
    } else if let binding = modifier.arguments["isPresented"]?.host(BindingValue.self) {
      guard environment.isShown, held.isUp(try binding.get().bool == true, at: modifier.location) else { return }
      try present(builder, nil, modifier, environment, identity) { try binding.set(.bool(false)) }
    } else if let binding = modifier.arguments["item"]?.host(BindingValue.self) {
      var item = try binding.get()
      guard environment.isShown, held.isUp(!item.isNone, at: modifier.location) else { return }
      if item.isNone { item = PresentationReader(expansion: expansion).sample(of: binding) }
      try present(builder, item, modifier, environment, identity) { try binding.set(.none) }
    } else if let unknown = modifier.arguments["isPresented"] ?? modifier.arguments["item"], unknown.isUnknown {
      guard environment.isShown, held.isUp(false, at: modifier.location) else { return }
      try present(builder, modifier.arguments["item"], modifier, environment, identity) {}
    }
  }

  /// Values that a destination may be shown for: of an enumeration one for each case that the app makes.
  private func samples(of type: String) -> [Value] {
    let samples = SampleValues(interpreter: interpreter, reading: reading)
    guard let declared = interpreter.declaredType(type), declared.kind == .enumeration else {
      return [samples.value(ofType: type)]
    }
    let made = declared.cases.filter { !interpreter.isNeverMade(case: $0, among: reading.passed) }
    return made.prefix(Self.mostCases).map { samples.value(ofCase: $0, of: declared) }
  }
  private static let mostCases = 12

  /// A destination shown by a binding covers the stack like a layer of its own.
  private func present(
    _ builder: FunctionValue, _ item: Value?, _ modifier: AppliedModifier, _ environment: EnvironmentValues,
    _ identity: Identity, _ close: @escaping () throws -> Void
  ) throws {
    guard environment.isShown else { return }
    let place = identity.child("destination")
    var inner = environment
    inner.dismissal = Dismissal((modifier.arguments["isPresented"] ?? modifier.arguments["item"]).map { [$0] }, close)
    let arguments = item.map { [Call.Argument(label: nil, value: $0, location: modifier.location)] } ?? []
    let values = try expansion.build(builder, Array(arguments.prefix(builder.parameterCount)), symbol: modifier.symbol)
    var stack = ViewNode(.navigationStack, source: modifier.location, symbol: modifier.symbol)
    stack.arguments.set("depth", .number(1))
    let position = expansion.outcome.presentations.count
    stack.children = try expansion.nodes(values, inner, place)
    expansion.outcome.actions.append(Action(kind: "back", location: nil) { _ in try close() })
    stack.arguments.set("back", .action(expansion.outcome.actions.count - 1))
    expansion.outcome.presentations.insert(
      Presentation(
        kind: .navigationDestination, identity: place, nodes: [stack], arguments: NamedArguments(),
        source: modifier.location, close: close), at: position)
  }

  /// A link's tap pushes its destination.
  func complete(
    _ node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    guard case .button(var link) = node.payload else { return }
    defer { node.payload = .button(link) }
    link.titleKey = Given()
    let path = environment.navigation
    let entry: NavigationPath.Entry
    var choose: (() throws -> Void)?
    if let value = view.arguments["value"] {
      // In a list with a selection a link's value is what is chosen; the last column shows it.
      let chooses = environment.listSelection != nil && path?.detail != nil
      entry = chooses ? .detail : .value(value)
      if chooses, let selection = environment.listSelection { choose = { try selection.set(value) } }
    } else if let destination = view.arguments["destination"] {
      entry = .view(destination, builder: destination.function)
    } else {
      return
    }
    let active = view.arguments["isActive"]?.host(BindingValue.self)
    if active != nil || view.arguments["selection"] != nil, environment.listSelection == nil {
      link.isFollowedByCode = Given(true)
    }
    expansion.outcome.actions.append(
      Action(kind: "push", location: view.location) { _ in
        try active?.set(.bool(true))
        try choose?()
        path?.entries.append(entry)
      })
    link.action = Given(ActionNumber(expansion.outcome.actions.count - 1))
    if path == nil {
      link.isEnabled = Given(false)
      if !environment.isPresented { expansion.outcome.wantsStack = true }
    }
  }
}
