import SightlineModel
import SwiftInterpreter

/// Turns what builder closures left into nodes, from the top down, with the environment in hand.
final class Expansion {
  let reading: Reading
  let interpreter: Interpreter
  /// What happened on the way: actions, appearances, presentations.
  var outcome = Outcome()
  /// Which of a preview's views is meant; `nil` when the app runs.
  var descent: PreviewDescent?
  /// The app's first window was met.
  var hasWindow = false
  /// Where buttons stand in the source.
  var buttonPlaces: Set<SourceLocation> = []
  /// What is made and laid out nowhere.
  var undrawnPart: UndrawnPart?
  /// What a presented layer is offered.
  var screenSize = ProposedSize.unspecified
  /// Nested bodies; recursion without end is cut.
  private var depth = 0
  static let maximumDepth = 100
  /// Bodies that were run: a view that shows itself twice would never end.
  private var bodies = 0
  static let maximumBodies = 5000
  /// Bodies of the project's own views that are being run, by their types.
  private var running: [String: Int] = [:]
  /// Views of a type within several of the same type: a thread of comments whose samples have samples of their own has no end.
  private var inside: [String: Int] = [:]
  static let maximumInside = 100
  /// The same of samples, which say nothing new.
  private static let samplesInside = 8
  /// A container within a container is no thread yet.
  private static let levelsInside = 3
  /// Views that were placed, the platform's own too.
  private var views = 0
  /// Built-in views inside of one another: the parser takes 256 levels, each part of a view some more.
  static let maximumNesting = 400
  /// No more views are placed.
  var isFull: Bool { views > reading.options.views }

  init(reading: Reading, interpreter: Interpreter) {
    self.reading = reading
    self.interpreter = interpreter
  }

  // MARK: Values

  func nodes(_ value: Value, _ environment: EnvironmentValues, _ identity: Identity) throws -> [ViewNode] {
    switch value.payload {
    case .void, .none: return []
    case .array(let values), .set(let values): return try nodes(values, environment, identity)
    case .host(let host): return try nodes(host, value, environment, identity)
    case .structure(let structure): return try userNodes(value, structure.typeName, environment, identity)
    case .enumeration(let enumeration): return try userNodes(value, enumeration.typeName, environment, identity)
    case .object(let object): return try userNodes(value, object.typeName, environment, identity)
    case .unknown(let unknown):
      if let place = unknown.location { reading.callCounts.note("view", at: place, isUnderstood: false) }
      let stand = placeholder(unknown.reason, at: unknown.location)
      let contents = unknown.location.map(reading.unknownContents.take) ?? []
      return contents.isEmpty ? [stand] : [try fragment(contents, besides: stand, environment, identity)]
    case .function(let function):
      if isFull { return [] }
      let values = try interpreter.callBuilder(function, [], builder: "ViewBuilder")
      return try nodes(values, environment, identity)
    case .implicit(let member):
      // `(isOn ? tint : .black).onAppear { … }`: what else begins with a dot and is a view is a colour.
      let color = try interpreter.resolve(value, as: "Color")
      guard case .implicit = color.payload else { return try nodes(color, environment, identity) }
      let reason = UnresolvedReason.typeNotKnown
      interpreter.reportUnresolved(
        "." + member.links.map(\.name).joined(separator: "."), why: reason, at: member.location)
      return [placeholder(reason.words, at: member.location)]
    default: return []
    }
  }

