import SightlineModel
import SwiftInterpreter

/// Values that are no views: lengths, angles, gradients, styles, grid items.
extension SwiftUIHost {
  func constructValue(_ type: String, _ call: Call, in interpreter: Interpreter) throws -> Value? {
    let colors = ColorFamily(reading: reading, interpreter: interpreter)
    func number(_ label: String) throws -> Double? {
      guard let value = call.value(label) else { return nil }
      return try value.number ?? interpreter.resolve(value, as: "Double").number
    }
    switch type {
    case "Color": return try colors.color(call)
    case "UIColor": return try colors.uiColor(call)
    case "Font": return try FontFamily(reading: reading, interpreter: interpreter).construct(call)
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient":
      return try StyleFamily(reading: reading, interpreter: interpreter).gradient(type, call)
    case "MeshGradient":
      return .host(StyleValue(hostTypeName: type, spec: .unknown(reason: "a mesh gradient")))
    case "Gradient": return try gradient(call, in: interpreter)
    case "Gradient.Stop":
      guard let value = call.value("color"),
        let color = try StyleReader(reading: reading, interpreter: interpreter).color(value)
      else { return nil }
      return .host(GradientStopValue(stop: GradientSpec.Stop(color: color, location: try number("location") ?? 0)))
    case "AnyShapeStyle":
      guard let first = call[position: 0] else { return nil }
      if case .implicit = first.payload { return try interpreter.resolve(first, as: "ShapeStyle") }
      return first
    case "KeyEquivalent":
      guard let key = (call[position: 0] ?? call.value("character")).flatMap({ interpreter.text(of: $0) }) else {
        return nil
      }
      return Value(.enumeration(EnumerationValue(typeName: type, caseName: key)))
    case "Angle":
      if let degrees = try number("degrees") { return .host(AngleValue(degrees: degrees)) }
      if let radians = try number("radians") { return .host(AngleValue(degrees: radians * 180 / .pi)) }
      return .host(AngleValue(degrees: 0))
    case "UnitPoint":
      return .host(UnitPointValue(point: UnitPoint(x: try number("x") ?? 0, y: try number("y") ?? 0)))
    case "EdgeInsets":
      let insets = try EdgeInsets(
        top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
        trailing: number("trailing") ?? 0)
      return .host(InsetsValue(insets: insets))
    case "GridItem":
      return .host(NameValue(hostTypeName: type, name: "item", arguments: call.arguments.map { ($0.label, $0.value) }))
    case "Alignment":
      func name(_ label: String, _ type: String) throws -> String {
        guard let value = call.value(label) else { return "center" }
        return try interpreter.resolve(value, as: type).host(NameValue.self)?.name ?? value.implicitName ?? "center"
      }
      let horizontal = try name("horizontal", "HorizontalAlignment")
      let vertical = try name("vertical", "VerticalAlignment")
      return .host(NameValue(hostTypeName: type, name: Self.alignment(horizontal, vertical)))
    case "HorizontalAlignment", "VerticalAlignment":
      let axis = type == "HorizontalAlignment" ? "horizontal" : "vertical"
      return try AlignmentReader(interpreter: interpreter).custom(call, axis: axis).map { .host($0) }
    case "ColorResource":
      guard let value = call.value("name"), let name = interpreter.text(of: value) else { return nil }
      return colors.asset(name, call.location)
    case "ImageResource":
      guard let value = call.value("name"), let name = interpreter.text(of: value) else { return nil }
      return .host(OpaqueValue(hostTypeName: type, fields: ["name": .string(name)]))
    case "NavigationPath": return Value(.array([]))
    case "TapGesture", "LongPressGesture", "DragGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture",
      "RotateGesture", "SpatialTapGesture":
      return .host(GestureValue(hostTypeName: type, actions: []))
    case "ExclusiveGesture", "SimultaneousGesture", "SequenceGesture":
      let parts = call.arguments.compactMap { $0.value.host(GestureValue.self) }
      return .host(GestureValue(hostTypeName: type, actions: parts.flatMap(\.actions), isFollowed: true))
    // A gesture without its type is the gesture.
    case "AnyGesture":
      return call[position: 0].flatMap { $0.host(GestureValue.self) == nil ? nil : $0 }
    case "PreviewDevice": return .host(OpaqueValue(hostTypeName: type, fields: [:]))
    case "SharePreview": return .host(OpaqueValue(hostTypeName: type, fields: [:]))
    case "OpenURLAction": return .host(OpaqueValue(hostTypeName: type, fields: ["handler": call[position: 0] ?? .void]))
    case "Transaction", "EnvironmentValues", "Spring":
      return .host(OpaqueValue(hostTypeName: type, fields: [:]))
    case _ where PathFamily.types.contains(type): return try PathFamily(interpreter: interpreter).construct(type, call)
    case "CGAffineTransform": return .host(try AffineTransformValue.construct(call, interpreter))
    case "ViewSpacing": return .host(ViewSpacingValue(subview: nil))
    case "ProposedViewSize": return .host(try ProposalValue.construct(call, interpreter))
    case "Alert", "ActionSheet": return .host(LegacyAlertValue(hostTypeName: type, call: call))
    default: break
    }
    if let style = EnumerationTable.style(ofType: type) {
      return .host(
        NameValue(hostTypeName: style.family, name: style.name, arguments: call.arguments.map { ($0.label, $0.value) }))
    }
    return nil
  }

