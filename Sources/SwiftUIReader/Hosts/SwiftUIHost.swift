import SightlineModel
import SwiftInterpreter

/// SwiftUI for the interpreter: views, modifiers, styles, wrappers.
final class SwiftUIHost: HostBase {
  // MARK: Types

  /// Protocols, wrappers and values that are not in the tables.
  private static let otherTypes: Set<String> = [
    "Text", "Color", "Font", "Animation", "AnyTransition", "Transition", "Angle", "EdgeInsets", "UnitPoint",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient",
    "Gradient.Stop", "Material", "AnyShapeStyle", "HierarchicalShapeStyle", "ImagePaint", "GridItem",
    "LocalizedStringKey",
    "Image.ResourceName", "ColorResource", "ImageResource", "State", "Binding", "StateObject", "ObservedObject",
    "EnvironmentObject", "Environment", "AppStorage", "SceneStorage", "FocusState", "ScaledMetric", "Namespace",
    "GestureState", "Bindable", "Query", "FetchRequest", "FetchedResults", "SectionedFetchResults",
    "UIApplicationDelegateAdaptor", "AccessibilityFocusState", "FocusedValue", "FocusedBinding", "FocusedObject",
    "EnvironmentValues", "NavigationPath", "ForegroundStyle", "BackgroundStyle", "TintShapeStyle", "SymbolEffect",
    "View", "ViewModifier", "App", "Scene", "Shape", "InsettableShape", "ShapeStyle", "ViewBuilder", "SceneBuilder",
    "ToolbarContent", "ToolbarContentBuilder", "CustomizableToolbarContent", "Commands", "CommandsBuilder",
    "PreviewProvider", "DynamicProperty", "EnvironmentKey", "PreferenceKey", "Animatable", "AnimatableModifier",
    "Gesture", "TapGesture", "LongPressGesture", "DragGesture", "MagnificationGesture", "MagnifyGesture",
    "RotationGesture", "RotateGesture", "SpatialTapGesture", "SequenceGesture", "SimultaneousGesture",
    "ExclusiveGesture", "AnyGesture",
    "ButtonStyleConfiguration", "ToggleStyleConfiguration", "LabelStyleConfiguration", "UIViewRepresentable",
    "UIViewControllerRepresentable", "Layout", "ProposedViewSize", "GeometryProxy", "ScrollViewProxy", "Transaction",
    "AccessibilityNotification", "Alert", "Alert.Button", "ActionSheet", "ActionSheet.Button", "ContentView.Content",
    "AnimatablePair", "Spring",
    "CGAffineTransform", "Path", "CGPath", "CGMutablePath", "UIBezierPath",
    "_VariadicView", "_VariadicView.Tree", "_VariadicView.Children", "_VariadicView_MultiViewRoot",
    "_VariadicView_UnaryViewRoot", "_VariadicView.MultiViewRoot", "_VariadicView.UnaryViewRoot",
    "ViewDimensions", "Anchor", "DynamicViewContent", "TupleView", "ModifiedContent", "Never", "OpenURLAction",
    "DismissAction", "ViewSpacing", "Color.Resolved", "SymbolEffectOptions", "Glass", "PresentationMode",
    "ScrollPosition", "TextAttribute", "PreviewDevice",
  ]

  override func declares(_ name: String) -> Bool {
    ViewTable.entries[name] != nil || Self.otherTypes.contains(name) || EnumerationTable.types[name] != nil
      || EnumerationTable.styleProtocols.contains(name) || EnumerationTable.style(ofType: name) != nil
      || reading.options.components.contains { $0.type == name }
  }

