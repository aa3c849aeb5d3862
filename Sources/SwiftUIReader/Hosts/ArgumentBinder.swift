import SightlineModel
import SwiftInterpreter

/// Finds the overload a call means and gives each argument its parameter.
struct ArgumentBinder {
  let interpreter: Interpreter

  /// - Returns: The first form that takes the call as SwiftUI declares it; else, since what is called may be unknown, the
  ///   first that takes its arguments and lacks some.
  func bind(_ call: Call, to signatures: [Signature]) throws -> BoundArguments? {
    var partial: BoundArguments?
    for signature in signatures where signature.parameters.count >= call.arguments.count || signature.isVariadic {
      guard let (bound, isWhole) = try bind(call, to: signature) else { continue }
      if isWhole { return bound }
      if partial == nil { partial = bound }
    }
    return partial
  }

  /// Arguments follow the order of the parameters.
  ///
  /// - Returns: Whether all parameters without a default have an argument, too.
  private func bind(_ call: Call, to signature: Signature) throws -> (BoundArguments, isWhole: Bool)? {
    var bound = BoundArguments()
    var next = 0
    var isWhole = true
    let parameters = signature.parameters
    for argument in call.arguments {
      // `for: .tabBar, .navigationBar`
      if argument.label == nil, !argument.isTrailingClosure, let last = bound.entries.last, last.parameter.isVariadic {
        let values = last.value.elements ?? [last.value]
        bound.entries[bound.entries.count - 1].value = Value(.array(values + [argument.value]))
        continue
      }
      var index = next
      while index < parameters.count {
        if try accepts(argument, parameters[index]), !isPassedOver(argument, index, parameters, call) { break }
        if isValue(argument, parameters[index]), index == parameters.count - 1 { break }
        isWhole = isWhole && parameters[index].mayBeLeftOut
        index += 1
      }
      guard index < parameters.count else { return nil }
      var value = argument.value
      // `.constant(true)`.
      if case .implicit = value.payload, parameters[index].type == .binding {
        value = try interpreter.resolve(value, as: "Binding")
      }
      // `content: \.screen`.
      if parameters[index].type.isClosure, case .keyPath = value.payload {
        value = interpreter.asFunction(value) ?? value
      }
      // `Button(.retry)`: a static member that the project declares, or one that the build makes of a table.
      if parameters[index].type == .titleKey { value = try interpreter.implicitTitle(value) ?? value }
      // `.none` is no value where the parameter is no enumeration.
      if value.implicitName == "none", Self.optionals.contains(parameters[index].type.rawValue) { value = .none }
      bound.entries.append(
        BoundArguments.Entry(parameter: parameters[index], value: value, location: argument.location))
      next = index + 1
    }
    return (bound, isWhole && parameters[next...].allSatisfy(\.mayBeLeftOut))
  }

  /// `.environment(\.dismissPopup) { … }`: a closure is a value too, where nothing else takes it.
  private func isValue(_ argument: Call.Argument, _ parameter: Parameter) -> Bool {
    argument.isTrailingClosure && argument.label == nil && parameter.label == nil && parameter.type == .any
  }

  /// An unlabelled trailing closure passes over a closure with a default, where a later one needs a value.
  /// - Source: Swift Evolution 0286, forward scan matching.
  private func isPassedOver(
    _ argument: Call.Argument, _ index: Int, _ parameters: [Parameter], _ call: Call
  ) -> Bool {
    guard argument.isTrailingClosure, argument.label == nil else { return false }
    guard parameters[index].hasDefault else { return false }
    return parameters[(index + 1)...].contains { later in
      later.type.isClosure && !later.mayBeLeftOut
        && !call.arguments.contains { $0.label != nil && $0.label == later.label }
    }
  }
  private static let optionals: Set<String> = ["EdgeInsets", "CGFloat", "Double", "Int", "Color", "ShapeStyle", "Font"]

