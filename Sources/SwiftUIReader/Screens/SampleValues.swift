import SightlineModel
import SwiftInterpreter

/// Stand-ins for what a view is given when it is looked at alone.
struct SampleValues {
  let interpreter: Interpreter
  let reading: Reading
  private var depth = 0
  /// Of the rows of one collection, 0-based: three rows are not three times the same.
  private var row = 0
  /// Parameters of the type that is made, as far as they are views.
  private var generics: Set<String> = []
  /// What its other parameters stand for.
  private var typeArguments: [String: String] = [:]

  init(interpreter: Interpreter, reading: Reading) {
    self.interpreter = interpreter
    self.reading = reading
  }

  /// - Parameter name: As declared: `String`, `[Item]`, `Binding<Bool>`, `() -> Void`, `Model`.
  func value(ofType name: String) -> Value {
    let name = Self.withoutAttributes(name.trimmingCharacters())
    if name.hasSuffix("?") { return optional(name) }
    if name.contains("->") { return action(name) }
    if name.hasPrefix("("), name.hasSuffix(")") { return tuple(name) }
    if generics.contains(name) || Self.isView(name) { return sampleView }
    if let given = typeArguments[name] {
      // A parameter may be called like the one that it stands for, or like one that stands for it.
      var inner = self
      inner.typeArguments[name] = nil
      return inner.value(ofType: given)
    }
    if name.hasPrefix("[") { return collection(name) }
    if name.hasPrefix("Binding<") {
      return .host(BindingValue.sample(value(ofType: TypeName.element(of: name)), interpreter.ledger))
    }
    switch TypeName.plain(name) {
    case "String", "LocalizedStringKey", "Substring", "StringProtocol": return sampleText
    case "LocalizedStringResource": return sampleText
    case "Int", "Int64", "UInt", "Int32", "Int16", "UInt64", "UInt32": return .int(3 + row)  // checked: rows are few
    case "Double", "CGFloat", "Float", "TimeInterval": return .double(0.5)
    case "Bool": return .bool(false)
    case "Date": return .host(DateValue(date: reading.date))
    case "URL": return .host(URLValue(text: "https://example.com"))
    case "UUID": return .host(UUIDValue(text: "00000000-0000-0000-0000-00000000000\(1 + row)"))
    case "Color":
      let blue = try? interpreter.staticMember(of: "Color", "blue", call: nil)
      guard var color = blue?.host(ColorValue.self) else { return .none }
      color.spec.derivation.append(.sample)
      return .host(color)
    case "Image":
      let symbol = Value(.string("photo"), origin: Origin(.sample))
      return (try? interpreter.construct("Image", Self.call([("systemName", symbol)]))) ?? .none
    case "Set", "Array": return Value(.array([]))
    case "Dictionary": return Value(.dictionary(DictionaryValue()))
    default: return declared(TypeName.plain(name), original: name)
    }
  }

  /// Nothing; where empty collections are filled, what may be missing is there as well, but not inside of one another.
  private func optional(_ name: String) -> Value {
    guard reading.fillsEmpty, depth < 2 else { return .none }
    var inner = String(name.dropLast())
    if inner.hasPrefix("("), inner.hasSuffix(")") { inner = String(inner.dropFirst().dropLast()) }
    let value = nested.value(ofType: inner)
    return value.isUnknown ? .none : value
  }

  /// Host types that can be made without arguments.
  private static let plainTypes: Set<String> = [
    "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Angle", "Calendar", "Locale", "EmptyView", "NavigationPath",
    "DateFormatter", "NumberFormatter", "JSONEncoder", "JSONDecoder", "UserDefaults",
  ]

  private var sampleText: Value {
    var value = Value.string(StandIn.words[row % StandIn.words.count])
    value.origin = Origin(.sample)
    return value
  }

  /// Stands for content that somebody else passes.
  private var sampleView: Value {
    (try? interpreter.construct("Text", Self.call([(nil, sampleText)]))) ?? .unknown("content that nobody passed")
  }