  private func gradient(_ call: Call, in interpreter: Interpreter) throws -> Value? {
    if let colors = call.value("colors")?.elements {
      let stops = try StyleFamily(reading: reading, interpreter: interpreter).evenly(colors)
      return stops.map { .host(GradientValue(stops: $0)) }
    }
    guard let stops = call.value("stops")?.elements else { return nil }
    return .host(
      GradientValue(
        stops: try stops.compactMap {
          try interpreter.resolve($0, as: "Gradient.Stop").host(GradientStopValue.self)?.stop
        }))
  }

  private static func alignment(_ horizontal: String, _ vertical: String) -> String {
    let upper = { (text: String) in text.prefix(1).uppercased() + text.dropFirst() }
    if horizontal.contains("/") || vertical.contains("/") { return horizontal + "|" + vertical }
    switch (horizontal, vertical) {
    case ("center", "center"): return "center"
    case (let side, "center"): return side
    case ("center", let side): return side
    case (let side, "firstTextBaseline"), (let side, "lastTextBaseline"): return side + upper(vertical)
    default: return vertical + upper(horizontal)
    }
  }

  // MARK: Members of values

  func hostMember(
    _ host: any HostValue, _ value: Value, _ name: String, _ call: Call?, _ interpreter: Interpreter
  ) throws -> Value? {
    // Most members are modifiers, asked of views.
    let type = type(of: host)
    if type == HostObject.self || type == ViewValue.self && name != "callAsFunction" { return nil }
    if let color = exactly(host, ColorValue.self) {
      return try ColorMembers.member(color, value, name, call, interpreter, reading)
    }
    if let style = exactly(host, StyleValue.self) { return styleMember(style, name, call, interpreter) }
    if let font = exactly(host, FontValue.self) {
      return try FontFamily(reading: reading, interpreter: interpreter).member(font, name, call: call)
    }
    if let animation = exactly(host, AnimationValue.self) {
      return try AnimationFamily(interpreter: interpreter).member(animation, name, call: call)
    }
    if let transition = exactly(host, TransitionValue.self) {
      return try AnimationFamily(interpreter: interpreter).member(transition, name, call: call)
    }
    if let binding = exactly(host, BindingValue.self) { return try bindingMember(binding, name, call, interpreter) }
    if let size = exactly(host, SizeValue.self) {
      return name == "width" ? .double(size.size.width) : name == "height" ? .double(size.size.height) : nil
    }
    if let point = exactly(host, PointValue.self) {
      if name == "applying", let transform = call?.unlabelled.first?.value.host(AffineTransformValue.self) {
        return GeometryStructure.point(transform.applied(to: point.point))
      }
      return name == "x" ? .double(point.point.x) : name == "y" ? .double(point.point.y) : nil
    }
    if let path = exactly(host, PathValue.self) {
      return try PathFamily(interpreter: interpreter).member(path, name, call)
    }
    if let transform = exactly(host, AffineTransformValue.self) {
      return try transform.member(name, call, interpreter)
    }
    if let rect = exactly(host, RectValue.self) {
      return try Self.rectMember(rect.rect, name)
        ?? RectMembers(interpreter: interpreter).member(of: rect.rect, name, call)
    }
    if let insets = exactly(host, InsetsValue.self) {
      let edges = [
        "top": insets.insets.top, "leading": insets.insets.leading, "bottom": insets.insets.bottom,
        "trailing": insets.insets.trailing,
      ]
      return edges[name].map { .double($0) }
    }
    if let angle = exactly(host, AngleValue.self) {
      return name == "degrees" ? .double(angle.degrees) : name == "radians" ? .double(angle.degrees * .pi / 180) : nil
    }
    if let names = exactly(host, NamesValue.self) { return namesMember(names, name, call, interpreter) }
    if let named = exactly(host, NameValue.self), named.hostTypeName == "Alignment" {
      return Self.alignmentMember(named, name)
    }
    if let named = exactly(host, NameValue.self), named.hostTypeName == "CharacterSet" { return nil }
    if let values = exactly(host, OpaqueValue.self), values.hostTypeName == "EnvironmentValues", call == nil {
      return EnvironmentReader(reading: reading).known(name, in: reading.environment)
    }
    if let named = exactly(host, NameValue.self),
      name == "contains" || call != nil && Self.setOperations.contains(name)
    {
      return namesMember(NamesValue(hostTypeName: named.hostTypeName, names: [named.name]), name, call, interpreter)
    }
    if let named = exactly(host, NameValue.self) { return try nameMember(named, name, call, interpreter) }
    if let presentation = exactly(host, PresentationModeValue.self) {
      return presentationMember(presentation, name, call)
    }
    if let configuration = exactly(host, StyleConfiguration.self) { return configuration.member(name) }
    if let gesture = exactly(host, GestureValue.self) { return gesture.member(name, call) }
    if let geometry = exactly(host, GeometryValue.self) {
      if let place = geometry.place, !reading.readConditions.isInBody { reading.geometry.keep(place) }
      return geometry.member(name, call)
    }
    if let size = exactly(host, GeometrySize.self) {
      interpreter.ledger.looks.formUnion(.room)
      if let known = size.member(name) { return known }
      return try size.rect.flatMap { try RectMembers(interpreter: interpreter).member(of: $0, name, call) }
    }
    if let length = exactly(host, LinearLength.self) { return length.member(name, call) }
    if let proposal = exactly(host, ProposalValue.self) { return try proposal.member(name, call, interpreter) }
    if let subview = exactly(host, SubviewValue.self) { return try subview.member(name, call, interpreter) }
    if let spacing = exactly(host, ViewSpacingValue.self) { return try spacing.member(name, call, interpreter) }
    if let dimensions = exactly(host, MeasuredDimensions.self) { return dimensions.member(name) }
    if let dimensions = exactly(host, DimensionsValue.self) { return dimensions.member(name) }
    if let opaque = exactly(host, OpaqueValue.self) {
      if let field = opaque.fields[name] { return field }
      // A folder of the catalogue that gives its name: `ColorResource.Brand.text`, `ImageResource.Fountain.stone`.
      if opaque.hostTypeName == "ColorResource", let folder = opaque.fields["folder"].flatMap(interpreter.text) {
        return ColorFamily(reading: reading, interpreter: interpreter).generated([folder, name])
          .map { .host(ColorValue(spec: $0)) }
      }
      guard opaque.hostTypeName == "ImageResource", call == nil, let outer = opaque.fields["name"],
        let folder = interpreter.text(of: outer), folder.first?.isUppercase ?? false
      else { return nil }
      return .host(OpaqueValue(hostTypeName: "ImageResource", fields: ["name": .string(folder + "/" + name)]))
    }
    if let view = exactly(host, ViewValue.self), name == "callAsFunction" {
      return try laidOut(view, call, interpreter)
    }
    if let storage = host as? any WrapperStorage {
      if name == "wrappedValue" { return try storage.wrappedValue(in: interpreter) }
      return name == "projectedValue" ? try storage.projectedValue(in: interpreter) : nil
    }
    return nil
  }

