import SightlineModel
import SwiftSyntax

/// A variable of the code around a closure, and the closure's own place for it.
struct Captured {
  let outer: Int
  let inner: Int
  /// It is declared with `var`: what holds it may change it later.
  let changes: Bool
}

/// The variables of a function while it is lowered: names become slots.
final class Scope {
  let parent: Scope?
  private(set) var slotCount = 0
  private var blocks: [[String: Int]] = [[:]]
  /// Names that stand for what the parameter `$name` wraps; they are among the block's own.
  private var projected: [Set<String>] = [[]]
  private(set) var captures: [Captured] = []
  /// Of variables that change.
  private var variables: Set<Int> = []
  private var captured: [Int: Int] = [:]
  /// Highest `$n`, plus one.
  var shorthandCount = 0
  /// Where `$0` lives.
  var shorthandSlots: [Int] = []
  var isClosureWithoutParameters = false
  var hasReturn = false

  init(parent: Scope? = nil) { self.parent = parent }

  func push() {
    blocks.append([:])
    projected.append([])
  }
  func pop() {
    blocks.removeLast()
    projected.removeLast()
  }
  func newSlot() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }
  func declare(_ name: String) -> Int {
    let slot = newSlot()
    blocks[blocks.count - 1][name] = slot
    return slot
  }
  /// A declaration says `var`.
  func noteVariable(_ slot: Int) { variables.insert(slot) }
  func slotInInnermostBlock(_ name: String) -> Int? { blocks[blocks.count - 1][name] }
  func setTop(_ name: String, _ slot: Int) { blocks[0][name] = slot }

  /// `{ $item in … }`: `item` is what the parameter wraps (SE-0293).
  func project(_ name: String) { projected[projected.count - 1].insert(name) }

  /// - Returns: Where the parameter `$name` is kept, where that is what the name stands for.
  func projection(of name: String) -> Int? {
    for (block, projected) in zip(blocks, projected).reversed() {
      if block[name] != nil { return nil }
      if projected.contains(name) { return slot(of: "$" + name) }
    }
    return parent?.projection(of: name) == nil ? nil : slot(of: "$" + name)
  }

  func slot(of name: String) -> Int? {
    for block in blocks.reversed() {
      if let slot = block[name] { return slot }
    }
    guard let outer = parent?.slot(of: name) else { return nil }
    if let inner = captured[outer] { return inner }
    let inner = newSlot()
    captured[outer] = inner
    let changes = parent?.variables.contains(outer) ?? false
    if changes { variables.insert(inner) }
    captures.append(Captured(outer: outer, inner: inner, changes: changes))
    return inner
  }
}

/// Turns the syntax of one body into our own tree.
final class Lowering {
  let file: SourceFile
  let owner: TypeDecl?
  var scope: Scope
  let context: LoweringContext
  var depth = 0
  /// The same of types, which may nest without brackets.
  var typeDepth = 0
  static let typeDepthLimit = 256
  /// What a closure or a `do` around a statement says that it throws; `nil` where the function decides.
  var thrownType: TypeNode?
  /// In `_modify`, the name of what takes the place of what is yielded.
  var yielded: String?
  /// What stands in front of the chain of an `#if`, by where the chain starts.
  var grafts: [SyntaxIdentifier: ExprSyntax] = [:]

  init(file: SourceFile, owner: TypeDecl?, scope: Scope = Scope()) {
    self.file = file
    self.owner = owner
    self.scope = scope
    context = file.context!
  }

