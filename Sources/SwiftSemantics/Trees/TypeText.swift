/// A type as it is written, before it is known what its names stand for.
public indirect enum TypeText: Sendable {
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

  public struct Parameter: Sendable {
    public var type: TypeText
    public var flags: FunctionShape.Parameter
    /// The result builder in front of the type.
    public var builder: TypeText?
  }
}

/// A requirement as it is written: `T: P`, `T.Element == U`.
public struct RequirementText: Sendable {
  public var subject: TypeText
  public var isSameType: Bool
  public var target: TypeText
}
