package import SightlineModel

/// A value the interpreter carries without looking inside.
package protocol HostValue {
  /// As the source would write it: `Color`, `Text`, `Date`.
  var hostTypeName: String { get }
  /// Values of one type are equal where these are; `nil` where the host has to be asked.
  var equalityText: String? { get }
  /// Leads to no value of the program's.
  var isSelfContained: Bool { get }
  /// The same as if what is written at certain places were written elsewhere; `nil` for what does not know where it is written.
  func written(at location: SourceLocation, insteadOf isMoved: (SourceLocation) -> Bool) -> (any HostValue)?
  /// The same as shown by a statement of a builder that only names it; `nil` for what does not keep that.
  func shown(at location: SourceLocation) -> (any HostValue)?
  /// Nobody could tell one from the other, whatever is done with it.
  func isSame(as other: any HostValue) -> Bool
}

extension HostValue {
  package var equalityText: String? { nil }
  package var isSelfContained: Bool { false }
  package func written(at location: SourceLocation, insteadOf isMoved: (SourceLocation) -> Bool) -> (any HostValue)? {
    nil
  }
  package func shown(at location: SourceLocation) -> (any HostValue)? { nil }
  package func isSame(as other: any HostValue) -> Bool {
    if type(of: self) is AnyClass { return type(of: other) is AnyClass && self as AnyObject === other as AnyObject }
    guard type(of: self) == type(of: other), hostTypeName == other.hostTypeName, let text = equalityText else {
      return false
    }
    return text == other.equalityText
  }
}

