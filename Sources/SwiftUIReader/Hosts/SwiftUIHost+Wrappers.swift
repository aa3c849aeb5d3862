import SightlineModel
import SwiftInterpreter

/// Property wrappers of SwiftUI, Combine and SwiftData.
extension SwiftUIHost {
  func storage(
    for attribute: WrapperAttribute, in interpreter: Interpreter
  ) throws -> (any WrapperStorage)? {
    let initial = initialValue(of: attribute, in: interpreter)
    switch TypeName.plain(attribute.name) {
    case "State", "StateObject", "GestureState", "FocusState", "AccessibilityFocusState", "SceneStorage":
      let storage = StateStorage(
        attribute.name, key: attribute.propertyName, initial: initial ?? emptyValue(for: attribute),
        typeName: attribute.typeName)
      guard attribute.isLocal else { return storage }
      // The state of a preview, wherever it is shown.
      let place = Identity.root.child("local@\(attribute.location.line):\(attribute.location.column)")
      return try storage.placed(at: place, in: reading, environment: EnvironmentValues())
    case "Namespace":
      return StateStorage("Namespace", key: attribute.propertyName) { .string(attribute.propertyName) }
    case "Binding":
      let storage = BindingValue.sample(.none, interpreter.ledger)
      if let initial { try storage.initialize(with: initial(), in: interpreter) }
      return storage
    case "UIApplicationDelegateAdaptor":
      // `@UIApplicationDelegateAdaptor private var delegate: AppDelegate`
      var delegate = attribute.typeName
      if case .type(let given)? = attribute.call?[position: 0]?.payload { delegate = given }
      guard let name = delegate else { return HeldStorage(attribute.name, initial: initial) }
      return HeldStorage(attribute.name) { [reading] in
        // One delegate for the app's life.
        if let delegate = reading.objects["delegate " + name] { return delegate }
        let made = try interpreter.construct(name, SampleValues.call([]))
        reading.objects["delegate " + name] = made
        return made
      }
    case "ObservedObject":
      return HeldStorage(attribute.name, key: attribute.isLocal ? nil : attribute.propertyName, initial: initial)
    case "Bindable", "Published": return HeldStorage(attribute.name, initial: initial)
    case "Query", "FetchRequest", "SectionedFetchRequest":
      return unknownStorage(attribute, "@\(attribute.name) reads a database", in: interpreter)
    case "FocusedValue", "FocusedBinding", "FocusedObject":
      // Nothing has the focus of a screen that was just opened.
      return HeldStorage(attribute.name) { .none }
    case "EnvironmentObject":
      return EnvironmentObjectStorage(
        typeName: attribute.typeName ?? "", isOptional: false, reading: reading,
        location: attribute.location)
    case "Environment": return environmentStorage(attribute)
    case "FocusState.Binding", "AccessibilityFocusState.Binding", "GestureState.Binding":
      return HeldStorage("Binding", initial: initial)
    case "Entry": return HeldStorage("Entry", initial: initial)
    case "AppStorage":
      let key = attribute.call?[position: 0].flatMap { interpreter.text(of: $0) } ?? attribute.propertyName
      return AppStorageStorage(
        key: key, typeName: attribute.typeName.map(TypeName.plain), initial: initial, reading: reading)
    case "ScaledMetric":
      let style = try attribute.call?.value("relativeTo").flatMap(
        FontFamily(reading: reading, interpreter: interpreter).textStyle)
      return ScaledMetricStorage(base: initial, style: style ?? .body, reading: reading)
    default: return nil
    }
  }

  /// Holds something unknown of the property's type.
  func unknownStorage(
    _ attribute: WrapperAttribute, _ reason: String, in interpreter: Interpreter
  ) -> HeldStorage {
    let unknown = Unknown(reason: reason, location: attribute.location, typeName: attribute.typeName)
    return HeldStorage(attribute.name, unknown: unknown) { [reading, reference = interpreter.reference] in
      guard reading.fillsEmpty, let type = attribute.typeName, let interpreter = reference.interpreter else {
        return Value(.unknown(unknown))
      }
      return Filling(interpreter: interpreter, reading: reading).samples(ofCollection: type) ?? Value(.unknown(unknown))
    }
  }