  override func conformances(ofType name: String) -> [String] {
    let name = TypeName.plain(name)
    if let entry = ViewTable.entries[name] {
      if ViewKind.shapes.contains(entry.kind) { return ["InsettableShape", "Shape", "View"] }
      switch name {
      case "WindowGroup", "DocumentGroup", "Settings", "Window", "MenuBarExtra": return ["Scene"]
      case "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer": return ["ToolbarContent", "View"]
      default: return ["View"]
      }
    }
    switch name {
    case _ where Self.otherViews.contains(name): return ["View"]
    case "Color": return ["ShapeStyle", "View"]
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient":
      return ["ShapeStyle", "View"]
    case "Gradient", "Material", "AnyShapeStyle", "HierarchicalShapeStyle", "ImagePaint", "ForegroundStyle",
      "BackgroundStyle", "TintShapeStyle":
      return ["ShapeStyle"]
    case "InsettableShape", "Path": return ["Shape", "View"]
    case "Shape", "UIViewRepresentable", "UIViewControllerRepresentable": return ["View"]
    default:
      return EnumerationTable.style(ofType: name).map { [$0.family] } ?? []
    }
  }

  /// Views that no call of their name makes, or whose name a style or a modifier gives.
  private static let otherViews: Set<String> = [
    "Text", "TupleView", "ModifiedContent", "Content", "Label", "Component",
  ]

  override func isValueType(_ name: String) -> Bool {
    let name = TypeName.plain(name)
    return ViewTable.entries[name] != nil || Self.otherViews.contains(name)
  }

  private static let builders: [String: [String: String]] = [
    "View": ["body": "ViewBuilder"], "ViewModifier": ["body": "ViewBuilder"], "App": ["body": "SceneBuilder"],
    "Scene": ["body": "SceneBuilder"], "PreviewProvider": ["previews": "ViewBuilder"],
    "ToolbarContent": ["body": "ToolbarContentBuilder"],
    "CustomizableToolbarContent": ["body": "ToolbarContentBuilder"],
    "Commands": ["body": "CommandsBuilder"], "AnimatableModifier": ["body": "ViewBuilder"],
    "_VariadicView_MultiViewRoot": ["body": "ViewBuilder"], "_VariadicView_UnaryViewRoot": ["body": "ViewBuilder"],
    "_VariadicView.MultiViewRoot": ["body": "ViewBuilder"], "_VariadicView.UnaryViewRoot": ["body": "ViewBuilder"],
  ]
  override func resultBuilder(ofProtocol name: String, requirement: String) -> String? {
    let name = TypeName.plain(name)
    if let requirement = Self.builders[name]?[requirement] { return requirement }
    return requirement == "makeBody" && EnumerationTable.styleProtocols.contains(name) ? "ViewBuilder" : nil
  }

  override func declaresResultBuilder(_ name: String) -> Bool {
    ["ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "CommandsBuilder", "TabContentBuilder"]
      .contains(TypeName.plain(name))
  }

  override func buildBlock(_ components: [Value], builder: String, in interpreter: Interpreter) throws -> Value? {
    guard declaresResultBuilder(builder) else { return nil }
    return components.count == 1 ? components[0] : .host(ViewValue("TupleView", .group(components)))
  }

  override func callsAsFunction(_ protocolName: String) -> Bool { TypeName.plain(protocolName) == "Layout" }

  // MARK: Making values

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if let component = reading.options.components.first(where: { $0.type == type }) {
      return ComponentView.make(component, call, reading, in: interpreter)
    }
    if type == "Text" { reading.callCounts.note(type, at: call.location) }
    if type == "Text" { return try TextFamily(reading: reading, interpreter: interpreter).construct(call) }
    if type == "LocalizedStringKey" {
      let family = TextFamily(reading: reading, interpreter: interpreter)
      return call.arguments.first.flatMap { family.anyKey($0.value) }.map { .host($0) }
    }
    if let entry = ViewTable.entries[type] { return try construct(entry, call, in: interpreter) }
    if type == "ModifiedContent", let content = call.value("content"), let modifier = call.value("modifier") {
      let argument = Call.Argument(label: nil, value: modifier, location: call.location)
      return try interpreter.member(
        of: content, "modifier", call: Call(arguments: [argument], location: call.location))
    }
    if type == "_VariadicView.Tree", let tree = try variadicTree(call, in: interpreter) { return tree }
    if let value = try constructValue(type, call, in: interpreter) { return value }
    return try constructWrapper(type, call, in: interpreter)
  }

