/// An expression. The checker fills in its type and what it refers to.
package final class Expression {
  package enum CastKind: Sendable { case `is`, coerce, conditional, forced }
  package enum TryKind: Sendable { case plain, optional, forced }

  package struct Argument {
    package var label: Symbol?
    package var value: Expression
  }

  package enum KeyPathStep {
    case member(Symbol, [Argument]?)
    case index([Argument])
    case chain, force
    case identity
  }

  package indirect enum Kind {
    case integer, float, boolean, null, regex
    /// The interpolations; empty for a plain text.
    case string([[Argument]])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case name(Symbol, labels: [Symbol?]?, arguments: [TypeText])
    /// Without base an implicit member.
    case member(Expression?, Symbol, labels: [Symbol?]?, arguments: [TypeText])
    /// `base.0`
    case element(Expression, Int)
    /// `trailing`: index of the first trailing closure, else the number of arguments.
    case call(Expression, [Argument], trailing: Int)
    case index(Expression, [Argument])
    case closure(Closure)
    case tuple([Argument])
    case group(Expression)
    case prefix(Symbol, Expression)
    case postfix(Symbol, Expression)
    case binary(Symbol, Expression, Expression)
    case assign(Expression, Expression)
    case conditional(Expression, Expression, Expression)
    case cast(Expression, CastKind, TypeText)
    case force(Expression)
    /// `base?` within a chain.
    case chain(Expression)
    /// The whole of a chain: its value is optional.
    case chainEnd(Expression)
    case attempt(TryKind, Expression)
    case wait(Expression)
    case passInOut(Expression)
    case keyPath(TypeText?, [KeyPathStep])
    case type(TypeText)
    case branch(Branch)
    case select(Select)
    case discard
    case macro(Symbol, [Argument], trailing: Int)
    /// A form that has no reading here.
    case unknown(String)
  }

  package let kind: Kind
  /// UTF-8 offsets in the file, without surrounding trivia.
  package let start: Int32
  package let end: Int32
  package internal(set) var type = TypeID.none
  /// A text literal of one character.
  package internal(set) var isSingleCharacter = false
  /// What the name, member, operator, call or subscript stands for.
  package internal(set) var reference: Declaration?
  /// The type that the place asks for where it is not the expression's own: a conversion is inserted.
  package internal(set) var converted = TypeID.none
  /// Generic arguments of what is referred to, in the order of its parameters.
  package internal(set) var substitutions: [TypeID] = []
  /// Parameter that each argument of a call goes to.
  package internal(set) var binding: [Int32] = []

  init(_ kind: Kind, _ start: Int32, _ end: Int32) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// A closure.
package final class Closure {
  package struct Parameter {
    package var declaration: Declaration
    package var type: TypeText?
    package var isInOut: Bool
  }
  package internal(set) var parameters: [Parameter]
  /// Whether the closure writes its parameters; else `$0` counts.
  package let hasSignature: Bool
  /// Captured by name: `[weak self, model = store.model]`.
  package let captures: [(declaration: Declaration, value: Expression?)]
  package let result: TypeText?
  package let isAsync: Bool
  package let isThrowing: Bool
  package let body: Block
  /// Highest number of `$n`, plus one.
  package let shorthandCount: Int
  /// Locals of surrounding functions that the body uses; filled in by the checker.
  package internal(set) var captured: [Declaration] = []
  /// The result builder that the body is written for.
  package internal(set) var builder: Declaration?
  var containsAwait = false

  init(
    parameters: [Parameter], hasSignature: Bool, captures: [(declaration: Declaration, value: Expression?)],
    result: TypeText?, isAsync: Bool, isThrowing: Bool, body: Block, shorthandCount: Int
  ) {
    self.parameters = parameters
    self.hasSignature = hasSignature
    self.captures = captures
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.body = body
    self.shorthandCount = shorthandCount
  }
}
