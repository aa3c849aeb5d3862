import SightlineModel
import SwiftInterpreter

/// Turns the values of a call into arguments of the tree.
struct ArgumentReader {
  let expansion: Expansion
  let environment: EnvironmentValues
  let identity: Identity
  private var interpreter: Interpreter { expansion.interpreter }
  private var reading: Reading { expansion.reading }

  init(expansion: Expansion, environment: EnvironmentValues, identity: Identity) {
    self.expansion = expansion
    self.environment = environment
    self.identity = identity
  }

  /// - Parameters:
  ///   - leftOut: The name of one that is read when it is wanted.
  ///   - owner: Whose arguments they are: views among them that it does not lay out are named.
  func arguments(
    _ bound: BoundArguments, leavingOut leftOut: String? = nil, of owner: ArgumentOwner? = nil
  ) throws -> NamedArguments {
    var result = NamedArguments()
    for entry in bound.entries where entry.parameter.type != .children && entry.parameter.name != leftOut {
      guard let value = try owner?.argument(entry, by: self) ?? argument(entry) else { continue }
      result.set(entry.parameter.name, Argument(value, derivation: derivation(entry.value)))
      if EnumerationTable.styleProtocols.contains(entry.parameter.type.rawValue) {
        try addStyleDetails(entry, &result)
      }
    }
    return result
  }

  private func derivation(_ value: Value) -> [DerivationStep] { value.derivation }

  /// `nil` leaves the argument out: `nil` was passed, or it is of no interest.
  func argument(_ entry: BoundArguments.Entry) throws -> ArgumentValue? {
    let value = entry.value
    if value.isNone { return nil }
    if let reason = value.unknownReason { return .unknown(reason: reason) }
    switch entry.parameter.type.rawValue {
    case "CGFloat", "Double": return try number(value)
    case "Int": return try integer(value)
    case "Bool": return try bool(value)
    case "String": return try string(value)
    case "LocalizedStringKey", "Text": return .text(try text(value))
    case "Texts": return try value.elements.map { .list(try $0.map { .text(try text($0)) }) } ?? .text(try text(value))
    case "Name", "Alignment", "HorizontalAlignment", "VerticalAlignment": return name(value, entry.parameter.type)
    case "NameSet", "Edge.Set", "Axis.Set":
      return .names(
        try ArgumentBinder(interpreter: interpreter).names(value, type: setType(entry.parameter)) ?? [])
    case "ShapeStyle":
      let previous = reading.environment
      reading.environment = environment
      defer { reading.environment = previous }
      return .style(try expansion.style(value))
    case "Color": return .style(try color(value))
    case "Font": return try font(value)
    case "Font.Weight":
      return try FontFamily(reading: reading, interpreter: interpreter).weight(value).map { .name($0.rawValue) }
    case "Font.Design": return .name(try FontFamily(reading: reading, interpreter: interpreter).design(value).rawValue)
    case "DynamicTypeSize": return try dynamicTypeSize(value)
    case "EdgeInsets":
      return try interpreter.resolve(value, as: "EdgeInsets").host(InsetsValue.self).map { .insets($0.insets) }
    case "UnitPoint":
      return try interpreter.resolve(value, as: "UnitPoint").host(UnitPointValue.self).map { .unitPoint($0.point) }
    case "CGSize": return try interpreter.resolve(value, as: "CGSize").host(SizeValue.self).map { .size($0.size) }
    case "CGPoint": return try interpreter.resolve(value, as: "CGPoint").host(PointValue.self).map { .point($0.point) }
    case "Angle": return try interpreter.resolve(value, as: "Angle").host(AngleValue.self).map { .number($0.degrees) }
    case "Shape": return try shape(value)
    case "Views", "Layout": return .views(try expansion.nodes(value, environment, identity.child(entry.parameter.name)))
    case "ViewContent": return .views(try expansion.nodes(value, environment, identity.child(entry.parameter.name)))
    case "GridItems": return gridItems(value)
    case "Detents": return detents(value)
    case "IntRange", "DynamicTypeSizeRange": return range(value)
    case "ImageResource": return resource(value)
    case "URL": return .string(interpreter.describe(value))
    case "Format", "KeyPath", "UIImage", "Builder", "Action", "Binding", "Data": return nil
    case "Animation", "Transition", "SymbolEffect", "SymbolEffectOptions": return motion(value, entry.parameter.type)
    default:
      if entry.parameter.type.rawValue.hasSuffix("Style") { return try styleName(value, entry.parameter.type) }
      return anything(value)
    }
  }

  private func setType(_ parameter: Parameter) -> String {
    guard parameter.type == "NameSet" else { return parameter.type.rawValue }
    switch parameter.name {
    case "traits", "addTraits", "removeTraits": return "AccessibilityTraits"
    case "kind": return "ContentShapeKinds"
    case "reason": return "RedactionReasons"
    case "displayedComponents": return "DatePickerComponents"
    default: return "ToolbarPlacement"
    }
  }

