import SightlineModel
import SwiftInterpreter

/// What each modifier does to the environment, to the nodes, and to what happens next.
struct ModifierApplication {
  let expansion: Expansion
  private var reading: Reading { expansion.reading }
  private var interpreter: Interpreter { expansion.interpreter }

  // MARK: Environment

  func environment(
    _ outer: EnvironmentValues, inside modifier: AppliedModifier, _ identity: Identity
  ) throws -> EnvironmentValues {
    var inner = outer
    let first = modifier.arguments.entries.first?.value
    switch modifier.entry.kind {
    case .environment: try setEnvironment(&inner, modifier)
    case .disabled:
      if first?.bool ?? (first == nil) { inner.values["isEnabled"] = .bool(false) }
    case .font: inner.values["font"] = try first.map { try interpreter.resolve($0, as: "Font") }
    case .dynamicTypeSize: try setDynamicTypeSize(&inner, first)
    case .preferredColorScheme:
      if let scheme = try first.map({ try interpreter.resolve($0, as: "ColorScheme") }), !scheme.isNone {
        inner.values["colorScheme"] = scheme
      }
    case .lineLimit, .multilineTextAlignment, .lineSpacing, .minimumScaleFactor, .controlSize, .textCase,
      .imageScale, .redacted:
      let key = modifier.entry.kind == .redacted ? "redactionReasons" : modifier.entry.kind.rawValue
      let types = [
        "multilineTextAlignment": "TextAlignment", "controlSize": "ControlSize", "textCase": "Text.Case",
        "imageScale": "Image.Scale", "redactionReasons": "RedactionReasons",
      ]
      inner.values[key] = try first.map { try types[key].map { try interpreter.resolve(first!, as: $0) } ?? $0 }
    case let kind
    where kind.rawValue.hasSuffix("Style") && EnumerationTable.styleProtocols.contains(upper(kind.rawValue)):
      if let first {
        inner.styles[kind.rawValue] = try StyleResolution(expansion: expansion).style(
          first, family: upper(kind.rawValue))
      }
    case .padding, .frame, .flexFrame:
      inner.offered = try OfferedSize(expansion: expansion).inside(modifier, outer.offered)
    default: break
    }
    return inner
  }