  private func accepts(_ argument: Call.Argument, _ parameter: Parameter) throws -> Bool {
    if argument.isTrailingClosure {
      guard parameter.type.isClosure else { return false }
      return argument.label == nil || argument.label == parameter.label || argument.label == parameter.name
    }
    guard argument.label == parameter.label else { return false }
    return try fits(argument.value, parameter.type)
  }

  private func fits(_ value: Value, _ type: ParameterType) throws -> Bool {
    if type == .configuration {
      if case .host(let host) = value.payload { return fits(host, type) }
      return value.isUnknown
    }
    switch value.payload {
    case .unknown: return true
    case .none: return type != .titleKey
    case .function:
      return type.isClosure || type == .any || ["Shape", "Format"].contains(type.rawValue)
    case .int, .double:
      if ["DynamicTypeSize", "Name", "NameSet", "String", "Font"].contains(type.rawValue) { return false }
      return type.isNumber || type == .any || type == "Data"
    case .string, .interpolation:
      return ["String", "LocalizedStringKey", "Any", "Text", "URL", "ImageResource", "Texts"].contains(type.rawValue)
    case .range:
      return ["Any", "Data", "IntRange", "DynamicTypeSizeRange"].contains(type.rawValue)
    case .bool: return ["Bool", "Any"].contains(type.rawValue)
    case .keyPath: return type == .any || !type.isNumber && type != .titleKey
    case .host(let host): return fits(host, type)
    case .implicit: return try fitsImplicit(value, type)
    case .array:
      return type == .any
        || ["Data", "Texts", "Edge.Set", "Axis.Set", "NameSet", "GridItems", "Detents"].contains(type.rawValue)
    case .structure, .object, .enumeration:
      if type.isNumber || ["Bool", "String", "IntRange", "EdgeInsets", "Edge.Set"].contains(type.rawValue) {
        return false
      }
      // `background(BlurView())`: a view is no style.
      if type == "ShapeStyle", case let name = interpreter.typeName(of: value),
        !interpreter.conforms(name, to: "ShapeStyle"),
        ["View", "UIViewRepresentable", "UIViewControllerRepresentable"].contains(where: {
          interpreter.conforms(name, to: $0)
        })
      {
        return false
      }
      return !type.isClosure
    default: return type == .any || !type.isNumber && type != .titleKey && !type.isClosure
    }
  }

  private func fits(_ host: any HostValue, _ type: ParameterType) -> Bool {
    switch type.rawValue {
    case "CGFloat", "Double", "Int", "Bool", "IntRange", "Action", "DynamicTypeSizeRange", "Builder": return false
    case "EdgeInsets": return host is InsetsValue
    case "Edge.Set", "Axis.Set", "NameSet", "Name", "DynamicTypeSize", "Alignment":
      return host is NameValue || host is NamesValue
    case "Color": return host is ColorValue
    case "ShapeStyle": return host is ColorValue || host is StyleValue || host is GradientValue
    case "Binding": return host is BindingValue
    case "LocalizedStringKey", "Text": return host is LocalizedKey || (host as? ViewValue)?.isText == true
    case "String": return false
    case "CGSize": return host is SizeValue
    case "CGPoint": return host is PointValue
    case "CGRect": return host is RectValue
    case "ImageResource": return host.hostTypeName == "ImageResource"
    case "Configuration": return host.hostTypeName.hasSuffix("Configuration")
    case "UIImage": return host.hostTypeName == "UIImage"
    case "Children", "Views": return host is ViewValue || host is ColorValue || host is StyleValue
    case "Shape":
      if case .builtIn(let view)? = (host as? ViewValue)?.base { return ViewKind.shapes.contains(view.entry.kind) }
      return host is ViewValue
    default: return true
    }
  }