  /// `some View`, `AnyView`, `Content` of a type whose content is generic.
  private static func isView(_ name: String) -> Bool {
    ["some View", "any View", "AnyView", "View"].contains(name)
  }

  /// `@escaping () -> Void` → `() -> Void`.
  private static func withoutAttributes(_ name: String) -> String {
    var words = name.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private func action(_ name: String) -> Value {
    let result = name.split(separator: ">").last.map { String($0).trimmingCharacters() } ?? ""
    let isOwn = depth < 4 && interpreter.declaredType(TypeName.plain(result))?.conformances.contains("View") == true
    guard isOwn || generics.contains(result) || Self.isView(result) else {
      return .sampleAction(returning: result.hasSuffix("Void") || result.hasSuffix("()"))
    }
    let view = isOwn ? nested.value(ofType: result) : sampleView
    return Value(
      .function(NativeFunction(name: "sample", location: .nowhere, parameterCount: 0) { _, _ in view }))
  }

  private func collection(_ name: String) -> Value {
    let inner = TypeName.element(of: name)
    if inner.contains(":"), !inner.hasPrefix("(") { return Value(.dictionary(DictionaryValue())) }
    return Value(
      .array(
        (0..<3).map { index in
          var samples = self
          samples.row = index
          return samples.value(ofType: inner)
        }))
  }

  /// `(name: String, distance: Int)`; what stands in parentheses alone is no tuple.
  private func tuple(_ name: String) -> Value {
    let parts = Self.parts(of: name.dropFirst().dropLast())
    if parts.isEmpty { return .void }
    if parts.count == 1, parts[0].label == nil { return value(ofType: parts[0].type) }
    return Value(.tuple(parts.map { TupleElement(label: $0.label, value: value(ofType: $0.type)) }))
  }

  /// The elements of a tuple type, as written.
  private static func parts(of elements: Substring) -> [(label: String?, type: String)] {
    var parts: [Substring] = []
    var (depth, start) = (0, elements.startIndex)
    for index in elements.indices {
      switch elements[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(elements[start..<index])
        start = elements.index(after: index)
      default: break
      }
    }
    parts.append(elements[start...])
    return parts.map { String($0).trimmingCharacters() }.filter { !$0.isEmpty }.map { part in
      guard let colon = part.firstIndex(of: ":"), part[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return (nil, part) }
      return (String(part[..<colon]), String(part[part.index(after: colon)...]).trimmingCharacters())
    }
  }

  private func declared(_ name: String, original: String) -> Value {
    let unknown = Value(.unknown(Unknown(reason: "no sample of type \(name) could be made", typeName: original)))
    guard depth < 6, let type = interpreter.declaredType(name) else {
      guard Self.plainTypes.contains(name) else { return unknown }
      return (try? interpreter.construct(name, Self.call([]))) ?? unknown
    }
    for member in ["preview", "sample", "mock", "example", "placeholder", "shared", "default"]
    where type.staticMembers.contains(member) {
      if let value = ready(member, of: type) { return value }
    }
    switch type.kind {
    case .enumeration:
      guard let first = type.cases.first else { return unknown }
      return nested.value(ofCase: first, of: type)
    case .contract: return conforming(to: name) ?? unknown
    default: return instance(of: type, arguments: arguments(in: original)) ?? unknown
    }
  }

  /// `Store<AppState, Action>` → `AppState`, `Action`, each as it stands where the type that is made stands for something.
  private func arguments(in name: String) -> [String] {
    guard let start = name.firstIndex(of: "<"), name.hasSuffix(">") else { return [] }
    return Self.parts(of: name[name.index(after: start)...].dropLast()).map { typeArguments[$0.type] ?? $0.type }
  }

  /// A sample that the project itself provides: `static let preview`, `static func mock(count: 3)`.
  private func ready(_ member: String, of type: DeclaredType) -> Value? {
    func value(_ call: Call?) -> Value? {
      guard let value = try? interpreter.staticMember(of: type.name, member, call: call), !value.isUnknown else {
        return nil
      }
      let name = interpreter.typeName(of: value)
      return name == type.name || interpreter.conforms(name, to: type.name) ? value : nil
    }
    let methods = interpreter.parameters(ofStatic: member, on: type.name)
    guard !methods.isEmpty else { return value(nil) }
    for parameters in methods {
      let arguments = parameters.filter { !$0.hasDefault }.map {
        Call.Argument(label: $0.label, value: nested.value(ofType: $0.typeName), location: type.location)
      }
      if let value = value(Call(arguments: arguments, location: type.location)) { return value }
    }
    return nil
  }

  /// A case of an enumeration, with samples for what it carries.
  func value(ofCase name: String, of type: DeclaredType) -> Value {
    let parameters = interpreter.parameters(ofCase: name, of: type.name)
    let arguments = parameters.map {
      Call.Argument(label: $0.label, value: nested.value(ofType: $0.typeName), location: type.location)
    }
    let call = arguments.isEmpty ? nil : Call(arguments: arguments, location: type.location)
    return (try? interpreter.staticMember(of: type.name, name, call: call))
      ?? .unknown("no sample of \(type.name).\(name) could be made")
  }

  /// Some type of the project's own that conforms to the protocol.
  private func conforming(to name: String) -> Value? {
    for type in interpreter.declarations where type.kind != .contract && type.conformances.contains(name) {
      if let value = nested.instance(of: type), !value.isUnknown { return value }
    }
    return nil
  }

  private var nested: SampleValues {
    var copy = self
    copy.depth += 1
    return copy
  }

  /// An instance made with samples for what has no default.
  ///
  /// Where none of its initialisers can be run, a structure is made property by property.
  /// - Parameter arguments: What its generic parameters are where it is asked for; none where nothing says it.
  func instance(of type: DeclaredType, arguments: [String] = []) -> Value? {
    var samples = nested
    samples.generics = Set(type.genericConstraints.filter { $0.value.contains("View") }.keys)
    samples.typeArguments = typeArguments(of: type)
    if arguments.count == type.genericParameters.count {
      for (parameter, argument) in zip(type.genericParameters, arguments) where argument != "_" {
        samples.typeArguments[parameter] = argument
      }
    }
    let name = specialised(type, samples.typeArguments)
    func call(_ parameters: [InitializerParameter]) -> Call {
      let given = parameters.filter { !$0.hasDefault || reading.fillsEmpty && $0.typeName?.hasSuffix("?") == true }
      let arguments = given.map {
        Call.Argument(label: $0.label, value: samples.value(ofType: $0.typeName ?? ""), location: type.location)
      }
      return Call(arguments: arguments, location: type.location)
    }
    for parameters in interpreter.initializers(of: type.name) {
      if let value = try? interpreter.construct(name, call(parameters)), !value.isUnknown { return value }
    }
    guard type.kind == .structure, depth < 3 else { return nil }
    return (try? interpreter.assemble(type.name, call(interpreter.memberwiseInitializer(of: type)))) ?? nil
  }

  /// Types for the parameters of a generic type that are no views: of the project's own where a protocol of its own is
  /// asked for, else a text or a number.
  private func typeArguments(of type: DeclaredType) -> [String: String] {
    guard depth < 3 else { return [:] }
    var result: [String: String] = [:]
    for parameter in type.genericParameters {
      let asked = (type.genericConstraints[parameter] ?? []).map(TypeName.plain)
      guard !asked.contains("View") else { continue }
      if asked.allSatisfy(Self.textProtocols.contains) {
        result[parameter] = "String"
      } else if asked.contains(where: Self.numberProtocols.contains) {
        result[parameter] = asked.contains("BinaryFloatingPoint") || asked.contains("FloatingPoint") ? "Double" : "Int"
      } else {
        let needed = asked.filter { !Self.markers.contains($0) }
        result[parameter] =
          interpreter.declarations.first { candidate in
            candidate.kind != .contract && needed.allSatisfy(candidate.conformances.contains)
          }?.name
      }
    }
    return result
  }
  private static let markers: Set<String> = ["Sendable", "AnyObject", "SendableMetatype"]
  private static let textProtocols: Set<String> = markers.union([
    "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "StringProtocol",
    "CustomStringConvertible", "LosslessStringConvertible",
  ])
  private static let numberProtocols: Set<String> = [
    "BinaryFloatingPoint", "FloatingPoint", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric",
    "SignedNumeric", "Strideable",
  ]

  /// `List<Track, _>`.
  private func specialised(_ type: DeclaredType, _ arguments: [String: String]) -> String {
    guard !arguments.isEmpty else { return type.name }
    return "\(type.name)<\(type.genericParameters.map { arguments[$0] ?? "_" }.joined(separator: ", "))>"
  }

  /// Arguments for the first form of a method that a type declares itself; `nil` where it declares none with any.
  func arguments(of method: String, on typeName: String) -> [Call.Argument]? {
    guard let parameters = interpreter.parameters(of: method, on: typeName).first(where: { !$0.isEmpty }) else {
      return nil
    }
    return parameters.filter { !$0.hasDefault }.map {
      Call.Argument(label: $0.label, value: value(ofType: $0.typeName), location: .nowhere)
    }
  }

  static func call(_ arguments: [(String?, Value)]) -> Call {
    Call(
      arguments: arguments.map { Call.Argument(label: $0.0, value: $0.1, location: .nowhere) }, location: .nowhere)
  }
}

extension Value {
  /// A closure that does nothing.
  static func sampleAction(returning isVoid: Bool) -> Value {
    Value(
      .function(
        NativeFunction(name: "sample", location: .nowhere, parameterCount: 0) { _, _ in
          isVoid ? .void : .unknown("the result of a closure that nobody passed")
        }))
  }
}

/// A parameter of an initialiser, as far as samples need it.
struct InitializerParameter {
  var label: String?
  var typeName: String?
  var hasDefault: Bool
}

extension Interpreter {
  /// The ways to make a value of the project's own type: its initialisers, else the memberwise one.
  func initializers(of name: String) -> [[InitializerParameter]] {
    guard let type = declaredType(name) else { return [] }
    let written = type.initializers.map { initializer in
      initializer.parameters.map {
        InitializerParameter(label: $0.label, typeName: $0.typeName, hasDefault: $0.hasDefault)
      }
    }
    guard written.isEmpty else { return written }
    guard type.kind != .structure else { return [memberwiseInitializer(of: type)] }
    // A class has its superclass' initialisers, and no memberwise one.
    let superclass = type.conformances.compactMap(declaredType).first { $0.kind == type.kind }
    return superclass.map { initializers(of: $0.name) } ?? [[]]
  }

  /// One parameter for each property that has no first value.
  func memberwiseInitializer(of type: DeclaredType) -> [InitializerParameter] {
    // What other wrappers hold they make themselves.
    let filledFromOutside: Set<String> = ["Binding", "ObservedObject", "Bindable", "State", "StateObject"]
    let properties = Dictionary(type.storedProperties.map { ($0.name, $0) }) { first, _ in first }
    return memberwiseParameters(ofType: type.name).compactMap { name, hasDefault -> InitializerParameter? in
      guard let property = properties[name] else { return nil }
      let attributes = Set(property.attributes.map(TypeName.plain))
      let isGiven = !property.hasInitialValue && !attributes.isDisjoint(with: filledFromOutside)
      let isBinding = attributes.contains("Binding")
      return InitializerParameter(
        label: name, typeName: isBinding ? "Binding<\(property.typeName ?? "Bool")>" : property.typeName,
        hasDefault: hasDefault && !isGiven)
    }
  }
}
