import SightlineModel
import SwiftInterpreter

/// Completes controls: titles become content, styles of the project's own are run, taps get their action.
struct ControlExpansion {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }
  private var reading: Reading { expansion.reading }

  func complete(
    _ node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    switch node.kind {
    case .button: try button(&node, view, environment, identity)
    case .navigationLink:
      try titleAsContent(&node, environment, identity)
      try NavigationReader(expansion: expansion).complete(&node, view, environment, identity)
      try styled(&node, "buttonStyle", "ButtonStyleConfiguration", buttonFields(view, identity), environment, identity)
    case .link:
      try titleAsContent(&node, environment, identity)
      open(&node, view)
      try styled(&node, "buttonStyle", "ButtonStyleConfiguration", buttonFields(view, identity), environment, identity)
    case .shareLink:
      try titleAsContent(&node, environment, identity)
      if node.children.isEmpty {
        var label = shareLabel(view)
        try styleLabel(&label, environment, identity.child("title"))
        node.children = [label]
      }
      inert(&node, "share", view)
      try styled(&node, "buttonStyle", "ButtonStyleConfiguration", buttonFields(view, identity), environment, identity)
    case .photosPicker:
      try titleAsContent(&node, environment, identity)
      inert(&node, "photos picker", view)
      try styled(&node, "buttonStyle", "ButtonStyleConfiguration", buttonFields(view, identity), environment, identity)
    case .menu, .toggle, .stepper, .labeledContent, .groupBox, .controlGroup:
      if node.kind != .labeledContent, node.kind != .groupBox { try titleAsContent(&node, environment, identity) }
      if node.kind == .toggle { try toggle(&node, view, environment, identity) }
    case .disclosureGroup where view.arguments["isExpanded"] == nil:
      // It keeps by itself whether it is open.
      let cell = reading.state.cell(identity, "/isExpanded") { .bool(false) }
      let binding = BindingValue(get: { cell.value }, set: { cell.value = $0 })
      BindingArguments(expansion: expansion).set("isExpanded", binding, view.location, &node.arguments)
    case .label: try label(&node, view, environment, identity)
    case .section:
      if let title = title(of: node.arguments), node.arguments["header"] == nil {
        node.arguments.set("header", .views([text(title, view)]))
      }
    default: break
    }
    try OwnStyles(expansion: expansion).apply(to: &node, view, environment, identity)
  }

  // MARK: Labels

  /// `Button("Title")`: the title is the content.
  private func titleAsContent(
    _ node: inout ViewNode, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    guard node.children.isEmpty else { return }
    var title = label(from: node.arguments, at: node.source, symbol: node.symbol)
    if title.first?.kind == .label { try styleLabel(&title[0], environment, identity.child("title")) }
    node.children = title
  }

  func label(from arguments: NamedArguments, at location: SourceLocation?, symbol: String?) -> [ViewNode] {
    guard let title = title(of: arguments) else { return [] }
    let derivation = arguments.argument("titleKey")?.derivation ?? []
    let text = ViewNode(text: title, derivation: derivation, source: location, symbol: symbol)
    guard let image = icon(arguments, location, symbol) else { return [text] }
    var label = LabelView()
    label.title = Given(.views([text]))
    label.icon = Given([image])
    return [ViewNode(.label, .label(label), source: location, symbol: symbol)]
  }

  /// The words of a title; a sample stands for words that are not known.
  private func title(of arguments: NamedArguments) -> TextContent? {
    guard case .unknown(let reason)? = arguments["titleKey"] else { return arguments.text("titleKey") }
    var content = TextContent("Sample text")
    content.runs[0].unknownReason = reason
    return content
  }

  private func icon(_ arguments: NamedArguments, _ location: SourceLocation?, _ symbol: String?) -> ViewNode? {
    var image = ImageView()
    if let name = arguments.argument("systemImage") {
      image.systemName = Given(name)
    } else if let name = arguments.argument("image") {
      image.name = Given(name)
    } else {
      return nil
    }
    return ViewNode(.image, .image(image), source: location, symbol: symbol)
  }

  private func text(_ content: TextContent, _ view: BuiltInView) -> ViewNode {
    ViewNode(text: content, source: view.location, symbol: view.symbol)
  }

  private func label(
    _ node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    if node.arguments.views("title") == nil {
      let parts = label(from: node.arguments, at: view.location, symbol: view.symbol).first
      node.arguments.set("title", .views(parts?.arguments.views("title") ?? parts.map { [$0] } ?? []))
      if let icon = parts?.arguments.views("icon") { node.arguments.set("icon", .views(icon)) }
      node.arguments.set("titleKey", nil)
      node.arguments.set("systemImage", nil)
    }
    try styleLabel(&node, environment, identity)
  }

  /// In a style of the project's own.
  private func styleLabel(
    _ node: inout ViewNode, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    var fields: [String: Value] = [:]
    for name in ["title", "icon"] {
      let nodes = node.arguments.views(name) ?? []
      fields[name] = .host(ViewValue("View", .nodes(nodes)))
    }
    if let body = try StyleResolution(expansion: expansion)
      .body("labelStyle", fields, configuration: "LabelStyleConfiguration", environment, identity)
    {
      node.kind = .group
      node.arguments = NamedArguments()
      node.children = body.nodes
    }
  }

  // MARK: Buttons

  /// Words of iOS's own: they come in the reader's language, and are none of the app's.
  private func systemText(_ title: String, _ view: BuiltInView) -> ViewNode {
    var content = TextContent(title)
    content.runs[0].isVerbatim = true
    return text(content, view)
  }

  /// A symbol where a toolbar shows it, with its name for VoiceOver; words elsewhere, as in an alert.
  private func systemLabel(_ title: String, _ symbol: String, _ view: BuiltInView) -> ViewNode {
    var image = ImageView()
    image.systemName = Given(symbol)
    var label = LabelView()
    label.title = Given(.views([systemText(title, view)]))
    label.icon = Given([ViewNode(.image, .image(image), source: view.location)])
    return ViewNode(.label, .label(label), source: view.location, symbol: view.symbol)
  }

  private func button(
    _ node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    try titleAsContent(&node, environment, identity)
    // Taken out and put back once: each time decodes them all.
    var arguments = node.arguments
    // `extension ButtonRole { static var leave: ButtonRole { .close } }`.
    if let role = view.arguments["role"], case .implicit = role.payload,
      let name = try interpreter.resolve(role, as: "ButtonRole").host(NameValue.self)?.name
    {
      arguments.set("role", .name(name))
    }
    if node.children.isEmpty, let role = arguments.name("role") {
      if role == "cancel" { node.children = [systemText("Cancel", view)] }
      if role == "close" { node.children = [systemLabel("Close", "xmark", view)] }
      if role == "confirm" { node.children = [systemLabel("Done", "checkmark", view)] }
    } else if node.children.isEmpty, case .unknown(let reason)? = arguments["role"], arguments["titleKey"] == nil {
      // The role gives the words, and it is not known.
      var content = TextContent("Sample text")
      content.runs[0].unknownReason = reason
      node.children = [text(content, view)]
    }
    if node.children.isEmpty, let title = Self.systemTitles[view.entry.name] {
      node.children = [systemText(title, view)]
    }
    for name in ["titleKey", "systemImage", "image"] { arguments.set(name, nil) }
    node.arguments = arguments
    try styled(&node, "buttonStyle", "ButtonStyleConfiguration", buttonFields(view, identity), environment, identity)
  }

  /// What buttons of the system's own say, in English.
  private static let systemTitles = ["EditButton": "Edit", "RenameButton": "Rename", "PasteButton": "Paste"]

  private func buttonFields(_ view: BuiltInView, _ identity: Identity) -> [String: Value] {
    let role = view.arguments["role"] ?? .none
    var fields: [String: Value] = ["isPressed": .bool(false), "role": role]
    if let action = view.arguments["action"] { fields["trigger"] = action }
    return fields
  }

  private func styled(
    _ node: inout ViewNode, _ style: String, _ configuration: String, _ fields: [String: Value],
    _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    if environment.styles[style]?.isUnknown == true { node.hasUnknownLook = true }
    guard case .structure? = environment.styles[style]?.payload else { return }
    var fields = fields
    fields["label"] = .host(ViewValue("Label", .nodes(node.children)))
    let body = try StyleResolution(expansion: expansion)
      .body(style, fields, configuration: configuration, environment, identity)
    guard let body else { return }
    node.children = body.nodes
    // A link stays around what its style makes: that has no destination of its own.
    let isWhole = body.isWhole || node.children.contains { $0.holds(node.kind) }
    if isWhole, node.kind == .button || node.kind == .toggle { node = ViewNode(.group, children: body.nodes) }
  }

  private func toggle(
    _ node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    let binding =
      view.arguments["isOn"]?.host(BindingValue.self) ?? BindingValue.sample(.bool(false), interpreter.ledger)
    let fields: [String: Value] = [
      "isOn": try binding.get(), "$isOn": .host(binding), "isMixed": .bool(false),
    ]
    try styled(&node, "toggleStyle", "ToggleStyleConfiguration", fields, environment, identity)
  }

  /// - Source: the share link's own title and symbol on iOS.
  private func shareLabel(_ view: BuiltInView) -> ViewNode {
    var label = ViewNode(.label, source: view.location, symbol: view.symbol)
    label.arguments.set("title", .views([text(TextContent("Share…"), view)]))
    label.arguments.set(
      "icon", .views([ViewNode(.image, arguments: ["systemName": .string("square.and.arrow.up")])]))
    return label
  }

  private func open(_ node: inout ViewNode, _ view: BuiltInView) {
    let destination = view.arguments["destination"].map(interpreter.describe) ?? ""
    let reading = reading
    append(&node, view) { reading.effects.append(.opens, destination, at: view.location) }
  }
  private func inert(_ node: inout ViewNode, _ name: String, _ view: BuiltInView) {
    let reading = reading
    append(&node, view) { reading.effects.append(.opens, name, at: view.location) }
  }
  private func append(_ node: inout ViewNode, _ view: BuiltInView, _ run: @escaping () -> Void) {
    expansion.outcome.actions.append(Action(kind: "tap", location: view.location) { _ in run() })
    node.arguments.set("action", .action(expansion.outcome.actions.count - 1))
  }
}

extension ViewNode {
  /// Whether a control of the kind is among it: the style made one anew.
  fileprivate func holds(_ kind: ViewKind) -> Bool { self.kind == kind || children.contains { $0.holds(kind) } }
}