  // MARK: One type each

  func number(_ value: Value) throws -> ArgumentValue {
    if let number = value.number { return .number(number) }
    switch value.implicitName {
    case "infinity", "greatestFiniteMagnitude", "max": return .number(.infinity)
    case "zero": return .number(0)
    default: break
    }
    let resolved = try interpreter.resolve(value, as: "CGFloat")
    if let number = resolved.number { return .number(number) }
    return .unknown(reason: resolved.unknownReason ?? "not a number: \(interpreter.describe(value))")
  }

  private func integer(_ value: Value) throws -> ArgumentValue {
    if case .int(let integer) = value.payload { return .integer(integer) }
    if value.implicitName == "max" { return .integer(.max) }
    if value.implicitName == "min" { return .integer(.min) }
    return try number(value)
  }

  private func bool(_ value: Value) throws -> ArgumentValue {
    if let bool = value.bool { return .bool(bool) }
    let resolved = try interpreter.resolve(value, as: "Bool")
    return resolved.bool.map { .bool($0) } ?? .unknown(reason: resolved.unknownReason ?? "not a Bool")
  }

  private func color(_ value: Value) throws -> StyleSpec {
    let resolved = try interpreter.resolve(value, as: "Color")
    if let reason = resolved.unknownReason { return .unknown(reason: reason) }
    if let color = try StyleReader(reading: reading, interpreter: interpreter).color(resolved) { return .color(color) }
    return try expansion.style(value)
  }

  private func string(_ value: Value) throws -> ArgumentValue {
    if let text = interpreter.text(of: value) { return .string(text) }
    // `Image(.newChat)` where the project adds `newChat` to `String`.
    if case .implicit = value.payload, let text = interpreter.text(of: try interpreter.resolve(value, as: "String")) {
      return .string(text)
    }
    return .unknown(reason: "a string that was not computed: \(interpreter.describe(value))")
  }

  func text(_ value: Value) throws -> TextContent {
    try TextResolver(reading: reading, interpreter: interpreter).content(ofLabel: value)
  }

  private func name(_ value: Value, _ type: ParameterType) -> ArgumentValue {
    if case .implicit(let member) = value.payload {
      if let resolved = try? interpreter.resolve(value, as: type.rawValue), let name = resolved.host(NameValue.self) {
        return .name(name.name)
      }
      return .name(member.links.map(\.name).joined(separator: "."))
    }
    if let name = value.host(NameValue.self) { return .name(name.name) }
    if let names = value.host(NamesValue.self) { return .names(names.names) }
    return .name(interpreter.describe(value))
  }

  func font(_ value: Value) throws -> ArgumentValue {
    let resolved = try interpreter.resolve(value, as: "Font")
    guard let font = resolved.host(FontValue.self) else {
      return .unknown(reason: resolved.unknownReason ?? "a font that was not computed")
    }
    return font.unknownReason.map { .unknown(reason: $0) } ?? .font(font.spec)
  }

  private func dynamicTypeSize(_ value: Value) throws -> ArgumentValue? {
    if case .range = value.payload { return range(value) }
    let name = try interpreter.resolve(value, as: "DynamicTypeSize").host(NameValue.self)?.name
    return name.map { .name($0) }
  }

  /// `2...5` → `[2, 5]`; an open end is left out as `none`.
  private func range(_ value: Value) -> ArgumentValue? {
    guard case .range(let range) = value.payload else { return anything(value) }
    func bound(_ value: Value?) -> ArgumentValue {
      guard let value else { return .name("none") }
      if case .int(let integer) = value.payload { return .integer(integer) }
      if let number = value.number { return .number(number) }
      if let name = value.implicitName ?? value.host(NameValue.self)?.name { return .name(name) }
      return .name("none")
    }
    return .list([bound(range.lower), bound(range.upper)])
  }

  private func shape(_ value: Value) throws -> ArgumentValue {
    var resolved = value
    if case .implicit = value.payload { resolved = try interpreter.resolve(value, as: "Shape") }
    return .views(try expansion.nodes(resolved, environment, identity.child("shape")))
  }

  private func resource(_ value: Value) -> ArgumentValue? {
    if case .implicit(let member) = value.payload, member.links.allSatisfy({ $0.call == nil }) {
      return .string(member.links.map(\.name).joined(separator: "/"))
    }
    if let text = interpreter.text(of: value) { return .string(text) }
    if let name = value.host(OpaqueValue.self)?.fields["name"] { return try? string(name) }
    return nil
  }

  /// The platform's style by name. One of the project's own draws everything itself, as on a plain control.
  private func styleName(_ value: Value, _ type: ParameterType) throws -> ArgumentValue {
    let resolved = try StyleResolution(expansion: expansion).style(value, family: type.rawValue)
    return .name(resolved.host(NameValue.self)?.name ?? "plain")
  }