  private func upper(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private func setEnvironment(_ inner: inout EnvironmentValues, _ modifier: AppliedModifier) throws {
    if case .keyPath(_, let components)? = modifier.arguments["keyPath"]?.payload, let key = components.first {
      if components.count > 1 || modifier.arguments["transform"] != nil {
        return try changeEnvironment(&inner, modifier, components)
      }
      guard let value = modifier.arguments["value"] else { return }
      let type = EnvironmentKeyTypes.type(of: key) ?? ownType(ofKey: key, value, outer: inner)
      inner.values[key] = try type.map { try interpreter.resolve(value, as: $0) } ?? value
      if key == "sizeCategory", let name = inner.values[key]?.host(NameValue.self)?.name,
        let index = EnvironmentReader.sizeCategoryNames.firstIndex(of: name)
      {
        let size = DynamicTypeSize.allCases[index].swiftName
        inner.values["dynamicTypeSize"] = .host(NameValue(hostTypeName: "DynamicTypeSize", name: size))
      }
    } else if let object = modifier.arguments["object"], !object.isNone {
      inner.objects[interpreter.typeName(of: object)] = object
    }
  }

  /// Of a key of the project's own that is set to `.init(…)` or `.member`: as declared, else that of what it holds.
  private func ownType(ofKey key: String, _ value: Value, outer: EnvironmentValues) -> String? {
    guard case .implicit = value.payload else { return nil }
    if let declared = interpreter.declaredType(ofProperty: key, inExtensionOf: "EnvironmentValues") { return declared }
    let held = try? EnvironmentReader(reading: reading)
      .value(key, in: outer, interpreter: interpreter, at: interpreter.callStack.last ?? .nowhere)
    return held.flatMap { $0.isUnknown || $0.isNone ? nil : interpreter.typeName(of: $0) }
  }

  private func setDynamicTypeSize(_ inner: inout EnvironmentValues, _ value: Value?) throws {
    guard let value else { return }
    guard case .range(let range) = value.payload else {
      inner.values["dynamicTypeSize"] = try interpreter.resolve(value, as: "DynamicTypeSize")
      return
    }
    func name(_ value: Value?, _ fallback: String) throws -> String {
      guard let value else { return fallback }
      return try interpreter.resolve(value, as: "DynamicTypeSize").host(NameValue.self)?.name ?? fallback
    }
    let names = [try name(range.lower, "xSmall"), try name(range.upper, "accessibility5")]
    inner.values["dynamicTypeRange"] = .host(NamesValue(hostTypeName: "DynamicTypeSize", names: names))
  }

  // MARK: Nodes

  func apply(
    _ modifier: AppliedModifier, to nodes: [ViewNode], _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    if try event(modifier, environment, identity) { return nodes }
    switch modifier.entry.kind {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .inspector:
      try PresentationReader(expansion: expansion).read(modifier, environment, identity)
      return nodes
    case .navigationDestination:
      try NavigationReader(expansion: expansion).register(modifier, environment, identity)
      return nodes
    default: break
    }
    if Self.ofBars.contains(modifier.entry.kind), environment.navigation == nil, !environment.isPresented {
      expansion.outcome.wantsStack = true
    }
    let reader = ArgumentReader(expansion: expansion, environment: environment, identity: identity)
    var arguments = try reader.arguments(
      modifier.arguments,
      of: ArgumentOwner(
        name: modifier.entry.name, kind: modifier.entry.kind, isModifier: true, location: modifier.location))
    if modifier.entry.kind == .environment {
      guard case .keyPath(_, let components)? = modifier.arguments["keyPath"]?.payload, components.count == 1,
        arguments["value"] != nil
      else { return nodes }
      arguments.set("keyPath", .name(components[0]))
      try setEnvironmentArgument(components[0], modifier, reader, &arguments)
    }
    normalize(&arguments, modifier)
    try addActions(modifier, &arguments, environment)
    try ModifierOffers(expansion: expansion).add(modifier, count: nodes.count, environment, identity)
    if modifier.entry.kind == .tag, let value = modifier.arguments.entries.first?.value {
      environment.choices?.add(value, nodes)
    }
    if modifier.entry.kind == .animation, let animation = animation(of: modifier) {
      arguments.set("curve", .name(animation.name))
      arguments.set("duration", .number(animation.duration))
    }
    noteMotion(modifier, identity)
    var applied = ViewModifier(
      modifier.entry.kind, arguments: arguments, source: modifier.location, symbol: modifier.symbol)
    applied.askedAt = modifier.askedAt
    return nodes.map { node in
      var node = node
      node.modifiers.append(applied)
      if applied.kind == .id || applied.kind == .tag, node.identity == nil {
        node.identity = modifier.arguments.entries.first.map { interpreter.describe($0.value) }
      }
      return node
    }
  }

  /// Without a stack around it nothing shows what they say.
  private static let ofBars: Set<ViewKind> = [.toolbar, .navigationTitle]

  /// The value of an environment key as layout understands it.
  private func setEnvironmentArgument(
    _ key: String, _ modifier: AppliedModifier, _ reader: ArgumentReader, _ arguments: inout NamedArguments
  ) throws {
    guard let given = modifier.arguments["value"], !given.isNone, let type = EnvironmentKeyTypes.type(of: key) else {
      return
    }
    let value = try interpreter.resolve(given, as: type)
    if let reason = value.unknownReason { return arguments.set("value", .unknown(reason: reason)) }
    switch type {
    case "Font": arguments.set("value", try reader.font(value))
    case "Locale":
      if let locale = value.host(LocaleValue.self) { arguments.set("value", .string(locale.identifier)) }
    case "ContentSizeCategory":
      let name = value.host(NameValue.self)?.name
      if let index = EnvironmentReader.sizeCategoryNames.firstIndex(where: { $0 == name }) {
        arguments.set("value", .name(DynamicTypeSize.allCases[index].swiftName))
      }
    default: if let name = value.host(NameValue.self)?.name { arguments.set("value", .name(name)) }
    }
  }

  /// `padding()` means all edges; `rotation3DEffect` and others stay as they are.
  private func normalize(_ arguments: inout NamedArguments, _ modifier: AppliedModifier) {
    switch modifier.entry.kind {
    case .padding, .safeAreaPadding:
      if arguments["insets"] == nil, arguments["edges"] == nil { arguments.set("edges", .names(["all"])) }
    case .bold, .italic, .underline, .strikethrough, .monospaced:
      if arguments["isActive"] == nil { arguments.set("isActive", .bool(true)) }
    case .lineLimit:
      if case .list(let bounds)? = arguments["limit"] {
        arguments.set("limit", nil)
        if bounds[0].number != nil { arguments.set("min", bounds[0]) }
        if bounds[1].number != nil { arguments.set("max", bounds[1]) }
      }
    case .dynamicTypeSize:
      if case .list(let bounds)? = arguments["range"] {
        arguments.set("range", nil)
        if bounds[0] != .name("none") { arguments.set("min", bounds[0]) }
        if bounds[1] != .name("none") { arguments.set("max", bounds[1]) }
      }
    case .stroke, .strokeBorder:
      if let width = modifier.arguments["style"]?.host(OpaqueValue.self)?.fields["lineWidth"]?.number {
        arguments.set("lineWidth", .number(width))
      }
      if arguments["style"] != nil { arguments.set("style", nil) }
    case .alignmentGuide:
      let alignments = AlignmentReader(interpreter: interpreter)
      if let guide = try? modifier.arguments["guide"].flatMap({ try alignments.guide($0) }) {
        arguments.set("guide", .name(guide.name))
        arguments.set("axis", .name(guide.axis))
      }
      if let closure = modifier.arguments["computeValue"]?.function {
        let length = try? alignments.length(closure, at: modifier.location)
        arguments.set("value", length ?? .unknown(reason: "the guide's closure could not be run"))
      }
    case .focused:
      // With `equals` the binding holds the name of the field that has the focus.
      guard let held = modifier.arguments.entries.first?.value.host(BindingValue.self),
        let value = try? held.get()
      else { break }
      let isFocused =
        try? modifier.arguments["equals"].map { try interpreter.isEqual(value, $0) } ?? (value.bool == true)
      arguments.set("isFocused", .bool(isFocused ?? false))
    case .layoutValue:
      guard case .type(let key)? = modifier.arguments["key"]?.payload, let value = modifier.arguments["value"] else {
        break
      }
      arguments.set("key", .name(key))
      interpreter.holdLaunch(of: value)
      arguments.set(
        "value", .opaque(OpaqueArgument(name: key, key: interpreter.describe(value), object: LayoutValueBox(value))))
    case .navigationBarHidden, .statusBarHidden, .navigationBarBackButtonHidden, .disabled, .accessibilityHidden:
      if arguments.entries.isEmpty {
        arguments.set(modifier.entry.signatures[0].parameters[0].name, .bool(true))
      }
    default: break
    }
  }

  private func addActions(
    _ modifier: AppliedModifier, _ arguments: inout NamedArguments, _ environment: EnvironmentValues
  ) throws {
    for entry in modifier.arguments.entries {
      switch entry.parameter.type {
      case .action:
        guard let function = entry.value.function, modifier.entry.effect != .nothing else { continue }
        arguments.set(entry.parameter.name, .action(action("tap", function, modifier.location)))
        if [.onTapGesture, .onLongPressGesture].contains(modifier.entry.kind), let choices = reading.choices {
          if let effect = choices.effect(function.location) { arguments.set("effect", .string(effect)) }
          if choices.isInert(function.location) || interpreter.doesNothing(function) {
            arguments.set("isInert", .bool(true))
          }
        }
        if modifier.entry.kind == .onTapGesture, !expansion.buttonPlaces.insert(modifier.location).inserted,
          let chooses = reading.choices?.chooses(function.location)
        {
          arguments.set("chooses", .bool(chooses))
        }
      case .binding:
        guard let binding = entry.value.host(BindingValue.self) else { continue }
        BindingArguments(expansion: expansion).set(entry.parameter.name, binding, modifier.location, &arguments)
      default: break
      }
    }
    if modifier.entry.kind == .gesture, let gesture = modifier.arguments["gesture"]?.host(GestureValue.self) {
      // One that does nothing only keeps others away: `simultaneousGesture(DragGesture(minimumDistance: 0))`.
      if !gesture.actions.isEmpty || gesture.isFollowed { arguments.set("gesture", .name(gesture.hostTypeName)) }
      if let function = gesture.actions.last {
        arguments.set("action", .action(action("gesture", function, modifier.location)))
      }
    }
  }

  func action(_ kind: String, _ function: FunctionValue, _ location: SourceLocation?) -> Int {
    let interpreter = interpreter
    expansion.outcome.actions.append(
      Action(kind: kind, location: location) { value in
        let arguments =
          value.map { [Call.Argument(label: nil, value: $0, location: location ?? .nowhere)] } ?? []
        _ = try interpreter.call(function, Array(arguments.prefix(function.parameterCount)))
      })
    return expansion.outcome.actions.count - 1
  }

  // MARK: Events and motion

  private func event(
    _ modifier: AppliedModifier, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> Bool {
    let closure = modifier.arguments.entries.last?.value.function
    func appearance(_ kind: LifecycleEvent.Kind) {
      guard environment.isShown, let closure else { return }
      expansion.outcome.appearances.append(
        LifecycleEvent(kind: kind, identity: identity, id: modifier.arguments["id"], closure: closure))
    }
    switch modifier.entry.kind {
    case .onAppear: appearance(.appear)
    case .onDisappear: appearance(.disappear)
    case .task: appearance(.task)
    case .onChange:
      guard environment.isShown, let closure, let value = modifier.arguments["of"] else { return true }
      expansion.outcome.changes.append(
        Change(
          identity: identity, value: value, closure: closure, initial: modifier.arguments["initial"]?.bool ?? false,
          location: modifier.location))
    case .onReceive:
      guard environment.isShown, let closure, let publisher = modifier.arguments["publisher"] else { return true }
      expansion.outcome.receivers.append(Receiver(identity: identity, publisher: publisher, closure: closure))
    case .sensoryFeedback:
      guard environment.isShown, let trigger = modifier.arguments["trigger"] else { return true }
      let name = modifier.arguments["feedback"].map { $0.implicitName ?? interpreter.describe($0) } ?? "feedback"
      let reading = reading
      let location = modifier.location
      let log = NativeFunction(name: "sensoryFeedback", location: location, parameterCount: 0) { _, _ in
        reading.effects.append(.haptic, name, at: location)
        return .void
      }
      expansion.outcome.changes.append(
        Change(identity: identity, value: trigger, closure: log, initial: false, location: location))
    default: return false
    }
    return true
  }

  private func noteMotion(_ modifier: AppliedModifier, _ identity: Identity) {
    switch modifier.entry.kind {
    case .animation:
      guard let animation = animation(of: modifier) else { return }
      expansion.outcome.animatedValues.append(
        AnimatedValue(
          identity: identity, value: modifier.arguments["value"] ?? .void, animation: animation,
          location: modifier.location, symbol: modifier.symbol))
    case .symbolEffect:
      if let active = modifier.arguments["isActive"], active.bool == false { return }
      let effect = modifier.arguments["effect"].flatMap { $0.symbolEffectLinks.first?.name }
      let repeats = modifier.arguments["options"]?.repeatsSymbolEffect ?? (modifier.arguments["value"] == nil)
      record(modifier, api: "symbolEffect", properties: [effect ?? "symbol"], repeatsForever: repeats)
    case .phaseAnimator, .keyframeAnimator:
      let repeats = modifier.arguments["trigger"] == nil
      record(modifier, api: modifier.entry.kind.rawValue, properties: [], repeatsForever: repeats)
    default: break
    }
  }

  private func animation(of modifier: AppliedModifier) -> AnimationValue? {
    guard let first = modifier.arguments.entries.first?.value, !first.isNone else { return nil }
    return (try? interpreter.resolve(first, as: "Animation"))?.host(AnimationValue.self)
  }

  private func record(_ modifier: AppliedModifier, api: String, properties: [String], repeatsForever: Bool) {
    reading.motions.append(
      Motion(
        api: api, properties: properties, repeatsForever: repeatsForever, runsUnderReduceMotion: false,
        source: modifier.location, symbol: modifier.symbol))
  }
}

extension Value {
  /// The members of an effect or of its options, in the order written: `.repeat(.periodic(delay: 1))`.
  fileprivate var symbolEffectLinks: [ImplicitMember.Link] {
    if case .implicit(let member) = payload { return member.links }
    return host(NameValue.self).map { [ImplicitMember.Link(name: $0.name, call: nil)] } ?? []
  }
  /// Whether the options of a symbol effect repeat it without a count; `nil` where they do not say.
  fileprivate var repeatsSymbolEffect: Bool? {
    for link in symbolEffectLinks {
      switch link.name {
      case "repeating": return true
      case "nonRepeating": return false
      case "repeat":
        let inner = link.call?.arguments.first?.value.symbolEffectLinks.first
        // `.repeat(3)` and `.repeat(.periodic(3, delay: 1))` have a count.
        return inner.map { $0.call?.arguments.contains { $0.label == nil } != true } ?? false
      default: continue
      }
    }
    return nil
  }
}

/// Types of environment keys, for implicit members: `.environment(\.layoutDirection, .rightToLeft)`.
enum EnvironmentKeyTypes {
  static func type(of key: String) -> String? {
    [
      "colorScheme": "ColorScheme", "layoutDirection": "LayoutDirection", "dynamicTypeSize": "DynamicTypeSize",
      "sizeCategory": "ContentSizeCategory", "font": "Font", "locale": "Locale", "lineLimit": "Int",
      "horizontalSizeClass": "UserInterfaceSizeClass", "verticalSizeClass": "UserInterfaceSizeClass",
      "legibilityWeight": "LegibilityWeight", "controlSize": "ControlSize", "scenePhase": "ScenePhase",
      "multilineTextAlignment": "TextAlignment", "editMode": "Binding",
    ][key]
  }
}

/// Arguments of a binding: its value now, and the action that changes it.
struct BindingArguments {
  let expansion: Expansion

  func set(_ name: String, _ binding: BindingValue, _ location: SourceLocation?, _ arguments: inout NamedArguments) {
    if let value = try? binding.get() { arguments.set(name, self.value(value)) }
    expansion.outcome.actions.append(
      Action(kind: "change", location: location) { newValue in
        if let newValue { try binding.set(Self.fitted(newValue, to: try? binding.get())) }
      })
    arguments.set(name + "Binding", .action(expansion.outcome.actions.count - 1))
  }

  /// A whole number stays one: a stepper counts in the type of what it counts.
  private static func fitted(_ value: Value, to old: Value?) -> Value {
    guard case .double(let number) = value.payload, case .int? = old?.payload, let whole = Int(exactly: number) else {
      return value
    }
    return .int(whole)
  }

  private func value(_ value: Value) -> ArgumentValue {
    if value.isNone { return .name("none") }
    if let reason = value.unknownReason { return .unknown(reason: reason) }
    let reader = ArgumentReader(expansion: expansion, environment: EnvironmentValues(), identity: .root)
    return reader.anything(value) ?? .string(expansion.interpreter.describe(value))
  }
}

/// What a parent leaves for its content, where that follows from the source alone.
struct OfferedSize {
  let expansion: Expansion

  func inside(_ modifier: AppliedModifier, _ offered: ProposedSize) throws -> ProposedSize {
    let reader = ArgumentReader(expansion: expansion, environment: EnvironmentValues(), identity: .root)
    let arguments = try reader.arguments(modifier.arguments)
    var inner = offered
    switch modifier.entry.kind {
    case .frame:
      if let width = arguments.number("width") { inner.width = width }
      if let height = arguments.number("height") { inner.height = height }
    case .flexFrame:
      if let width = arguments.number("maxWidth"), let offered = inner.width { inner.width = min(width, offered) }
      if let height = arguments.number("maxHeight"), let offered = inner.height { inner.height = min(height, offered) }
    default:
      let insets = insets(arguments)
      inner.width = inner.width.map { $0 - insets.horizontal }
      inner.height = inner.height.map { $0 - insets.vertical }
    }
    return inner
  }

  /// - Source: `padding()` without a length is 16 pt on iOS.
  private func insets(_ arguments: NamedArguments) -> EdgeInsets {
    if let insets = arguments.insets("insets") { return insets }
    let length = arguments.number("length") ?? 16
    let edges = Set(arguments.names("edges") ?? ["all"])
    func has(_ names: String...) -> Double { edges.isDisjoint(with: names + ["all"]) ? 0 : length }
    return EdgeInsets(
      top: has("top", "vertical"), leading: has("leading", "horizontal"), bottom: has("bottom", "vertical"),
      trailing: has("trailing", "horizontal"))
  }
}
