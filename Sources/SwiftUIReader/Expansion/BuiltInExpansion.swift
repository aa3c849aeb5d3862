import SightlineModel
import SwiftInterpreter

/// Nodes for the host's own views.
struct BuiltInExpansion {
  let expansion: Expansion
  var reading: Reading { expansion.reading }
  var interpreter: Interpreter { expansion.interpreter }

  func nodes(
    _ view: BuiltInView, _ value: ViewValue, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    let content = view.arguments.entries.first { $0.parameter.type == .children }?.value
    if let content, let only = try expansion.only(of: content, in: view, environment, identity) { return only }
    // The stack that was put around what is shown alone is none of the preview's.
    if ![.group, .anyView, .forEach].contains(view.entry.kind), view.location != .nowhere {
      expansion.descent?.close()
    }
    switch view.entry.kind {
    case .group, .forEach:
      if let nodes = try LoopExpansion(expansion: expansion).subviews(of: view, environment, identity) { return nodes }
      if view.entry.kind == .forEach {
        return try LoopExpansion(expansion: expansion).nodes(view, environment, identity)
      }
      return try expansion.nodes(content ?? view.arguments.entries.first?.value ?? .none, environment, identity)
    case .windowGroup: return try window(view, environment, identity)
    case .anyView:
      let inner = content ?? view.arguments.entries.first?.value ?? .none
      return try expansion.nodes(inner, environment, identity)
    case .outlineGroup: return try LoopExpansion(expansion: expansion).nodes(view, environment, identity)
    case .scrollViewReader, .mapReader, .timelineView:
      let types: [ViewKind: String] = [.timelineView: "TimelineContext", .mapReader: "MapProxy"]
      if view.entry.kind == .timelineView { reading.showsTimeline = true }
      let proxy = OpaqueValue(
        hostTypeName: types[view.entry.kind] ?? "ScrollViewProxy",
        fields: ["date": .host(DateValue(date: reading.date))])
      return try built(view, "content", with: .host(proxy), environment, identity)
    case .geometryReader: return [try geometry(view, environment, identity)]
    case .phaseAnimator, .keyframeAnimator: return try animator(view, environment, identity)
    case .asyncImage where view.arguments["content"]?.function != nil:
      return try asyncImage(view, environment, identity)
    case .tabView: return [try TabExpansion(expansion: expansion).node(view, environment, identity)]
    case .navigationStack, .navigationSplitView:
      return [try NavigationReader(expansion: expansion).stack(view, environment, identity)]
    default: break
    }
    // Opens from the title of the bar, by which it is called.
    if view.entry.name == "ToolbarTitleMenu" {
      expansion.reportNotLaidOut("ToolbarTitleMenu", at: view.location)
      return []
    }
    var environment = environment
    if view.entry.kind == .list { environment.listSelection = view.arguments["selection"]?.host(BindingValue.self) }
    let chooses = [.list, .picker].contains(view.entry.kind) && view.arguments["selection"] != nil
    if chooses || view.entry.kind == .list { environment.choices = chooses ? Choices() : nil }
    var node = try self.node(view, environment, identity)
    if view.entry.kind == .toolbarItem, node.arguments.string("placement") == "keyboard" {
      expansion.reportNotLaidOut("\(view.entry.name)(placement: .keyboard)", at: view.location)
      return []
    }
    if let content {
      node.children = try expansion.nodes(content, offered(by: view, environment), identity.child("content"))
    }
    if view.entry.kind == .list, view.arguments["data"] != nil {
      node.children = try LoopExpansion(expansion: expansion).nodes(view, environment, identity)
    }
    try ControlExpansion(expansion: expansion).complete(&node, view, environment, identity)
    try ViewOffers(expansion: expansion).add(
      &node, view, choices: chooses ? environment.choices?.all ?? [] : [], environment)
    for (index, operation) in view.shapeOperations.enumerated() {
      node = try ModifierApplication(expansion: expansion)
        .apply(operation, to: [node], environment, identity.child("s\(index)"))[0]
    }
    if view.entry.effect == .unseen {
      node.arguments.set("reason", .string("\(view.entry.name) is drawn by another framework"))
    }
    return [node]
  }

