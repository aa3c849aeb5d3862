/// A type, hash-consed: two types are the same when their numbers are.
package struct TypeID: Hashable, Sendable {
  package let id: UInt32
  /// No type yet.
  package static let none = TypeID(id: 0)
  /// A type that is not known; the checker lists why.
  package static let dynamic = TypeID(id: 1)
  static let void = TypeID(id: 2)
  static let any = TypeID(id: 3)
}

/// What a type is made of. `head` and children mean something else for each.
package enum TypeKind: UInt8, Sendable {
  case none, dynamic
  /// head: declaration; children: generic arguments, those of outer types first. A protocol's are its primary
  /// associated types.
  case nominal
  /// head: `FunctionShape`; children: parameters, then the result.
  case function
  /// head: list of labels.
  case tuple
  /// children: protocols and at most one class; none for `Any`.
  case existential
  /// head: number of the `some`; children: its constraint (an existential).
  case opaque
  /// children: the instance type.
  case metatype
  /// head: declaration of the generic parameter.
  case parameter
  /// head: name of the associated type; children: what it is of.
  case associated
  /// head: number of the variable, within one expression.
  case variable
  /// children: the type of what is passed by reference.
  case inOut
}

/// How a function takes its parameters and ends.
package struct FunctionShape: Hashable, Sendable {
  package struct Parameter: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    static let inOut = Parameter(rawValue: 1)
    static let variadic = Parameter(rawValue: 2)
    static let autoclosure = Parameter(rawValue: 4)
  }
  package var parameters: [Parameter]
  package var isAsync = false
  package var isThrowing = false
}
