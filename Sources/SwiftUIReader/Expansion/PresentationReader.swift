import SightlineModel
import SwiftInterpreter

/// Sheets, covers, alerts, dialogs and inspectors: read when their binding says that they are up.
///
/// - Source: in a narrow window an inspector is a sheet.
struct PresentationReader {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }

  func read(_ modifier: AppliedModifier, _ environment: EnvironmentValues, _ identity: Identity) throws {
    guard environment.isShown else { return }
    let place = identity.child(modifier.entry.kind.rawValue)
    var item: Value?
    let close: () throws -> Void
    if let binding = modifier.arguments["isPresented"]?.host(BindingValue.self) {
      guard try isUp(isTrue(binding.get(), modifier), modifier) else { return }
      close = { try binding.set(.bool(false)) }
      item = modifier.arguments["presenting"] ?? modifier.arguments["error"]
      if item?.isNone == true, isPresumed(modifier) { item = Self.presumed }
      // - Source: nothing is presented without an error.
      if modifier.arguments["error"]?.isNone == true, !isPresumed(modifier) { return }
    } else if let binding = modifier.arguments["item"]?.host(BindingValue.self) {
      var value = try binding.get()
      guard isUp(!value.isNone, modifier) else { return }
      if value.isNone { value = sample(of: binding) }
      item = value
      close = { try binding.set(.none) }
    } else if let unknown = modifier.arguments["isPresented"] ?? modifier.arguments["item"], unknown.isUnknown {
      // A binding of a missing module: nobody knows whether it is up.
      guard isUp(false, modifier) else { return }
      item = modifier.arguments["item"] ?? modifier.arguments["presenting"]
      close = {}
    } else {
      return
    }
    let onDismiss = modifier.arguments["onDismiss"]?.function
    let interpreter = interpreter
    let dismiss: () throws -> Void = {
      try close()
      if let onDismiss { _ = try interpreter.call(onDismiss, []) }
    }
    var inner = environment
    let source = (modifier.arguments["isPresented"] ?? modifier.arguments["item"]).map {
      [$0] + (onDismiss.map { [Value(.function($0))] } ?? [])
    }
    inner.dismissal = Dismissal(source, dismiss)
    inner.navigation = nil
    inner.listSelection = nil
    inner.isPresented = true
    inner.styles = [:]
    inner.offered = expansion.screenSize
    // What its content presents stands before it.
    let position = expansion.outcome.presentations.count
    let nodes = try content(modifier, item, inner, place)
    let reader = ArgumentReader(expansion: expansion, environment: inner, identity: place)
    expansion.outcome.presentations.insert(
      Presentation(
        kind: modifier.entry.kind == .inspector ? .sheet : modifier.entry.kind, identity: place, nodes: nodes,
        arguments: try arguments(modifier, item, reader, inner, place), source: modifier.location, close: dismiss),
      at: position)
  }

  private func isUp(_ isUp: Bool, _ modifier: AppliedModifier) -> Bool {
    expansion.reading.presentationsHeld.isUp(isUp, at: modifier.location)
  }

  private func isPresumed(_ modifier: AppliedModifier) -> Bool {
    expansion.reading.presentationsHeld.places.contains(modifier.location)
  }

  private static var presumed: Value { Value(.unknown(Unknown(reason: "it is only taken to be there"))) }

  /// What stands for the item of a presentation that is only taken to be up.
  func sample(of binding: BindingValue) -> Value {
    let unknown = Self.presumed
    guard let type = binding.typeName, type.hasSuffix("?") else { return unknown }
    return SampleValues(interpreter: interpreter, reading: expansion.reading).value(
      ofType: String(type.dropLast()))
  }

  private func isTrue(_ value: Value, _ modifier: AppliedModifier) throws -> Bool {
    if let bool = value.bool { return bool }
    guard let reason = value.unknownReason else { return false }
    return interpreter.decisions.decide(
      BranchQuestion(location: modifier.location, reason: reason, typeName: modifier.symbol))
  }

  private func content(
    _ modifier: AppliedModifier, _ item: Value?, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    guard let builder = (modifier.arguments["content"] ?? modifier.arguments["actions"])?.function else {
      return modifier.entry.kind == .alert ? [try defaultButton(modifier)] : []
    }
    let values = try run(builder, item, modifier)
    if let legacy = values.first?.host(LegacyAlertValue.self) {
      return try legacyButtons(legacy, modifier, environment, identity)
    }
    let nodes = try expansion.nodes(values, environment, identity)
    guard modifier.entry.kind == .alert || modifier.entry.kind == .confirmationDialog else { return nodes }
    return nodes.isEmpty ? [try defaultButton(modifier)] : nodes.map { closing($0, modifier, environment) }
  }

  /// Every button of an alert also closes it.
  private func closing(_ node: ViewNode, _ modifier: AppliedModifier, _ environment: EnvironmentValues) -> ViewNode {
    guard let index = node.arguments.action("action"), let dismissal = environment.dismissal else { return node }
    let original = expansion.outcome.actions[index].run
    expansion.outcome.actions[index].run = { value in
      try dismissal.close()
      try original(value)
    }
    return node
  }

  private func run(_ builder: FunctionValue, _ item: Value?, _ modifier: AppliedModifier) throws -> [Value] {
    let arguments = item.map { [Call.Argument(label: nil, value: $0, location: modifier.location)] } ?? []
    return try expansion.build(builder, Array(arguments.prefix(builder.parameterCount)), symbol: modifier.symbol)
  }

  private func arguments(
    _ modifier: AppliedModifier, _ item: Value?, _ reader: ArgumentReader, _ environment: EnvironmentValues,
    _ identity: Identity
  ) throws -> NamedArguments {
    var arguments = NamedArguments()
    if let title = modifier.arguments["titleKey"] { arguments.set("titleKey", .text(try reader.text(title))) }
    if let error = modifier.arguments["error"], !error.isNone, modifier.arguments["titleKey"] == nil {
      let words = try interpreter.member(of: error, "localizedDescription", call: nil)
      arguments.set("titleKey", .text(try reader.text(words)))
    }
    if let visibility = modifier.arguments["titleVisibility"] {
      let name = try interpreter.resolve(visibility, as: "Visibility").host(NameValue.self)?.name
      arguments.set("titleVisibility", .name(name ?? visibility.implicitName ?? "automatic"))
    }
    if let message = modifier.arguments["message"]?.function {
      arguments.set(
        "message",
        .views(try expansion.nodes(run(message, item, modifier), environment, identity.child("message"))))
    }
    return arguments
  }

  /// The one that iOS gives an alert without any, in its own words.
  private func defaultButton(_ modifier: AppliedModifier) throws -> ViewNode {
    var node = ViewNode(.button, source: modifier.location, symbol: modifier.symbol)
    let words = try TextResolver(reading: expansion.reading, interpreter: interpreter)
      .content(ofLabel: .systemText("OK"))
    node.children = [ViewNode(.text, arguments: ["content": .text(words)], source: modifier.location)]
    if let binding = modifier.arguments["isPresented"]?.host(BindingValue.self) {
      expansion.outcome.actions.append(
        Action(kind: "tap", location: modifier.location) { _ in try binding.set(.bool(false)) })
      node.arguments.set("action", .action(expansion.outcome.actions.count - 1))
    }
    return node
  }

  /// `Alert(title:message:dismissButton:)` and `ActionSheet(title:message:buttons:)` of older code.
  private func legacyButtons(
    _ alert: LegacyAlertValue, _ modifier: AppliedModifier, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    let words = try ["title", "message"].flatMap { label in
      try alert.call.value(label).map { try expansion.nodes($0, environment, identity.child(label)) } ?? []
    }
    var buttons: [ViewNode] = []
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      guard let button = alert.call.value(label).flatMap({ legacyButton($0, modifier) }) else { continue }
      buttons += try expansion.nodes(button, environment, identity.child(label))
    }
    if case .array(let listed)? = alert.call.value("buttons")?.payload {
      for (index, button) in listed.enumerated() {
        guard let button = legacyButton(button, modifier) else { continue }
        buttons += try expansion.nodes(button, environment, identity.child("button \(index)"))
      }
    }
    if buttons.isEmpty, modifier.entry.kind == .alert { buttons = [try defaultButton(modifier)] }
    return words + buttons.map { closing($0, modifier, environment) }
  }

  /// `.destructive(Text("Delete")) { … }`, `.cancel()`: a button of a role.
  ///
  /// - Returns: `nil` where it is none of these, or has neither words nor a role that has words of its own.
  private func legacyButton(_ value: Value, _ modifier: AppliedModifier) -> Value? {
    guard case .implicit(let member) = value.payload, member.links.count == 1, let link = member.links.first,
      ["default", "cancel", "destructive"].contains(link.name)
    else { return nil }
    let given = link.call?.arguments.map(\.value) ?? []
    let place = link.call?.location ?? modifier.location
    var arguments: [(String?, Value)] = []
    if link.name != "default" {
      arguments.append(
        ("role", Value(.implicit(ImplicitMember(links: [.init(name: link.name, call: nil)], location: place)))))
    }
    let nothing = Value(.function(NativeFunction(name: "close", location: place, parameterCount: 0) { _, _ in .void }))
    arguments.append(("action", given.first { $0.function != nil } ?? nothing))
    if let words = given.first(where: { $0.host(ViewValue.self)?.isText == true }) {
      let label = NativeFunction(name: "label", location: place, parameterCount: 0) { _, _ in words }
      arguments.append(("label", Value(.function(label))))
    } else if link.name != "cancel" {
      return nil
    }
    let call = Call(
      arguments: arguments.map { Call.Argument(label: $0.0, value: $0.1, location: place) }, location: place)
    return try? interpreter.construct("Button", call)
  }
}