/// A module that is not interpreted but provided: SwiftUI, Foundation, UserNotifications.
///
/// Every answer of `nil` means "not mine": the interpreter asks the next host and, when none answers, reports the name
/// as unresolved with its place and goes on with an unknown value.
/// The project's own declarations, extensions of host types included, are looked up before any host.
package protocol HostModule: AnyObject {
  /// The name is a type or protocol of this module.
  func declaresType(_ name: String) -> Bool
  /// Protocols a host type conforms to: `Text` → `["View"]`. For extension lookup (`extension View { … }`).
  func conformances(ofType name: String) -> [String]
  /// A structure or enumeration: nothing inherits it. What does, inherits a namesake of a module that is missing.
  func isValueType(_ name: String) -> Bool
  /// Requirements of a host protocol whose body is a result builder: `View.body` → `ViewBuilder`.
  func resultBuilder(ofProtocol name: String, requirement: String) -> String?
  /// The name is a result builder of this module: `ViewBuilder`.
  func declaresResultBuilder(_ name: String) -> Bool
  /// One value for the components of a result-builder closure that the project's code calls: `content()`.
  func buildBlock(_ components: [Value], builder: String, in interpreter: Interpreter) throws -> Value?
  /// Values of types that conform to this protocol can be called: `Layout`.
  func callsAsFunction(_ protocolName: String) -> Bool

  func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value?
  /// `call` is `nil` for a plain access: `Color.red`; else `Font.system(size: 17)`.
  func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value?
  func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value?
  /// What a macro of the project's own stands for, whose code is run by the compiler alone: what can be said from the type
  /// that it declares to expand to, and what it is given; `nil` where that is nothing.
  func expansion(ofType type: String, call: Call, in interpreter: Interpreter) throws -> Value?
  /// A call of something that a stub file declares without a body: what the unseen module would do, as far as known.
  func stub(
    type: String, name: String, call: Call, returns result: String?, in interpreter: Interpreter
  ) throws -> Value?
  /// Global constants and variables.
  func global(name: String, in interpreter: Interpreter) throws -> Value?

  /// A member of a host value, or of a user value whose type conforms to a host protocol (`MyView().padding()`),
  /// or of a standard value (`string.localizedCapitalized`). `call` as in `staticMember`.
  func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value?
  /// A call of a type that nobody declares, where the host can say what is left: a container's content. The host
  /// reports it.
  func unknownType(_ name: String, call: Call, in interpreter: Interpreter) throws -> Value?
  /// A call of a member that nobody knows, where the host can say what is left: a view without its unknown modifier.
  /// The host reports it.
  func unknownMember(of value: Value, name: String, call: Call, in interpreter: Interpreter) throws -> Value?
  /// Assignment to a member of a host value: `binding.wrappedValue = 1`. `false`: not mine. For values with value
  /// semantics, `value` is changed in place.
  func setMember(of value: inout Value, name: String, to newValue: Value, in interpreter: Interpreter) throws -> Bool
  /// A call of a method that changes a host value with value semantics in place.
  func mutate(_ value: inout Value, name: String, call: Call, in interpreter: Interpreter) throws -> Value?
  func index(_ value: Value, arguments: [Call.Argument], in interpreter: Interpreter) throws -> Value?
  /// Assignment to an element of a host value: `data[0] = 7`. `false`: not mine.
  func setElement(of value: inout Value, arguments: [Call.Argument], to newValue: Value, in interpreter: Interpreter)
    throws -> Bool
  /// `Text("a") + Text("b")`, `date < other`.
  func binaryOperator(_ name: String, _ left: Value, _ right: Value, in interpreter: Interpreter) throws -> Value?

  /// Storage for a wrapped property, or `nil` when the attribute is not a property wrapper of this module.
  func propertyWrapper(_ attribute: WrapperAttribute, in interpreter: Interpreter) throws -> (any WrapperStorage)?

  /// Storage for a property whose wrapper nobody knows, and which has no first value.
  func missingWrapper(_ attribute: WrapperAttribute, in interpreter: Interpreter) throws -> (any WrapperStorage)?

  /// Turns an implicit member into a value of `type`; also asked for user code's parameters of host types.
  func resolve(_ member: ImplicitMember, as type: String, in interpreter: Interpreter) throws -> Value?
  /// What a host's value is once the code says of which class of its own: `storyboard.instantiateViewController(…) as! Home`.
  func cast(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value?
  /// Converts a literal or user value where a parameter of a host type asks for it: `"key"` as `LocalizedStringKey`.
  func convert(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value?
}

extension HostModule {
  package func stub(
    type: String, name: String, call: Call, returns result: String?, in interpreter: Interpreter
  ) throws -> Value? { nil }
  package func mutate(
    _ value: inout Value, name: String, call: Call, in interpreter: Interpreter
  ) throws -> Value? { nil }
  package func setElement(
    of value: inout Value, arguments: [Call.Argument], to newValue: Value, in interpreter: Interpreter
  ) throws -> Bool { false }
  package func declaresResultBuilder(_ name: String) -> Bool { false }
  package func expansion(ofType type: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  package func unknownType(_ name: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  package func unknownMember(of value: Value, name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    nil
  }
  package func callsAsFunction(_ protocolName: String) -> Bool { false }
  package func cast(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? { nil }
  package func buildBlock(_ components: [Value], builder: String, in interpreter: Interpreter) throws -> Value? { nil }
}

/// `@ScaledMetric(relativeTo: .body) var size = 24` as the interpreter hands it to a host.
package struct WrapperAttribute {
  package var name: String
  /// Of the attribute itself; `nil` when written without parentheses.
  package var call: Call?
  package var propertyName: String
  package var typeName: String?
  /// The initial value: evaluated for value types, an autoclosure's result for `@StateObject`; `nil` when there is none.
  package var initialValue: (() throws -> Value)?
  /// The type that declares the property, and the property's place: identity for stored state.
  package var ownerType: String
  package var location: SourceLocation
  /// A variable inside a function or closure: `@Previewable @State var speed = 1.5`.
  package var isLocal = false
  package init(
    name: String, call: Call?, propertyName: String, typeName: String?, initialValue: (() throws -> Value)?,
    ownerType: String, location: SourceLocation
  ) {
    self.name = name
    self.call = call
    self.propertyName = propertyName
    self.typeName = typeName
    self.initialValue = initialValue
    self.ownerType = ownerType
    self.location = location
  }
}

/// What stands behind a wrapped property; kept in the instance's fields as a host value, shared when the struct is copied.
package protocol WrapperStorage: AnyObject, HostValue {
  func wrappedValue(in interpreter: Interpreter) throws -> Value
  func setWrappedValue(_ value: Value, in interpreter: Interpreter) throws
  /// `$name`; `nil` when the wrapper has none.
  func projectedValue(in interpreter: Interpreter) throws -> Value?
  /// The memberwise or own initialiser passes a value for the property: `MyView(isOn: $flag)`, `_count = State(…)`.
  func initialize(with value: Value, in interpreter: Interpreter) throws
  /// What it holds, where that is there without asking anybody; writing the same again is no news.
  var keptValue: Value? { get }
  /// It tells the ledger itself of what changes where it keeps it.
  var tellsOfChanges: Bool { get }
  /// Its property's type is known now: what was left open in making it, `State(initialValue: .all)`, takes that type.
  func settle(_ convert: @escaping (Value) throws -> Value)
}

extension WrapperStorage {
  package var keptValue: Value? { nil }
  package var tellsOfChanges: Bool { false }
  package func settle(_ convert: @escaping (Value) throws -> Value) {}
}

/// A host's value as one of a type, which nothing inherits. A cast looks for conversions first, which costs a hundred
/// times as much where the type is another.
///
/// Each module has its own: from another one it would not be made for the type.
@inline(__always)
func exactly<T: HostValue>(_ host: any HostValue, _ wanted: T.Type) -> T? {
  type(of: host) == wanted ? (host as! T) : nil
}