  /// What a style was made with (`indexDisplayMode: .always`), and the type of one of the project's own.
  func addStyleDetails(_ entry: BoundArguments.Entry, _ result: inout NamedArguments) throws {
    let resolved = try StyleResolution(expansion: expansion).style(entry.value, family: entry.parameter.type.rawValue)
    guard let name = resolved.host(NameValue.self) else {
      if !resolved.isUnknown { result.set("type", .string(interpreter.typeName(of: resolved))) }
      return
    }
    for argument in name.arguments {
      guard let label = argument.label, let value = anything(argument.value) else { continue }
      result.set(label, value)
    }
  }

  private func motion(_ value: Value, _ type: ParameterType) -> ArgumentValue? {
    let typeName = type == "Transition" ? "AnyTransition" : type.rawValue
    guard let resolved = try? interpreter.resolve(value, as: typeName) else { return nil }
    if let animation = resolved.host(AnimationValue.self) { return .name(animation.name) }
    if let transition = resolved.host(TransitionValue.self) { return .names(transition.properties) }
    return resolved.host(NameValue.self).map { .name($0.name) }
  }

  private func gridItems(_ value: Value) -> ArgumentValue? {
    guard let items = value.elements else { return nil }
    return .list(items.map { GridItemReader(interpreter: interpreter).item($0) })
  }

  /// `[.medium, .fraction(0.3)]` → `[[medium], [fraction, 0.3]]`.
  private func detents(_ value: Value) -> ArgumentValue? {
    guard let elements = value.elements else { return nil }
    return .list(
      elements.map { element in
        let resolved = try? interpreter.resolve(element, as: "PresentationDetent")
        guard let detent = resolved?.host(NameValue.self) else { return .list([.name("custom")]) }
        let size = detent.arguments.first.map { $0.value.number ?? (try? number($0.value)).flatMap(Self.length) ?? nil }
        return .list([.name(detent.name)] + (size.flatMap { $0 }.map { [.number($0)] } ?? []))
      })
  }
  private static func length(_ value: ArgumentValue) -> Double? { value.number }

  func anything(_ value: Value) -> ArgumentValue? {
    switch value.payload {
    case .bool(let value): return .bool(value)
    case .int(let value): return .integer(value)
    case .double(let value): return .number(value)
    case .range: return range(value)
    case .string(let value): return .string(value)
    case .interpolation: return interpreter.text(of: value).map { .string($0) }
    case .implicit(let member): return .name(member.links.map(\.name).joined(separator: "."))
    case .host(let name as NameValue): return .name(name.name)
    case .host(let names as NamesValue): return .names(names.names)
    case .enumeration(let value): return .name(value.caseName)
    case .function, .host, .keyPath, .type: return nil
    default: return .string(interpreter.describe(value))
    }
  }
}

/// `GridItem(.flexible(minimum: 10), spacing: 8, alignment: .leading)`.
struct GridItemReader {
  let interpreter: Interpreter

  /// `[name, minimum or size, maximum, spacing]`, missing ones as `none`.
  func item(_ value: Value) -> ArgumentValue {
    guard let item = value.host(NameValue.self) else { return .name("flexible") }
    let none = ArgumentValue.name("none")
    let size = item.arguments.first { $0.label == nil }?.value
    let spacing = item.arguments.first { $0.label == "spacing" }?.value.number.map { ArgumentValue.number($0) } ?? none
    let resolved = size.flatMap { try? interpreter.resolve($0, as: "GridItem.Size") }
    guard let kind = resolved?.host(NameValue.self) else { return .list([.name("flexible"), none, none, spacing]) }
    func number(_ label: String?) -> ArgumentValue {
      guard let value = kind.arguments.first(where: { $0.label == label })?.value else { return none }
      if value.implicitName == "infinity" { return .number(.infinity) }
      return value.number.map { .number($0) } ?? none
    }
    let minimum = kind.name == "fixed" ? number(nil) : number("minimum")
    return .list([.name(kind.name), minimum, number("maximum"), spacing])
  }
}

/// A view or modifier whose arguments are read.
struct ArgumentOwner {
  let name: String
  let kind: ViewKind
  let isModifier: Bool
  let location: SourceLocation

  /// - Returns: `nil` for what is no list of views, or is laid out.
  fileprivate func argument(_ entry: BoundArguments.Entry, by reader: ArgumentReader) throws -> ArgumentValue? {
    let parameter = entry.parameter.name
    guard entry.parameter.type == .views, !entry.value.isNone, !entry.value.isUnknown,
      let part = isModifier
        ? UndrawnPart.of(parameter, ofModifier: kind) : UndrawnPart.of(parameter, ofView: kind)
    else { return nil }
    return .views(
      try reader.expansion.undrawn(part, parameter, of: name, at: location) {
        try reader.expansion.nodes(entry.value, reader.environment, reader.identity.child(parameter))
      })
  }
}