  /// `layout { … }` of a layout kept as a value: `AnyLayout(HStackLayout())`.
  private func laidOut(_ view: ViewValue, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard case .builtIn(var base) = view.base, let call, let closure = call.closure(),
      let content = base.entry.signatures.flatMap(\.parameters).first(where: { $0.type == .children })
    else { return nil }
    let values = try interpreter.callBuilder(closure, [], builder: "ViewBuilder")
    base.arguments.entries.append(
      BoundArguments.Entry(parameter: content, value: Value(.array(values)), location: call.location))
    (base.location, base.symbol) = (call.location, reading.symbol(interpreter))
    return .host(ViewValue(view.hostTypeName, .builtIn(base)))
  }

  private func styleMember(
    _ style: StyleValue, _ name: String, _ call: Call?, _ interpreter: Interpreter
  ) -> Value? {
    if call == nil, let level = StyleFamily.lowerLevels[name] {
      return StyleFamily(reading: reading, interpreter: interpreter).level(level, of: style)
    }
    switch name {
    case "opacity":
      guard let factor = call?[position: 0]?.number else { return nil }
      return .host(StyleValue(hostTypeName: style.hostTypeName, spec: .opacity(style.spec, factor)))
    case "shadow", "blendMode": return .host(style)
    default: return nil
    }
  }

