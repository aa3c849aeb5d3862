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
    case .group, .anyView, .windowGroup:
      let inner = content ?? view.arguments.entries.first?.value ?? .none
      return try expansion.nodes(inner, environment, identity)
    case .forEach, .outlineGroup: return try LoopExpansion(expansion: expansion).nodes(view, environment, identity)
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
    var arguments = try reader.arguments(view.arguments, leavingOut: isLink ? "destination" : nil)
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
      node.arguments.set(ViewNode.geometryPlace, .string(identity.path))
      // Whether text of another size or language leaves it the same frame, layout decides (`Session.holds`).
      for part in [ReadConditions.Part.orientation, .platform] { reading.readConditions.note(part) }
      // Until it was laid out: what the screen offers at most.
      let size = reading.screenSize
      let guess = Rect(
        x: 0, y: 0, width: proxy.width ?? size.width,
        height: proxy.height ?? size.height - device.safeArea.top - device.safeArea.bottom)
      if reading.geometry.isNew(identity.path) { expansion.outcome.unplacedReaders.append(identity) }
      let frame = reading.geometry[identity.path] ?? guess
      (proxy.frame, proxy.width, proxy.height) = (frame, frame.width, frame.height)
      proxy.place = identity.path
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

/// `ForEach` and the lists that loop over data.
struct LoopExpansion {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }

  /// - Parameter below: The children of one element of an outline, instead of all its data.
  func nodes(
    _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity, below: Value? = nil
  ) throws -> [ViewNode] {
    guard var data = below ?? view.arguments["data"],
      let builder = (view.arguments["content"] ?? view.arguments["rowContent"])?.function
    else { return [] }
    // `ForEach([.light, .dark], id: \Theme.name)`: the key path says whose members they are.
    if case .array(let values) = data.payload, case .keyPath(let root?, _)? = view.arguments["id"]?.payload {
      data.payload = .array(
        try values.map { value in
          if case .implicit = value.payload { try interpreter.resolve(value, as: root) } else { value }
        })
    }
    // `OutlineGroup(root, children: \.parts)`: one element is the root.
    if view.arguments["children"] != nil, data.isOneElement { data = Value(.array([data])) }
    if let chosen = try chosenPreview(of: data, builder, view) {
      return try expansion.nodes([chosen], environment, identity)
    }
    var result: [ViewNode] = []
    var seen: [String: Int] = [:]
    for (index, element) in try elements(data).enumerated() {
      if expansion.isFull { break }
      let id = try self.id(of: element, by: view.arguments["id"], index)
      let count = seen[id, default: 0]
      seen[id] = count + 1
      let place = identity.child("\(id)\(count == 0 ? "" : "#\(count)")")
      let argument = Call.Argument(label: nil, value: element, location: view.location)
      let values = try expansion.build(builder, [argument], symbol: view.symbol)
      var nodes = try expansion.nodes(values, environment, place)
      if let outline = try outline(nodes, element, view, environment, place) { nodes = [outline] }
      for index in nodes.indices where nodes[index].identity == nil { nodes[index].identity = id }
      result += nodes
    }
    return result
  }

  /// `List(parts, children: \.parts)`: a row that has children opens and closes; they are read once it is open.
  private func outline(
    _ row: [ViewNode], _ element: Value, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> ViewNode? {
    guard case .keyPath(_, let names)? = view.arguments["children"]?.payload else { return nil }
    let below = try names.reduce(element) { try interpreter.member(of: $0, $1, call: nil) }
    guard !below.isNone, !below.isUnknown else { return nil }
    let cell = expansion.reading.state.cell(identity, "/isExpanded") { .bool(false) }
    var node = ViewNode(.disclosureGroup, source: view.location, symbol: view.symbol)
    node.arguments.set("label", .views(row))
    BindingArguments(expansion: expansion).set(
      "isExpanded", BindingValue(get: { cell.value }, set: { cell.value = $0 }), view.location, &node.arguments)
    if cell.value.bool == true { node.children = try nodes(view, environment, identity, below: below) }
    return node
  }

  /// What the loop makes of each element.
  func members(of view: BuiltInView) throws -> [Value] {
    guard let data = view.arguments["data"], let builder = view.arguments["content"]?.function else { return [] }
    return try members(of: data, builder, view)
  }

  private func members(of data: Value, _ builder: FunctionValue, _ view: BuiltInView) throws -> [Value] {
    try elements(data).map { element in
      let argument = Call.Argument(label: nil, value: element, location: view.location)
      let values = try expansion.build(builder, [argument], symbol: view.symbol)
      return values.count == 1 ? values[0] : .host(ViewValue("Group", .group(values)))
    }
  }

  /// Where each element is a preview, or a preview loops over views of one kind: the one that is meant.
  private func chosenPreview(of data: Value, _ builder: FunctionValue, _ view: BuiltInView) throws -> Value? {
    guard let descent = expansion.descent, descent.isOpen else { return nil }
    let members = try members(of: data, builder, view)
    if let index = descent.choice(among: members, interpreter) { return members[index] }
    if members.count > 1, expansion.reading.isSample(view.location), members.allSatisfy(expansion.isOwnView) {
      return members[descent.pick(among: members.count)]
    }
    descent.close()
    return nil
  }

  /// - Returns: The elements; samples where the collection is unknown, or is to be filled and nothing else did.
  func elements(_ data: Value) throws -> [Value] {
    let elements = try known(data)
    guard elements.isEmpty, expansion.reading.fillsEmpty else { return elements }
    return Array(repeating: .unknown("an element of a collection that was empty whenever it was met"), count: 2)
  }

  private func known(_ data: Value) throws -> [Value] {
    switch data.payload {
    case .array(let values), .set(let values): return values
    case .range(let range):
      guard let lower = range.lower?.integer, let upper = range.upper?.integer, upper >= lower else { return [] }
      let end = range.isClosed ? upper.adding(saturating: 1) : upper
      return (lower..<min(end, lower.adding(saturating: 1000))).map { .int($0) }
    case .dictionary(let dictionary):
      return dictionary.entries.map {
        Value(.tuple([TupleElement(label: "key", value: $0.key), TupleElement(label: "value", value: $0.value)]))
      }
    case .host(let binding as BindingValue):
      let count = try elements(binding.get()).count
      return (0..<count).map { .host(binding.element($0)) }
    case .unknown(let unknown):
      let question = BranchQuestion(
        location: unknown.location ?? .nowhere, reason: unknown.reason, typeName: expansion.reading.symbol(interpreter))
      let type = unknown.typeName.flatMap { TypeName.element(of: $0) == $0 ? nil : TypeName.element(of: $0) }
      let samples = SampleValues(interpreter: interpreter, reading: expansion.reading)
      return (0..<interpreter.decisions.loopCount(question)).map { _ in
        type.map { samples.value(ofType: $0) }
          ?? Value(.unknown(Unknown(reason: unknown.reason, location: unknown.location)))
      }
    default: return []
    }
  }

  private func id(of element: Value, by key: Value?, _ index: Int) throws -> String {
    if case .keyPath(_, let components)? = key?.payload {
      var value = element
      for name in components where name != "self" { value = try interpreter.member(of: value, name, call: nil) }
      return interpreter.describe(value)
    }
    if element.host(BindingValue.self) != nil { return "\(index)" }
    switch element.payload {
    case .structure, .object, .enumeration:
      if let id = try? interpreter.member(of: element, "id", call: nil), !id.isUnknown {
        return interpreter.describe(id)
      }
      return "\(index)"
    case .unknown: return "\(index)"
    default: return interpreter.describe(element)
    }
  }
}

extension Value {
  fileprivate var isOneElement: Bool {
    switch payload {
    case .structure, .object, .enumeration: true
    default: false
    }
  }
}

extension TypeName {
  /// `[Item]` → `Item`, `Array<Item>`, `Results<Item>` → `Item`.
  static func element(of name: String) -> String {
    if name.hasPrefix("["), let end = name.lastIndex(of: "]") {
      return String(name[name.index(after: name.startIndex)..<end])
    }
    if let open = name.firstIndex(of: "<"), let close = name.lastIndex(of: ">"), open < close {
      return String(name[name.index(after: open)..<close])
    }
    return name
  }
}