  /// The value after `=`, or the one in the parentheses of the attribute.
  private func initialValue(of attribute: WrapperAttribute, in interpreter: Interpreter) -> (() throws -> Value)? {
    if let initial = attribute.initialValue {
      guard let type = attribute.typeName else { return initial }
      return { try interpreter.resolve(initial(), as: type) }
    }
    let value = attribute.call?.value("wrappedValue") ?? attribute.call?.value("initialValue")
    return value.map { value in { value } }
  }

  /// Optionals start as `nil`, focus as `false`; anything else without a value is set by an initialiser.
  private func emptyValue(for attribute: WrapperAttribute) -> (() throws -> Value)? {
    if ["FocusState", "AccessibilityFocusState"].contains(attribute.name) {
      let isOptional = attribute.typeName?.hasSuffix("?") ?? false
      return { isOptional ? .none : .bool(false) }
    }
    return nil
  }

  private func environmentStorage(_ attribute: WrapperAttribute) -> (any WrapperStorage)? {
    switch attribute.call?[position: 0]?.payload {
    case .keyPath(_, let components):
      return EnvironmentStorage(key: components, reading: reading, location: attribute.location)
    case .type(let name):
      return EnvironmentObjectStorage(
        typeName: name, isOptional: attribute.typeName?.hasSuffix("?") ?? false, reading: reading,
        location: attribute.location)
    default: return nil
    }
  }

  /// `_count = State(initialValue: 1)`, `Binding(get:set:)`.
  func constructWrapper(_ type: String, _ call: Call, in interpreter: Interpreter) throws -> Value? {
    let wrapped = call.value("wrappedValue") ?? call.value("initialValue") ?? call.value("projectedValue")
    switch type {
    case "State", "StateObject", "GestureState", "FocusState", "SceneStorage":
      let value = try evaluated(wrapped ?? call[position: 0], in: interpreter)
      return .host(StateStorage(type, key: "", initial: value.map { value in { value } }))
    case "ObservedObject", "Bindable", "Published":
      let value = wrapped ?? call[position: 0]
      return .host(HeldStorage(type, initial: value.map { value in { value } }))
    case "ScaledMetric":
      let style = try call.value("relativeTo").flatMap(FontFamily(reading: reading, interpreter: interpreter).textStyle)
      return .host(
        ScaledMetricStorage(base: wrapped.map { value in { value } }, style: style ?? .body, reading: reading))
    case "AppStorage":
      let key = call[position: 0].flatMap { interpreter.text(of: $0) } ?? ""
      return .host(
        AppStorageStorage(key: key, typeName: nil, initial: wrapped.map { value in { value } }, reading: reading))
    case "Query", "FetchRequest", "SectionedFetchRequest":
      // Takes the place of the property's own storage, whose type is known.
      return .host(OpaqueValue(hostTypeName: type))
    case "Binding": return try binding(call, in: interpreter)
    case "EnvironmentObject", "Environment": return nil
    default: return nil
    }
  }

  private func evaluated(_ value: Value?, in interpreter: Interpreter) throws -> Value? {
    guard let function = value?.function else { return value }
    return try interpreter.call(function, [])
  }

  private func binding(_ call: Call, in interpreter: Interpreter) throws -> Value? {
    // `Binding(get: { … }) { … }`: the second closure may trail.
    if let get = call.closure("get") ?? call[position: 0]?.function,
      let set = call.closure("set") ?? call.arguments.last(where: \.isTrailingClosure)?.value.function
    {
      let binding = BindingValue(
        get: { try interpreter.call(get, []) },
        set: { value in
          let argument = Call.Argument(label: nil, value: value, location: call.location)
          _ = try interpreter.call(set, [argument])
        })
      binding.source = .code([Value(.function(get)), Value(.function(set))])
      return .host(binding)
    }
    if let projected = call.value("projectedValue") { return projected }
    // `Binding($optional)` unwraps.
    guard let binding = call[position: 0]?.host(BindingValue.self) else { return nil }
    return try binding.get().isNone ? Value.none : .host(binding)
  }
}