  /// `_VariadicView.Tree(root) { content }`: what `root.body(children:)` makes of the content's views, as `Group(subviews:)`
  /// does by its closure since iOS 18.
  private func variadicTree(_ call: Call, in interpreter: Interpreter) throws -> Value? {
    guard let root = call[position: 0] ?? call.value("root"), let content = call.arguments.last?.value.function else {
      return nil
    }
    func argument(_ label: String?, _ function: FunctionValue) -> Call.Argument {
      Call.Argument(label: label, value: Value(.function(function)), location: call.location)
    }
    let inner = Call(arguments: [argument("content", content)], location: call.location)
    let group = try interpreter.construct("Group", inner)
    let body = NativeFunction(name: "body", location: call.location, parameterCount: 1) { children, interpreter in
      let given = Call.Argument(label: "children", value: children.first?.value ?? .none, location: call.location)
      return try interpreter.member(of: root, "body", call: Call(arguments: [given], location: call.location))
    }
    let subviews = Call.Argument(label: "subviews", value: group, location: call.location)
    return try interpreter.construct(
      "Group", Call(arguments: [subviews, argument("transform", body)], location: call.location))
  }

  private func construct(_ entry: ViewEntry, _ written: Call, in interpreter: Interpreter) throws -> Value {
    let binder = ArgumentBinder(interpreter: interpreter)
    let call = SafeSymbols.named(written, of: entry.name)
    if call.arguments.count == 1, let configuration = call[position: 0]?.host(StyleConfiguration.self) {
      reading.callCounts.note(entry.name, at: call.location)
      return view(entry, configuration.arguments(of: entry, at: call.location), call, interpreter)
    }
    if entry.signatures.isEmpty { return view(entry, binder.closuresOnly(call, of: entry), call, interpreter) }
    guard let bound = try binder.bind(call, to: entry.signatures) else {
      let labels = call.arguments.map { $0.label ?? "_" }
      interpreter.reportUnresolved(
        "\(entry.name)(\(labels.map { $0 + ":" }.joined()))",
        why: reading.whyUnread(view: entry.name, labels).but("read in part"),
        at: call.location)
      reading.callCounts.note(entry.name, at: call.location, isUnderstood: false)
      let kept = binder.closuresOnly(call, of: entry)
      let read = try binder.evaluatingContent(kept, atMost: reading.options.views)
      return view(entry, read, call, interpreter, isPartlyRead: true)
    }
    reading.callCounts.note(entry.name, at: call.location)
    return view(entry, try binder.evaluatingContent(bound, atMost: reading.options.views), call, interpreter)
  }

  private func view(
    _ entry: ViewEntry, _ bound: BoundArguments, _ call: Call, _ interpreter: Interpreter, isPartlyRead: Bool = false
  ) -> Value {
    var base = BuiltInView(entry: entry, arguments: bound, location: call.location, symbol: reading.symbol(interpreter))
    base.isPartlyRead = isPartlyRead
    var made = ViewValue(entry.name, .builtIn(base))
    made.askedAt = reading.helperCall(interpreter, for: call.location)
    return .host(made)
  }

