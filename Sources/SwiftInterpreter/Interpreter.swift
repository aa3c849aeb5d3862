public import SightlineModel

/// Runs a large subset of Swift over the project's sources; knows nothing of SwiftUI.
///
/// Belongs to one thread. What it cannot read is reported and becomes an unknown value; it never traps on user code.
public final class Interpreter {
  /// Asked in order for whatever the sources do not declare.
  public let hosts: [any HostModule]
  /// Answers conditions that are unknown; by default each is false.
  public var decisions: any BranchDecider = DefaultDecisions()
  public var budget = Budget()
  public var configuration = BuildConfiguration()

  /// Arms taken so far, by the place of each `if`, `guard`, `switch` and ternary that ran.
  public internal(set) var branchCoverage: [SourceLocation: BranchRecord] = [:]
  /// What `print` wrote.
  public internal(set) var output = ""
  /// The project's type whose member is being executed.
  public internal(set) var currentType: String?

  public init(hosts: [any HostModule]) { self.hosts = hosts }

  // MARK: Sources

  /// Reads and links the files; may be called once.
  ///
  /// - Parameter stubs: Paths that stand for modules that can't be had; their types are no screens.
  /// - Returns: Syntax errors with their place and what is skipped.
  public func load(_ files: [(path: String, text: String)], stubs: Set<String> = []) -> [InputProblem] { [] }
  /// In the order of the files, nested types after their parent.
  public var declarations: [DeclaredType] { [] }
  public var declarationsNotRead: [DeclaredType] { [] }
  public var previews: [PreviewMacro] { [] }
  public func declaredType(_ name: String) -> DeclaredType? { nil }
  public func conforms(_ typeName: String, to protocolName: String) -> Bool { false }

  // MARK: Running

  public func construct(_ typeName: String, _ call: Call) throws -> Value { .none }
  public func call(_ function: FunctionValue, _ arguments: [Call.Argument]) throws -> Value { .void }
  /// Runs a closure under a result builder: one value per component, in order.
  public func callBuilder(_ function: FunctionValue, _ arguments: [Call.Argument], builder: String) throws -> [Value] {
    []
  }
  /// A property that a host protocol asks for, under the builder the host names for it: `body`.
  public func builderProperty(_ value: Value, _ name: String) throws -> [Value] { [] }
  /// A method under the builder the host names for it: `makeBody(configuration:)`, `body(content:)`.
  public func builderMethod(_ value: Value, _ name: String, _ arguments: [Call.Argument]) throws -> [Value] { [] }
  public func member(of value: Value, _ name: String, call: Call?) throws -> Value { .none }
  public func staticMember(of typeName: String, _ name: String, call: Call?) throws -> Value { .none }
  public func setMember(of value: inout Value, _ name: String, to newValue: Value) throws {}
  /// Gives an open value its type: implicit members, literals, interpolations.
  public func resolve(_ value: Value, as typeName: String) throws -> Value { value }
  public func typeName(of value: Value) -> String { "" }
  public func areEqual(_ left: Value, _ right: Value) throws -> Bool { false }
  /// As in an interpolation.
  public func describe(_ value: Value) -> String { "" }
  /// The text of a string or an interpolated literal; `nil` for anything else.
  public func text(of value: Value) -> String? { nil }
  /// Forgets the values of globals and static properties, as a restart of the app does.
  public func resetGlobals() {}

  // MARK: What could not be understood

  /// Sorted, without repetition.
  public var unresolved: [AuditReport.Unresolved] { [] }
  public func reportUnresolved(_ what: String, why: String, at location: SourceLocation) {}
  /// The places of the calls that are running, outermost first.
  public var callStack: [SourceLocation] { [] }
}