  func place(_ node: some SyntaxProtocol) -> Place {
    Place(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// A function body: `self` in slot 0, then the parameters.
  static func body(
    _ statements: CodeBlockItemListSyntax, parameters: [String], file: SourceFile, owner: TypeDecl?,
    implicitNames: [String] = [], yielded: String? = nil
  ) -> FunctionBody {
    let lowering = Lowering(file: file, owner: owner)
    lowering.yielded = yielded
    if owner != nil { _ = lowering.scope.declare("self") } else { _ = lowering.scope.newSlot() }
    let slots = parameters.map { lowering.scope.declare($0) } + implicitNames.map { lowering.scope.declare($0) }
    lowering.scope.push()
    let lowered = lowering.statements(statements)
    return FunctionBody(
      statements: lowered, slotCount: lowering.scope.slotCount, captures: [], parameterSlots: slots,
      hasReturn: lowering.scope.hasReturn)
  }

  /// An expression of its own, such as an initial value; `self` is in slot 0.
  static func lone(_ syntax: ExprSyntax, file: SourceFile, owner: TypeDecl?) -> (Expression, Int) {
    let lowering = Lowering(file: file, owner: owner)
    if owner != nil { _ = lowering.scope.declare("self") } else { _ = lowering.scope.newSlot() }
    let expression = lowering.expression(syntax)
    return (expression, lowering.scope.slotCount)
  }

  func lazy(_ syntax: ExprSyntax) -> LazyExpression {
    let (file, owner) = (file, owner)
    return LazyExpression(place: place(syntax), end: syntax.endPositionBeforeTrailingTrivia.utf8Offset) {
      Lowering.lone(syntax, file: file, owner: owner)
    }
  }
}

/// What lowering needs to know of the whole project.
final class LoweringContext {
  var configuration: BuildConfiguration
  var operators = OperatorTable()
  var imports: Set<String> = ["Swift"]
  /// Names of functions with an `@autoclosure` parameter; of an initialiser, that of its type too.
  private(set) var deferring: Set<String> = []
  func note(_ function: FunctionDecl) {
    guard function.parameters.contains(where: \.isAutoclosure) else { return }
    deferring.insert(function.name)
    if function.kind == .initializer, let owner = function.owner { deferring.insert(owner.simpleName) }
  }
  init(configuration: BuildConfiguration) { self.configuration = configuration }
}

/// Binding strengths of infix operators.
/// - Source: the standard library's `Policy.swift` precedence groups.
struct OperatorTable {
  enum Associativity { case left, right, none }
  struct Group {
    var strength: Double
    var associativity: Associativity
  }
  var groups: [String: Group] = [
    "AssignmentPrecedence": Group(strength: 1, associativity: .right),
    "FunctionArrowPrecedence": Group(strength: 2, associativity: .right),
    "TernaryPrecedence": Group(strength: 3, associativity: .right),
    "DefaultPrecedence": Group(strength: 4, associativity: .none),
    "LogicalDisjunctionPrecedence": Group(strength: 5, associativity: .left),
    "LogicalConjunctionPrecedence": Group(strength: 6, associativity: .left),
    "ComparisonPrecedence": Group(strength: 7, associativity: .none),
    "NilCoalescingPrecedence": Group(strength: 8, associativity: .right),
    "CastingPrecedence": Group(strength: 9, associativity: .none),
    "RangeFormationPrecedence": Group(strength: 10, associativity: .none),
    "AdditionPrecedence": Group(strength: 11, associativity: .left),
    "MultiplicationPrecedence": Group(strength: 12, associativity: .left),
    "BitwiseShiftPrecedence": Group(strength: 13, associativity: .none),
  ]
  private var operators: [String: String] = {
    var table: [String: String] = [:]
    func set(_ group: String, _ names: String...) { for name in names { table[name] = group } }
    set("LogicalDisjunctionPrecedence", "||")
    set("LogicalConjunctionPrecedence", "&&")
    set(
      "ComparisonPrecedence", "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=")
    set("NilCoalescingPrecedence", "??")
    set("RangeFormationPrecedence", "..<", "...")
    set("AdditionPrecedence", "+", "-", "&+", "&-", "|", "^")
    set("MultiplicationPrecedence", "*", "/", "%", "&*", "&")
    set("BitwiseShiftPrecedence", "<<", ">>", "&<<", "&>>")
    set(
      "AssignmentPrecedence", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
      "??=")
    return table
  }()
  func isAssignment(_ name: String) -> Bool { operators[name] == "AssignmentPrecedence" }
  func group(of name: String) -> Group {
    operators[name].flatMap { groups[$0] } ?? groups["DefaultPrecedence"]!
  }
  mutating func declare(_ name: String, group: String?) { operators[name] = group ?? "DefaultPrecedence" }
}
