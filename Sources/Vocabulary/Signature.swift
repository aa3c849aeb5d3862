/// How a view is made or a modifier is called, as SwiftUI declares it.
public struct Signature: Hashable, Sendable {
  /// A parameter of an initialiser or method.
  public struct Parameter: Hashable, Sendable {
    /// What a call writes before the colon; `nil` for `_`.
    public var label: String?
    public var name: String
    /// The type as declared, with `@escaping` and `inout` but without builders: `@escaping () -> Void`.
    public var type: String
    /// The default as declared, where a call may leave the argument out.
    public var defaultValue: String?
    /// The result builder of a closure, without `@`: `ViewBuilder`.
    public var builder: String?

    public init(label: String?, name: String, type: String, defaultValue: String? = nil, builder: String? = nil) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.builder = builder
    }

    /// Whether a call can pass a trailing closure.
    public var isClosure: Bool { type.contains("->") }
  }

  /// A generic parameter of the method, with what it conforms to.
  public struct Generic: Hashable, Sendable {
    public var name: String
    /// `BinaryFloatingPoint`; `nil` when nothing is asked of it.
    public var constraint: String?

    public init(name: String, constraint: String?) {
      self.name = name
      self.constraint = constraint
    }
  }

  public var generics: [Generic]
  public var parameters: [Parameter]
  /// The type as declared where it says more than the row's kind does: `Text`; `nil` else.
  public var result: String?
  /// What else has to hold: `V.Stride: BinaryFloatingPoint`.
  public var requirements: [String]

  public init(
    generics: [Generic] = [], parameters: [Parameter], result: String? = nil, requirements: [String] = []
  ) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.requirements = requirements
  }

  /// The labels in order, `_` for none: `["_", "isOn"]`.
  public var labels: [String] { parameters.map { $0.label ?? "_" } }
}