  /// The container of a module that is missing: what it holds is shown one below the other, on a ground that nobody knows.
  override func unknownType(_ name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let contents = call.arguments.compactMap(\.value.function).filter { function in
      interpreter.makesViews(function) { ViewTable.entries[$0] != nil || isViewType($0, interpreter) }
    }
    guard name.first?.isUppercase == true, !contents.isEmpty, let stack = ViewTable.entries["VStack"] else {
      return nil
    }
    interpreter.reportUnresolved(
      name, why: UnresolvedReason.noDeclaration.but("its content is laid out without it"), at: call.location)
    reading.callCounts.note(name, at: call.location, isUnderstood: false)
    let views = try contents.flatMap { content in
      let unknown = Value.unknown("what \(name) hands to its content", at: call.location)
      let arguments = (0..<content.parameterCount).map { _ in
        Call.Argument(label: nil, value: unknown, location: call.location)
      }
      return try interpreter.callBuilder(content, arguments, builder: "ViewBuilder")
    }
    var bound = BoundArguments()
    let parameter = Parameter(label: nil, name: "content", type: .children)
    bound.entries = [
      .init(parameter: parameter, value: .host(ViewValue("TupleView", .group(views))), location: call.location)
    ]
    let ground = ViewNode(
      .unseen, arguments: ["reason": .string("\(name): \(UnresolvedReason.noDeclaration.words)")],
      source: call.location,
      symbol: reading.symbol(interpreter))
    let behind = Call.Argument(
      label: nil, value: .host(ViewValue("Color", .nodes([ground]))), location: call.location)
    return try interpreter.member(
      of: view(stack, bound, call, interpreter), "background", call: Call(arguments: [behind], location: call.location))
  }

