/// A type as it is written, before it is known what its names stand for.
package indirect enum TypeText: Sendable {
  case name(Symbol, [TypeText], offset: Int32)
  case member(TypeText, Symbol, [TypeText])
  case optional(TypeText)
  case array(TypeText)
  case dictionary(TypeText, TypeText)
  case function([Parameter], TypeText, isAsync: Bool, isThrowing: Bool)
  case tuple([(label: Symbol?, type: TypeText)])
  case some(TypeText)
  case any(TypeText)
  case composition([TypeText])
  case metatype(TypeText)
  case inOut(TypeText)
  /// `_`, or what the reader has no form for.
  case missing

  package struct Parameter: Sendable {
    package var type: TypeText
    package var flags: FunctionShape.Parameter
    /// The result builder in front of the type.
    package var builder: TypeText?
  }
}

/// A requirement as it is written: `T: P`, `T.Element == U`.
package struct RequirementText: Sendable {
  package var subject: TypeText
  package var isSameType: Bool
  package var target: TypeText
}