  /// A node with everything but its content.
  private func node(_ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws -> ViewNode {
    let reader = ArgumentReader(expansion: expansion, environment: environment, identity: identity)
    // What a link leads to is made when it is followed.
    let isLink = view.entry.kind == .navigationLink
    var arguments = try reader.arguments(
      view.arguments, leavingOut: isLink ? "destination" : nil,
      of: ArgumentOwner(name: view.entry.name, kind: view.entry.kind, isModifier: false, location: view.location))
    let application = ModifierApplication(expansion: expansion)
    for entry in view.arguments.entries {
      if let function = entry.value.function, entry.parameter.type == .action, view.entry.effect != .unseen {
        arguments.set(entry.parameter.name, .action(application.action("tap", function, view.location)))
        if view.entry.kind == .button, let effect = reading.choices?.effect(function.location) {
          arguments.set("effect", .string(effect))
        }
        // Asked of what comes again from one line: the first is judged with the others.
        if view.entry.kind == .button, !expansion.buttonPlaces.insert(view.location).inserted,
          let chooses = reading.choices?.chooses(function.location)
        {
          arguments.set("chooses", .bool(chooses))
        }
      } else if let binding = entry.value.host(BindingValue.self), entry.parameter.type == .binding {
        BindingArguments(expansion: expansion).set(entry.parameter.name, binding, view.location, &arguments)
      }
    }
    if view.entry.kind == .image { normalizeImage(&arguments, view) }
    if view.entry.kind == .datePicker { try formatDate(&arguments, view) }
    try formatValue(&arguments, view)
    var node = ViewNode(view.entry.kind, arguments: arguments, source: view.location, symbol: view.symbol)
    node.isPartlyRead = view.isPartlyRead
    return node
  }

  /// `LabeledContent("Streak", value: 3, format: .number)`, `TextField("Weight", value: $weight, format: .number)`:
  /// the value as it is shown in the locale.
  private func formatValue(_ arguments: inout NamedArguments, _ view: BuiltInView) throws {
    guard let format = view.arguments["format"], let given = view.arguments["value"] else { return }
    let value = try given.host(BindingValue.self)?.get() ?? given
    guard !value.isNone else { return arguments.set("value", nil) }
    let text = try Formatting(reading: reading, interpreter: interpreter).formatted(value, by: format)
    if let reason = text.unknownReason { return arguments.set("value", .unknown(reason: reason)) }
    let shown = interpreter.describe(text)
    arguments.set("value", view.entry.kind == .textField ? .string(shown) : .text(TextContent(shown)))
  }

  /// What a date picker shows of its date, in the locale.
  private func formatDate(_ arguments: inout NamedArguments, _ view: BuiltInView) throws {
    guard let binding = view.arguments["selection"]?.host(BindingValue.self),
      let date = try binding.get().host(DateValue.self)?.date
    else { return }
    let formatting = DateFormatting(
      interpreter: interpreter, locale: Formatting.locale(reading.readConditions.locale))
    func style(_ name: String) -> Value { .host(NameValue(hostTypeName: "Date.FormatStyle", name: name)) }
    arguments.set(
      "shownDate", formatting.text(date, date: style("abbreviated"), time: nil).map { Argument(.string($0)) })
    arguments.set("shownTime", formatting.text(date, date: nil, time: style("shortened")).map { Argument(.string($0)) })
  }

  private func normalizeImage(_ arguments: inout NamedArguments, _ view: BuiltInView) {
    if let name = arguments.argument("decorative") {
      arguments.set("decorative", .bool(true))
      arguments.set("name", name)
    }
    if let name = arguments.argument("resource") { arguments.set("name", name) }
    if let image = view.arguments["uiImage"]?.host(OpaqueValue.self) {
      arguments.set("uiImage", .string(image.fields["name"].flatMap { interpreter.text(of: $0) } ?? "image"))
      if let symbol = image.fields["systemName"].flatMap({ interpreter.text(of: $0) }) {
        arguments.set("systemName", .string(symbol))
      }
    }
    // `Image("\(bird.id)/wing")` where no bird is known.
    for key in ["name", "systemName"] {
      guard case .string(let name)? = arguments[key], name.unicodeScalars.contains("‹") else { continue }
      let reasons = interpreter.describedReasons.filter { name.contains("‹\($0)›") }
      arguments.set(key, .string(reasons.sorted().reduce(name) { $0.replacing("‹\($1)›", with: "…") }))
    }
    let name = arguments.string("name") ?? arguments.string("uiImage")
    if arguments["systemName"] == nil, let name, let size = reading.pictureSize(named: name) {
      arguments.set("size", .size(size))
    }
  }

  /// What a container leaves for its content, as far as it follows from the source.
  private func offered(by view: BuiltInView, _ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    switch view.entry.kind {
    case .vStack, .lazyVStack: inner.offered.height = nil
    case .hStack, .lazyHStack: inner.offered.width = nil
    case .zStack: break
    case .scrollView:
      let axes = view.arguments["axes"].flatMap {
        try? ArgumentBinder(interpreter: interpreter).names($0, type: "Axis.Set")
      }
      if axes?.contains("horizontal") ?? false { inner.offered.width = nil }
      if axes?.contains("vertical") ?? true { inner.offered.height = nil }
    case .group, .forEach, .anyView, .section, .scrollViewReader, .mapReader, .timelineView: break
    default: inner.offered = .unspecified
    }
    return inner
  }

  /// A phone shows the window that opens with the app, and no other.
  ///
  /// - Source: Apple, "Presenting windows and spaces": `openWindow` needs `supportsMultipleWindows`, which is false on iPhone; a group
  ///   for values opens with one alone.
  private func window(_ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws -> [ViewNode]
  {
    if view.arguments["for"] != nil, view.arguments["defaultValue"] == nil { return [] }
    guard !expansion.hasWindow else { return [] }
    expansion.hasWindow = true
    if view.entry.name == "DocumentGroup" {
      let builder = view.arguments["editor"] == nil ? "viewer" : "editor"
      return try built(view, builder, with: document(of: view), environment, identity)
    }
    if let value = view.arguments["defaultValue"]?.function {
      let shown = BindingValue.sample(try interpreter.call(value, []), reading.ledger)
      return try built(view, "content", with: .host(shown), environment, identity)
    }
    let content =
      ["content", "makeContent"].lazy.compactMap { view.arguments[$0] }.first ?? view.arguments.entries.last?.value
    return try expansion.nodes(content ?? .none, environment, identity)
  }

  /// What the editor of a new document is given; of one that is opened nothing is known.
  private func document(of view: BuiltInView) throws -> Value {
    var new = view.arguments["newDocument"] ?? .unknown("a document that is opened", at: view.location)
    if let made = new.function { new = try interpreter.call(made, []) }
    let binding = BindingValue.sample(new, reading.ledger)
    return .host(
      OpaqueValue(
        hostTypeName: "FileDocumentConfiguration",
        fields: ["document": new, "$document": .host(binding), "fileURL": .none, "isEditable": .bool(true)]))
  }

  func built(
    _ view: BuiltInView, _ name: String, with argument: Value, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    guard let builder = view.arguments[name]?.function else { return [] }
    let call = Call.Argument(label: nil, value: argument, location: view.location)
    let values = try expansion.build(builder, Array([call].prefix(max(1, builder.parameterCount))), symbol: view.symbol)
    return try expansion.nodes(values, environment, identity)
  }

  private func geometry(_ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity) throws -> ViewNode
  {
    var node = ViewNode(.geometryReader, source: view.location, symbol: view.symbol)
    reading.hasMetGeometryReader = true
    let device = reading.readConditions.device
    var proxy = GeometryValue(
      width: environment.offered.width, height: environment.offered.height, safeArea: device.safeArea)
    if reading.options.frames != nil {
      let place = identity.path
      node.arguments.set(ViewNode.geometryPlace, .string(place))
      // Whether text of another size or language leaves it the same frame, layout decides (`Session.holds`).
      for part in [ReadConditions.Part.orientation, .platform] { reading.readConditions.note(part) }
      // Until it was laid out: what the screen offers at most.
      let size = reading.screenSize
      let guess = Rect(
        x: 0, y: 0, width: proxy.width ?? size.width,
        height: proxy.height ?? size.height - device.safeArea.top - device.safeArea.bottom)
      if reading.geometry.isNew(place) { expansion.outcome.unplacedReaders.append(identity) }
      let frame = reading.geometry[place] ?? guess
      (proxy.frame, proxy.width, proxy.height) = (frame, frame.width, frame.height)
      proxy.place = place
    }
    node.children = try built(view, "content", with: .host(proxy), environment, identity.child("content"))
    return node
  }

  /// A picture from the network: its placeholder first; that it came, and that it failed, are branches.
  private func asyncImage(
    _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    func holds(_ reason: String, _ offset: Int) -> Bool {
      var place = view.location
      place.column += offset
      return interpreter.holds(Unknown(reason: reason, location: place), at: place)
    }
    let hasAddress = view.arguments["url"].map { !$0.isNone } ?? false
    let image = BuiltInView(
      entry: view.entry,
      arguments: BoundArguments(entries: view.arguments.entries.filter { $0.parameter.name == "url" }),
      location: view.location, symbol: view.symbol)
    let picture = Value.host(ViewValue("Image", .builtIn(image)))
    let hasCome = hasAddress && holds("the picture of the AsyncImage has come", 0)
    if view.arguments["placeholder"] != nil {
      guard !hasCome else { return try built(view, "content", with: picture, environment, identity) }
      return try expansion.nodes(view.arguments["placeholder"] ?? .none, environment, identity.child("placeholder"))
    }
    let hasFailed = hasAddress && !hasCome && holds("the picture of the AsyncImage failed to load", 1)
    let error = Value.unknown("why a picture did not load", at: view.location)
    let phase = EnumerationValue(
      typeName: "AsyncImagePhase", caseName: hasCome ? "success" : hasFailed ? "failure" : "empty",
      payload: hasCome ? [TupleElement(value: picture)] : hasFailed ? [TupleElement(value: error)] : [])
    return try built(view, "content", with: Value(.enumeration(phase)), environment, identity)
  }

  /// The first phase stands for all; the motion is noted.
  private func animator(
    _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    let phases = view.arguments["phases"]?.elements ?? []
    let phase = phases.first ?? view.arguments["initialValue"] ?? .none
    let nodes = try built(view, "content", with: phase, environment, identity)
    // What moves is what a further phase has otherwise; nothing of it is shown.
    let shown = expansion.outcome
    let properties = try phases.dropFirst().reduce(into: Set<String>()) { properties, phase in
      let other = try built(view, "content", with: phase, environment, identity)
      properties.formUnion(MotionFacts.changes(from: MotionFacts.tree(of: nodes), to: MotionFacts.tree(of: other)))
    }.subtracting([MotionFacts.other])
    expansion.outcome = shown
    reading.motions.append(
      Motion(
        api: view.entry.kind.rawValue, properties: properties.sorted(),
        repeatsForever: view.arguments["trigger"] == nil, runsUnderReduceMotion: false, source: view.location,
        symbol: view.symbol))
    return nodes
  }
}