  // MARK: Members

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    return try StaticMembers(reading: reading, interpreter: interpreter).member(TypeName.plain(type), name, call)
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    if case .host(let host) = value.payload {
      if name == "callAsFunction", let call, let result = try filled(host, call, interpreter) { return result }
      if let result = try hostMember(host, value, name, call, interpreter) { return result }
      if name == "id", call == nil, let number = exactly(host, ViewValue.self)?.subview { return .int(number) }
    }
    if case .structure(let structure) = value.payload, structure.typeName == "CGRect",
      let rect = value.host(RectValue.self)
    {
      return try RectMembers(interpreter: interpreter).member(of: rect.rect, name, call)
    }
    if case .enumeration(let phase) = value.payload, phase.typeName == "AsyncImagePhase", call == nil {
      let payload = phase.payload.first?.value ?? .none
      if name == "image" { return phase.caseName == "success" ? payload : Value.none }
      if name == "error" { return phase.caseName == "failure" ? payload : Value.none }
    }
    if let result = try layoutMember(value, name, call, interpreter) { return result }
    guard isView(value, interpreter) || mayBeView(value, interpreter) else { return nil }
    return try ModifierFamily(reading: reading, interpreter: interpreter).apply(name, call, to: value)
  }

  /// The view stays as it is without a modifier that nobody knows.
  override func unknownMember(
    of value: Value, name: String, call: Call, in interpreter: Interpreter
  ) throws -> Value? {
    if case .unknown = value.payload, let framed = try framed(value, name, call, interpreter) { return framed }
    guard isView(value, interpreter), name.first?.isLowercase == true else { return nil }
    reading.callCounts.note(name, at: call.location, isUnderstood: false)
    ModifierFamily(reading: reading, interpreter: interpreter).report(name, call, "the view is read without it")
    if mayName(name) { return partlyRead(value) }
    guard !Self.isOfEvents(name), case .host(let host) = value.payload, var view = host as? ViewValue else {
      return value
    }
    view.hasUnknownLook = true
    return .host(view)
  }

  /// A modifier that nobody knows, called as if it did something and drew nothing: `onFirstAppear`, `trackScreen`.
  private static func isOfEvents(_ modifier: String) -> Bool {
    let words = [
      "on", "track", "log", "test", "analytics", "measure", "observe", "bind", "handle", "register", "alert", "sheet",
    ]
    return words.contains { word in
      modifier.hasPrefix(word)
        && (modifier.count == word.count || modifier.dropFirst(word.count).first?.isUppercase == true)
    }
  }

  /// A modifier that nobody knows, called as if it gave a name.
  private func mayName(_ modifier: String) -> Bool {
    let name = modifier.lowercased()
    return ["label", "access", "a11y", "voice", "spoken", "speak", "name", "title"].contains { name.contains($0) }
  }
  private func partlyRead(_ value: Value) -> Value {
    guard case .host(let host) = value.payload, var view = host as? ViewValue, case .builtIn(var base) = view.base
    else {
      return value
    }
    base.isPartlyRead = true
    view.base = .builtIn(base)
    return .host(view)
  }

  /// What is not known is a view where it is given a size: `RemoteImage(url).resizable().frame(width: 50, height: 50)`.
  private func framed(_ value: Value, _ name: String, _ call: Call, _ interpreter: Interpreter) throws -> Value? {
    let labels: Set<String> = [
      "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
    ]
    guard name == "frame", !call.arguments.isEmpty,
      call.arguments.allSatisfy({ $0.label.map(labels.contains) ?? false })
    else { return nil }
    return try ModifierFamily(reading: reading, interpreter: interpreter).apply(name, call, to: value)
  }

  /// `layout { … }`: a layout kept as a value, called with its content; `AnyLayout` is what it holds.
  private func filled(_ host: any HostValue, _ call: Call, _ interpreter: Interpreter) throws -> Value? {
    guard let layout = host as? ViewValue, case .builtIn(var base) = layout.base, layout.modifiers.isEmpty,
      base.entry.name.hasSuffix("Layout"),
      let parameter = base.entry.signatures.flatMap(\.parameters).first(where: { $0.name == "content" }),
      let content = call.arguments.last
    else { return nil }
    if let inner = base.arguments["layout"]?.host(ViewValue.self) { return try filled(inner, call, interpreter) }
    base.arguments.entries.append(.init(parameter: parameter, value: content.value, location: content.location))
    base.arguments = try ArgumentBinder(interpreter: interpreter)
      .evaluatingContent(base.arguments, atMost: reading.options.views)
    base.location = call.location
    base.symbol = reading.symbol(interpreter)
    return .host(ViewValue(layout.hostTypeName, .builtIn(base)))
  }

  /// Anything a view modifier can be written on.
  func isView(_ value: Value, _ interpreter: Interpreter) -> Bool {
    switch value.payload {
    case .host(let host):
      let type = type(of: host)
      return type == ViewValue.self || type == ColorValue.self || type == StyleValue.self
        || host.hostTypeName == "Path"
    case .structure(let structure): return isViewType(structure.typeName, interpreter)
    case .enumeration(let enumeration): return isViewType(enumeration.typeName, interpreter)
    case .object(let object): return isViewType(object.typeName, interpreter)
    case .unknown(let unknown): return unknown.typeName.map { isViewType(TypeName.plain($0), interpreter) } ?? false
    default: return false
    }
  }
  /// A value of the project's own whose protocol nobody declares: it takes the modifiers of views where it is none.
  private func mayBeView(_ value: Value, _ interpreter: Interpreter) -> Bool {
    guard case .structure(let structure) = value.payload else { return false }
    return !interpreter.unknownConformances(of: structure.typeName).isEmpty
  }
  private func isViewType(_ name: String, _ interpreter: Interpreter) -> Bool {
    [
      "View", "Shape", "InsettableShape", "Scene", "ToolbarContent", "UIViewRepresentable",
      "UIViewControllerRepresentable",
    ]
    .contains { name == $0 || interpreter.conforms(name, to: $0) }
  }

  override func resolve(_ member: ImplicitMember, as type: String, in interpreter: Interpreter) throws -> Value? {
    if let value = try super.resolve(member, as: type, in: interpreter) { return value }
    switch TypeName.plain(type) {
    // `Color?`, `some ShapeStyle` and the like accept a colour's name.
    case "AnyShapeStyle": return try super.resolve(member, as: "ShapeStyle", in: interpreter)
    case "LocalizedStringResource" where member.links.first?.name != "init":
      return GeneratedKeys(reading: reading).key(member).map { .host($0) } ?? GeneratedKeys.unknown(member)
    default: return nil
    }
  }

  override func convert(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? {
    switch TypeName.plain(type) {
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String.LocalizationValue":
      guard let key = TextFamily(reading: reading, interpreter: interpreter).key(value) else { return nil }
      return .host(key, origin: value.origin)
    case "AnyView", "View": return isView(value, interpreter) ? value : nil
    case "AnyShapeStyle", "ShapeStyle":
      if case .host(let host) = value.payload, host is ColorValue || host is StyleValue || host is GradientValue {
        return value
      }
      return nil
    case "Edge.Set", "AccessibilityTraits", "Axis.Set", "UNAuthorizationOptions", "ContentShapeKinds":
      return try ArgumentBinder(interpreter: interpreter).names(value, type: TypeName.plain(type)).map {
        .host(NamesValue(hostTypeName: TypeName.plain(type), names: $0))
      }
    default: return nil
    }
  }

  override func binaryOperator(
    _ name: String, _ left: Value, _ right: Value, in interpreter: Interpreter
  ) throws -> Value? {
    try HostOperators(reading: reading, interpreter: interpreter).apply(name, left, right)
  }

  override func index(_ value: Value, arguments: [Call.Argument], in interpreter: Interpreter) throws -> Value? {
    if let binding = value.host(BindingValue.self), let position = arguments.first?.value.integer {
      return .host(binding.element(position))
    }
    if let subview = value.host(SubviewValue.self), case .type(let key)? = arguments.first?.value.payload {
      return try subview.value(key, interpreter)
    }
    if let measured = value.host(MeasuredDimensions.self), let first = arguments.first?.value,
      let guide = try AlignmentReader(interpreter: interpreter).guide(first)
    {
      return measured.guide(guide.axis, guide.name)
    }
    if value.host(DimensionsValue.self) != nil, let first = arguments.first?.value,
      let guide = try AlignmentReader(interpreter: interpreter).guide(first)
    {
      return .host(LinearLength(guide.axis + "." + guide.name))
    }
    // `self[ThemeKey.self]` in an environment value of the project's own.
    if let opaque = value.host(OpaqueValue.self), opaque.hostTypeName == "EnvironmentValues",
      case .type(let key)? = arguments.first?.value.payload
    {
      reading.ledger.reader?.note(environment: key)
      return try reading.environment.values[key] ?? interpreter.staticMember(of: key, "defaultValue", call: nil)
    }
    return nil
  }

  override func propertyWrapper(
    _ attribute: WrapperAttribute, in interpreter: Interpreter
  ) throws -> (any WrapperStorage)? {
    try storage(for: attribute, in: interpreter)
  }

  override func missingWrapper(
    _ attribute: WrapperAttribute, in interpreter: Interpreter
  ) throws -> (any WrapperStorage)? {
    unknownStorage(attribute, "what @\(attribute.name) gives", in: interpreter)
  }

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch name {
    case "withAnimation", "withTransaction": return try animated(call, in: interpreter)
    case "GlassEffectContainer": return nil
    case "#colorLiteral": return try ColorFamily(reading: reading, interpreter: interpreter).uiColor(call)
    default: return nil
    }
  }

  private func animated(_ call: Call, in interpreter: Interpreter) throws -> Value {
    guard
      let body = call.arguments.last(where: { $0.value.function != nil && $0.label != "completion" })?.value.function
    else { return .void }
    var animation: AnimationValue? = AnimationValue(name: "default", duration: 0.35)
    if let first = call.arguments.first, first.value.function == nil {
      let resolved = try interpreter.resolve(first.value, as: "Animation")
      animation = resolved.host(AnimationValue.self)
    }
    let previous = reading.transaction
    // What an earlier `withAnimation` of the same action changed moves with its own animation.
    if previous == nil, !reading.motions.open.isEmpty, !reading.readConditions.isInBody { try reading.clock.onPause?() }
    if animation != nil {
      reading.transaction = Reading.Transaction(
        animation: animation, location: call.location, symbol: reading.symbol(interpreter))
      reading.motions.begin(reading.transaction!, at: reading.clock.now)
    }
    defer { reading.transaction = previous }
    let result = try interpreter.call(body, [])
    if let completion = call.closure("completion") {
      let delay = (animation?.duration ?? 0) + (animation?.delay ?? 0)
      reading.clock.schedule(after: delay) { _ = try interpreter.call(completion, []) }
    }
    return result
  }
}
