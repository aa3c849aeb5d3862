import SightlineModel
import SwiftInterpreter

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
    for (index, element) in try elements(data, at: view.location).enumerated() {
      if expansion.isFull { break }
      let id = try self.id(of: element, by: view.arguments["id"], index)
      let count = seen[id, default: 0]
      seen[id] = count + 1
      let place = identity.child("\(id)\(count == 0 ? "" : "#\(count)")")
      let argument = Call.Argument(label: nil, value: element, location: view.location)
      let values = try expansion.build(builder, [argument], symbol: view.symbol, at: place)
      let chosen = environment.choices?.all.count
      var nodes = try expansion.nodes(values, environment, place)
      // What has no tag of its own is chosen by its identity.
      if let choices = environment.choices, choices.all.count == chosen,
        let value = try self.value(of: element, by: view.arguments["id"])
      {
        choices.add(value, nodes)
      }
      if let outline = try outline(nodes, element, view, environment, place) { nodes = [outline] }
      for index in nodes.indices where nodes[index].identity == nil { nodes[index].identity = id }
      result += nodes
    }
    return result
  }

  /// `ForEach(subviews: content) { … }` and `Group(subviews: content) { … }`: the views that the content comes to, one by one
  /// or as a collection.
  ///
  /// - Returns: `nil` for other forms.
  func subviews(
    of view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode]? {
    if let content = view.arguments["sections"] { return try sections(content, of: view, environment, identity) }
    guard let content = view.arguments["subviews"] else { return nil }
    let nodes = try expansion.nodes(content, environment, identity.child("subviews"))
    let parts = nodes.enumerated().map { number, node in
      var part = ViewValue("Subview", .nodes([node]))
      part.subview = number
      return Value.host(part)
    }
    return try built(parts, by: view, environment, identity)
  }

  /// What the view's closure makes of parts: of all at once (`transform`), or of each (`content`).
  private func built(
    _ parts: [Value], by view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode]? {
    let expansion = BuiltInExpansion(expansion: expansion)
    if view.arguments["transform"]?.function != nil {
      return try expansion.built(view, "transform", with: Value(.array(parts)), environment, identity)
    }
    guard view.arguments["content"]?.function != nil else { return nil }
    return try parts.enumerated().flatMap { index, part in
      try expansion.built(view, "content", with: part, environment, identity.child("\(index)"))
    }
  }

  /// `ForEach(sections: content) { … }` and `Group(sections: content) { … }`: what stands in no section is one of its own.
  private func sections(
    _ content: Value, of view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode]? {
    func views(_ nodes: [ViewNode]) -> Value { .host(ViewValue("SubviewsCollection", .nodes(nodes))) }
    func section(_ header: [ViewNode], _ content: [ViewNode], _ footer: [ViewNode], _ index: Int) -> Value {
      let fields = [
        "header": views(header), "content": views(content), "footer": views(footer), "id": Value.int(index),
      ]
      return .host(OpaqueValue(hostTypeName: "SectionConfiguration", fields: fields))
    }
    var sections: [Value] = []
    var loose: [ViewNode] = []
    for node in try expansion.nodes(content, environment, identity.child("sections")) {
      guard case .section(let own) = node.payload else {
        loose.append(node)
        continue
      }
      if !loose.isEmpty { sections.append(section([], loose, [], sections.count)) }
      loose = []
      sections.append(
        section(own.header.value ?? [], node.children, own.footer.value ?? [], sections.count))
    }
    if !loose.isEmpty { sections.append(section([], loose, [], sections.count)) }
    return try built(sections, by: view, environment, identity)
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
  ///
  /// - Parameter place: Of the loop, where it is one: it is said there that it is cut.
  func elements(_ data: Value, at place: SourceLocation? = nil) throws -> [Value] {
    let elements = try known(data, at: place)
    guard elements.isEmpty, expansion.reading.fillsEmpty else { return elements }
    return Array(repeating: .unknown("an element of a collection that was empty whenever it was met"), count: 2)
  }

  /// Elements of one loop that are shown.
  private static let most = 1000
  private func noteCut(_ count: Int, at place: SourceLocation?) {
    guard count > Self.most, let place else { return }
    expansion.outcome.leftOut.insert("\(place): only the first \(Self.most) of \(count) elements are shown")
  }

  private func known(_ data: Value, at place: SourceLocation?) throws -> [Value] {
    switch data.payload {
    case .array(let values), .set(let values):
      noteCut(values.count, at: place)
      return values.count > Self.most ? Array(values.prefix(Self.most)) : values
    case .range(let range):
      guard let lower = range.lower?.integer, let upper = range.upper?.integer, upper >= lower else { return [] }
      let end = range.isClosed ? upper.adding(saturating: 1) : upper
      noteCut(end.subtracting(saturating: lower), at: place)
      return (lower..<min(end, lower.adding(saturating: Self.most))).map { .int($0) }
    case .dictionary(let dictionary):
      noteCut(dictionary.entries.count, at: place)
      return dictionary.entries.prefix(Self.most).map {
        Value(.tuple([TupleElement(label: "key", value: $0.key), TupleElement(label: "value", value: $0.value)]))
      }
    case .host(let binding as BindingValue):
      let count = try elements(binding.get(), at: place).count
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

  /// What a selection becomes when the element is chosen; `nil` where that is not known.
  private func value(of element: Value, by key: Value?) throws -> Value? {
    if case .keyPath(_, let components)? = key?.payload {
      return try components.filter { $0 != "self" }.reduce(element) { try interpreter.member(of: $0, $1, call: nil) }
    }
    switch element.payload {
    case .structure, .object, .enumeration: return try? interpreter.member(of: element, "id", call: nil)
    case .int, .string: return element
    default: return nil
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