  /// What something unknown is given, one below the other.
  private func fragment(
    _ contents: [FunctionValue], besides stand: ViewNode, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> ViewNode {
    let nodes = try contents.enumerated().flatMap { index, content in
      let arguments = (0..<content.parameterCount).map { _ in
        Call.Argument(label: nil, value: .unknown("what an unknown view hands on"), location: content.location)
      }
      let values = try build(content, arguments, symbol: reading.symbol(interpreter))
      return try nested { try self.nodes(values, environment, identity.child("unknown \(index)")) }
    }
    return ViewNode(.vStack, children: [stand] + nodes, source: stand.source, symbol: stand.symbol)
  }

  /// Siblings: each keeps its identity when others come and go, because it is named by what and where it is.
  func nodes(_ values: [Value], _ environment: EnvironmentValues, _ identity: Identity) throws -> [ViewNode] {
    let values = try descent.map { try chosen(among: values, $0) } ?? values
    var counts: [String: Int] = [:]
    return try values.flatMap { value in
      let name = component(of: value)
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return try nodes(value, environment, identity.child(count == 0 ? name : "\(name)#\(count)"))
    }
  }

  private func chosen(among values: [Value], _ descent: PreviewDescent) throws -> [Value] {
    guard descent.isOpen else { return values }
    func members(_ value: Value) -> [Value] {
      switch value.payload {
      case .none, .void: []
      case .array(let values), .set(let values): values.flatMap(members)
      default: [value]
      }
    }
    let all = values.flatMap(members)
    if let index = descent.choice(among: all, interpreter) { return [all[index]] }
    if all.count > 1 { descent.close() }
    return values
  }

  private func component(of value: Value) -> String {
    switch value.payload {
    case .host(let view as ViewValue):
      switch view.base {
      case .builtIn(let base): return "\(view.hostTypeName)@\(base.location.line):\(base.location.column)"
      case .text(.localized(_, let location)): return "Text@\(location.line):\(location.column)"
      case .user(let inner):
        return component(of: inner) + (view.modifiers.first.map { "@\($0.location.line):\($0.location.column)" } ?? "")
      default: return view.hostTypeName
      }
    case .structure(let structure): return structure.typeName
    case .array: return "list"
    default: return "view"
    }
  }

  private func nodes(
    _ host: any HostValue, _ value: Value, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    switch host {
    case let view as ViewValue: return try modified(view, environment, identity)
    case is ColorValue:
      return [fill(.color, try style(value), value)]
    case let style as StyleValue:
      let kinds: [String: ViewKind] = [
        "LinearGradient": .linearGradient, "RadialGradient": .radialGradient, "AngularGradient": .angularGradient,
        "EllipticalGradient": .ellipticalGradient,
      ]
      return [fill(kinds[style.hostTypeName] ?? .color, style.spec, value)]
    case let path as PathValue:
      let procedure = ArgumentValue.opaque(DrawnPath(path.outline).argument)
      return [
        ViewNode(
          .path, arguments: ["procedure": procedure], source: interpreter.callStack.last,
          symbol: reading.symbol(interpreter))
      ]
    default: return [placeholder("a value of type \(host.hostTypeName) as a view", at: nil)]
    }
  }

  /// A style as a view.
  private func fill(_ kind: ViewKind, _ style: StyleSpec, _ value: Value) -> ViewNode {
    var fill = FillView()
    fill.style = Given(style, derivation: value.derivation)
    return ViewNode(kind, .fill(fill), symbol: reading.symbol(interpreter))
  }

  func style(_ value: Value) throws -> StyleSpec {
    try StyleReader(reading: reading, interpreter: interpreter).style(value)
  }

  /// - Parameter fills: It takes what it is offered.
  func placeholder(_ reason: String, at location: SourceLocation?, fills: Bool = false) -> ViewNode {
    var arguments: NamedArguments = ["reason": .string(reason)]
    if fills { arguments.set("fills", .bool(true)) }
    return ViewNode(.unseen, arguments: arguments, source: location, symbol: reading.symbol(interpreter))
  }

  /// Runs a closure that makes views later than where it stands.
  ///
  /// - Parameter place: Of what it makes, where it is one place for each time that it runs.
  func build(
    _ builder: FunctionValue, _ arguments: [Call.Argument], symbol: String?, at place: Identity? = nil
  ) throws -> [Value] {
    let previous = reading.closureSymbol
    reading.closureSymbol = symbol
    defer { reading.closureSymbol = previous }
    guard let place else { return try interpreter.callBuilder(builder, arguments, builder: "ViewBuilder") }
    let subject = [Value(.function(builder))] + arguments.map(\.value)
    return try reading.bodies.values(of: subject, "content", at: place, reading.environment, reading, interpreter) {
      try interpreter.callBuilder(builder, arguments, builder: "ViewBuilder")
    }
  }

  // MARK: Modifiers

  /// Steps that placing a view and each of its modifiers counts as: about as long as evaluating so many expressions.
  private static let workPerView = 10

  private func modified(_ view: ViewValue, _ environment: EnvironmentValues, _ identity: Identity) throws -> [ViewNode]
  {
    views += 1
    guard !isFull else {
      guard views == reading.options.views + 1 else { return [] }
      let reason = "more than \(reading.options.views) views on one screen"
      let place = view.location.map { "\($0): " } ?? ""
      outcome.leftOut.insert("\(place)\(reason); from here on they are not shown")
      return [placeholder(reason, at: view.location)]
    }
    guard depth < Self.maximumNesting else {
      return [tooDeep("views nested deeper than \(Self.maximumNesting) levels", at: view.location)]
    }
    interpreter.charge(Self.workPerView * (1 + view.modifiers.count))
    var view = view
    if let descent, descent.isOpen {
      view.modifiers = descent.kept(view.modifiers, isSample: reading.isSample, interpreter)
    }
    for index in view.modifiers.indices { takePresumedAnswer(&view.modifiers[index]) }
    view.modifiers.removeAll { isPresumedAway($0) }
    // A `ViewModifier` of the project's own takes everything before it as its content.
    if let index = view.modifiers.lastIndex(where: { $0.entry.name == "modifier" }) {
      return try customModified(view, index, environment, identity)
    }
    var identity = identity
    if let id = view.modifiers.last(where: { $0.entry.kind == .id })?.arguments["id"] {
      identity = identity.child("id=" + interpreter.describe(id))
    }
    // Environment flows from the outermost modifier inwards.
    var environments = [environment]
    let application = ModifierApplication(expansion: self)
    for modifier in view.modifiers.reversed() {
      environments.append(try application.environment(environments.last!, inside: modifier, identity))
    }
    if view.base.isDrawn { noteRootEnvironment(environments.last ?? environment, nil) }
    let firstPreference = outcome.preferences.count
    let firstPresentation = outcome.presentations.count
    var nodes = try base(view, environments.removeLast(), identity)
    descent?.close()
    for (index, modifier) in view.modifiers.enumerated() {
      let outer = environments.removeLast()
      let place = identity.child("m\(index)")
      nodes = try application.apply(modifier, to: nodes, outer, place)
      outcome.handDown(nodes.first?.modifiers.last, of: modifier.location, since: firstPresentation)
      try application.notePreference(modifier, since: firstPreference, outer, place)
    }
    return nodes
  }

  private func customModified(
    _ view: ViewValue, _ index: Int, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    var content = view
    content.modifiers = Array(view.modifiers[..<index])
    let applied = view.modifiers[index]
    guard let modifier = applied.arguments["modifier"] else { return [] }
    let name = interpreter.typeName(of: modifier)
    let placed = PlacedContent(values: [.host(content)], identity: identity)
    var outer = ViewValue(
      "ModifiedContent", .user(.host(CustomModifier(modifier: modifier, name: name, content: placed))))
    outer.modifiers = Array(view.modifiers[(index + 1)...])
    if outer.modifiers.isEmpty {
      return try customBody(modifier, name, placed, environment, identity.child(name))
    }
    return try modified(outer, environment, identity)
  }

  func customBody(
    _ modifier: Value, _ name: String, _ content: PlacedContent, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    guard case .structure = modifier.payload, interpreter.declaredType(name) != nil else {
      // A modifier of the host's own, or an unknown one: the content is kept.
      if let reason = modifier.unknownReason {
        interpreter.reportUnresolved(
          "modifier(…)", why: UnresolvedReason(reason), at: interpreter.callStack.last ?? .nowhere)
      }
      return try nodes(content.values, environment, content.identity)
    }
    if let excess = excess() { return [excess] }
    // What moves or turns it as it is drawn: laid out is what it does that to.
    if interpreter.conforms(name, to: "GeometryEffect"), !interpreter.hasMember("body", of: modifier) {
      return try nodes(content.values, environment, content.identity)
    }
    if interpreter.conforms(name, to: "EnvironmentalModifier") {
      let instance = try PropertyPlacement(reading: reading, interpreter: interpreter).placed(
        modifier, at: identity, environment)
      return try resolvedBody(instance, content, environment, identity)
    }
    let argument = Call.Argument(
      label: "content", value: .host(ViewValue("Content", .placed(content))), location: .nowhere)
    return try surviving(name, identity) {
      let instance = try PropertyPlacement(reading: reading, interpreter: interpreter).placed(
        modifier, at: identity, environment)
      let values = try reading.bodies.values(
        of: [instance, argument.value], name, at: identity, environment, reading, interpreter
      ) {
        try inBody(environment) { try interpreter.builderMethod(instance, "body", [argument]) }
      }
      if reading.notesModifiers { note(shown: name, identity) }
      return try nested { try nodes(values, environment, identity) }
    }
  }

  /// What an `EnvironmentalModifier` makes of the environment is the modifier.
  private func resolvedBody(
    _ modifier: Value, _ content: PlacedContent, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    let name = interpreter.typeName(of: modifier)
    let location = interpreter.declaredType(name)?.location ?? .nowhere
    let values = Value.host(OpaqueValue(hostTypeName: "EnvironmentValues"))
    let call = Call(arguments: [Call.Argument(label: "in", value: values, location: location)], location: location)
    let previous = reading.environment
    reading.environment = environment
    defer { reading.environment = previous }
    let resolved = try inBody(environment) { try interpreter.member(of: modifier, "resolve", call: call) }
    let inner = interpreter.typeName(of: resolved)
    // One that resolves to itself would never end.
    guard inner != name else { return try nodes(content.values, environment, content.identity) }
    return try customBody(resolved, inner, content, environment, identity.child(inner))
  }

  func styleBody(
    _ style: Value, _ configuration: any HostValue, method: String = "makeBody", _ environment: EnvironmentValues,
    _ identity: Identity
  ) throws -> [ViewNode] {
    if let excess = excess() { return [excess] }
    let argument = Call.Argument(label: "configuration", value: .host(configuration), location: .nowhere)
    return try surviving(interpreter.typeName(of: style), identity) {
      let instance = try PropertyPlacement(reading: reading, interpreter: interpreter).placed(
        style, at: identity, environment)
      let values = try inBody(environment) { try interpreter.builderMethod(instance, method, [argument]) }
      return try nested { try nodes(values, environment, identity) }
    }
  }

  private func base(_ view: ViewValue, _ environment: EnvironmentValues, _ identity: Identity) throws -> [ViewNode] {
    var nodes = try bareBase(view, environment, identity)
    if view.hasUnknownLook, nodes.count == 1, Self.ofOneLook.contains(nodes[0].kind) { nodes[0].hasUnknownLook = true }
    if view.shownAt != nil || view.askedAt != nil {
      let uses = [view.shownAt, view.askedAt].compactMap { $0 }
      for index in nodes.indices { nodes[index].uses += uses }
    }
    return nodes
  }

  /// What holds other views is no other look of theirs.
  private static let ofOneLook: Set<ViewKind> = [
    .text, .image, .label, .button, .link, .navigationLink, .toggle, .textField, .secureField, .menu, .picker,
  ]

  private func bareBase(_ view: ViewValue, _ environment: EnvironmentValues, _ identity: Identity) throws -> [ViewNode]
  {
    switch view.base {
    case .builtIn(let builtIn):
      return try nested { try BuiltInExpansion(expansion: self).nodes(builtIn, view, environment, identity) }
    case .text(let piece): return [try text(piece, view, environment)]
    case .user(let inner):
      if let custom = inner.host(CustomModifier.self) {
        return try customBody(custom.modifier, custom.name, custom.content, environment, identity.child(custom.name))
      }
      return try nodes(inner, environment, identity)
    case .group(let values): return try nodes(values, environment, identity)
    case .nodes(let nodes): return nodes
    case .placed(let content): return try nodes(content.values, environment, content.identity)
    }
  }

  private func text(_ piece: TextPiece, _ view: ViewValue, _ environment: EnvironmentValues) throws -> ViewNode {
    var content = try TextResolver(reading: reading, interpreter: interpreter).content(piece)
    // What has no words of its own is called by what the code writes there.
    if let unknown = content.runs.firstIndex(where: \.isStandIn), let location = view.location,
      let code = interpreter.code(ofCallAt: location)
    {
      content.runs[unknown].derivation.append(DerivationStep(.written(code)))
    }
    return ViewNode(
      text: content, derivation: content.runs.first?.derivation ?? [], source: view.location, symbol: view.symbol)
  }

  // MARK: Bodies of the project's own

  private func userNodes(
    _ value: Value, _ typeName: String, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode] {
    if interpreter.conforms(typeName, to: "UIViewRepresentable")
      || interpreter.conforms(typeName, to: "UIViewControllerRepresentable")
    {
      note(shown: typeName, identity)
      if !reading.windowLines.isEmpty {
        WindowFinder(reading: reading, interpreter: interpreter).look(value, typeName, at: identity)
      }
      if !reading.hostingFiles.isEmpty, interpreter.conforms(typeName, to: "UIViewControllerRepresentable"),
        excess() == nil
      {
        let instance = try PropertyPlacement(reading: reading, interpreter: interpreter).placed(
          value, at: identity, environment)
        if let shown = BridgedController(reading: reading, interpreter: interpreter).shown(
          by: instance, typeName, at: identity)
        {
          var nodes = try nested { try self.nodes([shown], environment, identity.child("hosted")) }
          for index in nodes.indices where nodes[index].userView == nil { nodes[index].userView = typeName }
          return nodes
        }
      }
      var node =
        BridgedPicture(expansion: self).node(value, typeName)
        ?? placeholder("\(typeName) shows a UIKit view", at: interpreter.declaredType(typeName)?.location, fills: true)
      node.userView = typeName
      return [node]
    }
    let unknown = interpreter.unknownConformances(of: typeName)
    let isWithoutBody = !unknown.isEmpty && !interpreter.hasProperty("body", of: value)
    let samples =
      isWithoutBody ? SampleValues(interpreter: interpreter, reading: reading).arguments(of: "body", on: typeName) : nil
    if isWithoutBody, samples == nil {
      let reason = "\(typeName) conforms to \(unknown[0]), which is not in the sources"
      let location = interpreter.declaredType(typeName)?.location
      interpreter.reportUnresolved(unknown[0], why: .noDeclaration, at: location ?? .nowhere)
      var node = placeholder(reason, at: location)
      node.userView = typeName
      outcome.userViews.append((typeName, identity))
      reading.callCounts.note(typeName, at: location ?? .nowhere, isUnderstood: false)
      return [node]
    }
    if interpreter.conforms(typeName, to: "Shape") || interpreter.conforms(typeName, to: "InsettableShape") {
      note(shown: typeName, identity)
      let shape = InterpretedShape(value, reading: reading, interpreter: interpreter)
      var node = ViewNode(
        .path, arguments: ["shape": .string(typeName), "procedure": .opaque(shape.argument)],
        source: interpreter.declaredType(typeName)?.location)
      node.userView = typeName
      return [node]
    }
    if interpreter.conforms(typeName, to: "Layout") {
      note(shown: typeName, identity)
      let layout = InterpretedLayout(value, reading: reading, interpreter: interpreter)
      return [
        ViewNode(
          .customLayout, arguments: ["procedure": .opaque(layout.argument)],
          source: interpreter.declaredType(typeName)?.location)
      ]
    }
    if let excess = excess() ?? excess(of: typeName) { return [excess] }
    running[typeName, default: 0] += 1
    defer { running[typeName, default: 1] -= 1 }
    outcome.userViews.append((typeName, identity))
    descent?.enter(typeName)
    noteRootEnvironment(environment, typeName)
    var nodes: [ViewNode] = try surviving(typeName, identity) {
      let instance = try PropertyPlacement(reading: reading, interpreter: interpreter).placed(
        value, at: identity, environment)
      guard let samples else {
        let values = try reading.bodies.values(
          of: [instance], typeName, at: identity, environment, reading, interpreter
        ) {
          try inBody(environment) { try interpreter.builderProperty(instance, "body") }
        }
        note(shown: typeName, identity)
        return try nested { try self.nodes(values, environment, identity) }
      }
      // `func body(props: Props) -> some View`: who would call it is missing.
      note(shown: typeName, identity)
      return try reading.presuming {
        let values = try inBody(environment) { try interpreter.builderMethod(instance, "body", samples) }
        return try nested { try self.nodes(values, environment, identity) }
      }
    }
    if interpreter.conforms(typeName, to: "App") || interpreter.conforms(typeName, to: "Scene") { return nodes }
    if let call = value.madeAt {
      // What a tool wrote, or stands for a module that is not here, is drawn where the app asks for it.
      let isForeign = interpreter.declaredType(typeName).map { interpreter.isGenerated($0.location.file) } ?? false
      for index in nodes.indices {
        if isForeign { nodes[index].move(to: call) { interpreter.isGenerated($0.file) } }
        nodes[index].uses.append(call)
      }
    }
    if nodes.count == 1 {
      if let inner = nodes[0].userView { outcome.bodies[typeName, default: []].insert(inner) }
      nodes[0].userView = typeName
    } else if nodes.count > 1 {
      for index in nodes.indices where nodes[index].userView == nil { nodes[index].userView = typeName }
    }
    return nodes
  }

  private func note(shown type: String, _ identity: Identity) {
    if let undrawnPart {
      undrawnPart.types.append(type)
      if undrawnPart.isLost { return }
    }
    outcome.shown.append(Shown(type: type, identity: identity, isPresumed: reading.isPresuming))
  }

  /// Runs code of the view at a place in the tree.
  ///
  /// Where the code of one view stops the program (`nil` that is unwrapped, endless recursion), only that view is lost.
  private func surviving(_ typeName: String, _ identity: Identity, _ nodes: () throws -> [ViewNode]) throws
    -> [ViewNode]
  {
    let outer = interpreter.viewObjects.owner
    interpreter.viewObjects.owner = identity.number
    defer { interpreter.viewObjects.owner = outer }
    do {
      return try nodes()
    } catch let stop as RunStopped where stop.reason != .steps {
      outcome.failures.append("\(typeName) is not shown: \(stop)")
      reading.callCounts.note(typeName, at: stop.location, isUnderstood: false)
      var node = placeholder("\(stop)", at: stop.location)
      node.userView = typeName
      return [node]
    }
  }

  private func tooDeep(_ reason: String, at location: SourceLocation?) -> ViewNode {
    outcome.leftOut.insert("\(location.map { "\($0): " } ?? "")\(reason); what is inside is not shown")
    return placeholder(reason, at: location)
  }

  /// What stands for a view within others of its type that have had enough of them.
  private func excess(of type: String) -> ViewNode? {
    guard running[type, default: 0] >= Self.levelsInside else { return nil }
    inside[type, default: 0] += 1
    let isOfSamples = reading.fillsEmpty || reading.isPresuming || interpreter.presumesBranches
    if isOfSamples, inside[type, default: 0] > Self.samplesInside {
      return ViewNode(.emptyView)
    }
    guard inside[type, default: 0] > Self.maximumInside else { return nil }
    return tooDeep(
      "more than \(Self.maximumInside) views of the type \(type) inside of one another",
      at: interpreter.declaredType(type)?.location)
  }

  /// Counts a body of a view, a modifier or a style: what stands for one that is not read, since there are too many, or
  /// too many inside of one another.
  private func excess() -> ViewNode? {
    guard depth < Self.maximumDepth else {
      return tooDeep("views nested deeper than \(Self.maximumDepth) bodies", at: interpreter.callStack.last)
    }
    bodies += 1
    guard bodies <= Self.maximumBodies else {
      let reason = "more than \(Self.maximumBodies) views of the project's own on one screen"
      outcome.leftOut.insert("\(reason); the rest of them is not shown")
      return placeholder(reason, at: nil)
    }
    return nil
  }

  private func nested<T>(_ body: () throws -> T) rethrows -> T {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  private func inBody<T>(_ environment: EnvironmentValues, _ body: () throws -> T) rethrows -> T {
    let previous = reading.environment
    reading.environment = environment
    defer { reading.environment = previous }
    return try body()
  }
}

/// A `ViewModifier` of the project's own, waiting for its place.
struct CustomModifier: HostValue {
  let hostTypeName = "ModifiedContent"
  let modifier: Value
  let name: String
  let content: PlacedContent
}

/// Gives the wrapped properties of a view their place: its state, its environment.
struct PropertyPlacement {
  let reading: Reading
  let interpreter: Interpreter
  /// A wrapper of the project's own may hold others.
  private static let deepest = 8

  func placed(
    _ value: Value, at identity: Identity, _ environment: EnvironmentValues, depth: Int = 0
  ) throws -> Value {
    guard case .structure(var structure) = value.payload else { return value }
    for (name, field) in structure.fields {
      switch field.payload {
      case .host(let host):
        guard let storage = host as? any PlacedStorage else { continue }
        let copy = try storage.placed(at: identity.child("." + name), in: reading, environment: environment)
        structure.fields[name] = .host(copy)
      case .structure(let inner):
        guard depth < Self.deepest, interpreter.conforms(inner.typeName, to: "DynamicProperty") else { continue }
        structure.fields[name] = try placed(field, at: identity.child("." + name), environment, depth: depth + 1)
      default: continue
      }
    }
    return Value(.structure(structure), origin: value.origin)
  }
}