  private func fitsImplicit(_ value: Value, _ type: ParameterType) throws -> Bool {
    guard case .implicit(let member) = value.payload, let name = member.links.first?.name else { return false }
    switch type.rawValue {
    case "CGFloat", "Double", "Int":
      if name == "init" {
        let arguments = member.links.first?.call?.arguments ?? []
        return arguments.isEmpty || arguments.count == 1 && arguments[0].label == nil
      }
      return ["infinity", "zero", "pi", "greatestFiniteMagnitude"].contains(name) || !isHostName(name)
    case "LocalizedStringKey": return try interpreter.implicitTitle(value) != nil
    case "Bool", "IntRange", "DynamicTypeSizeRange": return false
    // `Image(.moon)` is a resource, unless `String` has a member of that name.
    case "String":
      guard !isHostName(name) else { return false }
      if case .implicit = try interpreter.resolve(value, as: "String").payload { return false }
      return true
    // `toolbarBackground(.visible)`: a `Visibility`.
    case "ShapeStyle": return !["visible", "hidden", "automatic"].contains(name)
    case "EdgeInsets":
      let edges: Set<String> = ["top", "leading", "bottom", "trailing"]
      let call = member.links.first?.call
      return name == "zero" || name == "none"
        || name == "init" && call?.arguments.allSatisfy { $0.label.map(edges.contains) ?? false } ?? true
    case "Edge.Set", "Axis.Set", "DynamicTypeSize":
      if name == "init" { return member.links.first?.call?.arguments.allSatisfy { $0.label == nil } ?? true }
      return EnumerationTable.types[type.rawValue]!.contains(name)
    case "Binding":
      return try name == "constant" || name == "init"
        || interpreter.resolve(value, as: "Binding").host(BindingValue.self) != nil
    case "Shape": return Self.shapeNames.contains(name)
    case "Children", "Views", "Action", "Builder": return false
    case "ViewContent", "Text": return false
    default: return true
    }
  }
  static let shapeNames: Set<String> = ["rect", "circle", "capsule", "ellipse", "buttonBorder", "containerRelative"]
  private func isHostName(_ name: String) -> Bool { EnumerationTable.styleNames.contains(name) }

  // MARK: Content

  /// Runs the closures that build content, as SwiftUI's initialisers do.
  ///
  /// - Parameter most: Views that a screen shows; an evaluation that makes more than twice as many is ended.
  func evaluatingContent(_ bound: BoundArguments, atMost most: Int) throws -> BoundArguments {
    var bound = bound
    for index in bound.entries.indices {
      let type = bound.entries[index].parameter.type
      guard type == .children || type == .views, let closure = bound.entries[index].value.function else { continue }
      let values = try interpreter.callBuilder(closure, [], builder: "ViewBuilder")
      bound.entries[index].value = Value(.array(values))
      try interpreter.hold(values.count, atMost: 2 * most, of: "views")
    }
    return bound
  }

  /// For an unknown initialiser: the closures that have a parameter's name, and a first closure as content.
  func closuresOnly(_ call: Call, of entry: ViewEntry) -> BoundArguments {
    var bound = BoundArguments()
    for argument in call.arguments where argument.value.function != nil {
      let parameters = entry.signatures.flatMap(\.parameters)
      let match =
        parameters.first { $0.type.isClosure && $0.label == argument.label }
        ?? parameters.first { $0.type == .children && argument.label == nil }
      guard let match, bound[match.name] == nil else { continue }
      bound.entries.append(
        BoundArguments.Entry(parameter: match, value: argument.value, location: argument.location))
    }
    return bound
  }

  // MARK: Names

  /// `.horizontal`, `[.top, .leading]`, an option set.
  func names(_ value: Value, type: String) throws -> [String]? {
    switch value.payload {
    case .implicit(let member):
      let resolved = try interpreter.resolve(value, as: type)
      if case .implicit = resolved.payload { return member.links.first.map { [$0.name] } }
      return try names(resolved, type: type)
    case .host(let host as NameValue): return [host.name]
    case .host(let host as NamesValue): return host.names
    case .array(let values), .set(let values):
      var result: [String] = []
      for value in values { result += try names(value, type: type) ?? [] }
      return result
    default: return nil
    }
  }
}