  private func bindingMember(
    _ binding: BindingValue, _ name: String, _ call: Call?, _ interpreter: Interpreter
  ) throws -> Value? {
    switch name {
    case "wrappedValue": return try binding.get()
    case "projectedValue", "animation", "transaction": return .host(binding)
    case "prefix !":
      // No operator of SwiftUI's: packages that may be missing declare it, all alike.
      func negated(_ value: Value) -> Value { value.bool.map { .bool(!$0) } ?? value }
      return .host(BindingValue(get: { try negated(binding.get()) }, set: { try binding.set(negated($0)) }))
    default: return call == nil ? .host(binding.member(name, in: interpreter)) : nil
    }
  }

  private static func rectMember(_ rect: Rect, _ name: String) -> Value? {
    switch name {
    case "width": .double(rect.width)
    case "height": .double(rect.height)
    case "minX": .double(rect.minX)
    case "minY": .double(rect.minY)
    case "maxX": .double(rect.maxX)
    case "maxY": .double(rect.maxY)
    case "midX": .double(rect.center.x)
    case "midY": .double(rect.center.y)
    case "size": .host(SizeValue(size: rect.size))
    case "origin": .host(PointValue(point: rect.origin))
    default: nil
    }
  }

  /// `BorderedProminentButtonStyle().makeBody(configuration: configuration)`: the control of that configuration in that style.
  private func styled(_ style: NameValue, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard let call, let configuration = call.value("configuration"), style.hostTypeName.hasSuffix("Style"),
      configuration.host(StyleConfiguration.self) != nil
    else { return nil }
    let control = String(style.hostTypeName.dropLast("Style".count))
    guard ViewTable.entries[control] != nil else { return nil }
    func handing(_ value: Value) -> Call {
      Call(arguments: [Call.Argument(label: nil, value: value, location: call.location)], location: call.location)
    }
    let view = try interpreter.construct(control, handing(configuration))
    let modifier = style.hostTypeName.prefix(1).lowercased() + style.hostTypeName.dropFirst()
    return try interpreter.member(of: view, modifier, call: handing(.host(style)))
  }

  private func nameMember(_ value: NameValue, _ name: String, _ call: Call?, _ interpreter: Interpreter) throws
    -> Value?
  {
    let all = EnumerationTable.types[value.hostTypeName] ?? []
    switch (value.hostTypeName, name) {
    case ("DynamicTypeSize", "isAccessibilitySize"), ("ContentSizeCategory", "isAccessibilityCategory"),
      ("UIContentSizeCategory", "isAccessibilityCategory"):
      return .bool(value.name.hasPrefix("accessibility"))
    case ("EditMode", "isEditing"): return .bool(value.name != "inactive")
    case (_, "makeBody"): return try styled(value, call, interpreter)
    case (_, "rawValue"): return all.firstIndex(of: value.name).map { .int($0) } ?? .string(value.name)
    case (_, "hashValue"): return .string(value.name)
    case ("SymbolEffect", _), ("SymbolEffectOptions", _), ("SensoryFeedback", _), ("Glass", _), ("PHPickerFilter", _):
      var changed = value
      changed.arguments += [(label: name, value: .bool(true))]
      return .host(changed)
    default:
      return value.arguments.first { $0.label == name }?.value
    }
  }

  /// `.topLeading.horizontal`.
  private static func alignmentMember(_ value: NameValue, _ name: String) -> Value? {
    let horizontal = ["leading", "trailing"].first { value.name.lowercased().hasSuffix($0) || value.name.hasPrefix($0) }
    let vertical = ["top", "bottom", "firstTextBaseline", "lastTextBaseline"].first {
      value.name.hasPrefix($0) || value.name.lowercased().hasSuffix($0.lowercased())
    }
    switch name {
    case "horizontal":
      return .host(NameValue(hostTypeName: "HorizontalAlignment", name: horizontal ?? "center"))
    case "vertical":
      let centered = value.name.lowercased().contains("firsttextbaseline") ? "firstTextBaseline" : "center"
      return .host(NameValue(hostTypeName: "VerticalAlignment", name: vertical ?? centered))
    default: return nil
    }
  }

  private static let setOperations: Set<String> = ["union", "intersection", "subtracting", "isSuperset", "isDisjoint"]
  /// Names that stand for several, by the option set's type.
  private static let wholes: [String: [String: [String]]] = [
    "UIRectCorner": ["allCorners": ["topLeft", "topRight", "bottomLeft", "bottomRight"]],
    "Edge.Set": [
      "all": ["top", "leading", "bottom", "trailing"], "horizontal": ["leading", "trailing"],
      "vertical": ["top", "bottom"],
    ],
  ]

  /// An option set: `redactionReasons.contains(.placeholder)`.
  private func namesMember(_ value: NamesValue, _ name: String, _ call: Call?, _ interpreter: Interpreter) -> Value? {
    if name == "isEmpty" { return .bool(value.names.isEmpty) }
    guard let argument = call?.arguments.first?.value else { return nil }
    if argument.isUnknown { return argument }
    let binder = ArgumentBinder(interpreter: interpreter)
    guard let named = try? binder.names(argument, type: value.hostTypeName) else { return nil }
    let wholes = Self.wholes[value.hostTypeName] ?? [:]
    let others = named.flatMap { wholes[$0] ?? [$0] }
    var value = value
    value.names = value.names.flatMap { wholes[$0] ?? [$0] }
    func made(_ names: [String]) -> Value { .host(NamesValue(hostTypeName: value.hostTypeName, names: names)) }
    switch name {
    case "contains", "isSuperset": return .bool(others.allSatisfy(value.names.contains))
    case "isSubset": return .bool(value.names.allSatisfy(others.contains))
    case "isDisjoint": return .bool(!others.contains(where: value.names.contains))
    case "union": return made(value.names + others.filter { !value.names.contains($0) })
    case "intersection": return made(value.names.filter(others.contains))
    case "subtracting": return made(value.names.filter { !others.contains($0) })
    default: return nil
    }
  }

  private func presentationMember(_ value: PresentationModeValue, _ name: String, _ call: Call?) -> Value? {
    switch name {
    case "wrappedValue": return .host(value)
    case "isPresented": return .bool(value.dismissal != nil)
    case "dismiss":
      reading.ledger.note()
      try? value.dismissal?.close()
      return .void
    default: return nil
    }
  }
}
