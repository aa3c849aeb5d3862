import SightlineModel
package import SwiftSyntax

/// Types of single places of a program, found when somebody asks for them.
///
/// The trees are read at the first question; of the bodies only those are typed that hold a place that was asked for,
/// each once. What is not known stays `nil`: nothing is guessed. Belongs to one thread.
package final class TypeInquiry {
  let program: Program
  private let numbers: [String: Int]
  private var checked: Set<ObjectIdentifier> = []
  private var checkedFiles: Set<Int> = []
  /// By file, the expressions that were typed, by where they begin and by where the name stands that they call.
  private var found: [Int: [Int32: [Expression]]] = [:]
  /// By file, the left sides of binary operators, by where the right side begins.
  private var operands: [Int: [Int32: Expression]] = [:]

  /// - Parameter files: Paths with their trees, in the order of the program. Cost: linear in their length.
  package init(_ files: [(path: String, tree: SourceFileSyntax)], configuration: BuildConfiguration) {
    program = Program(configuration: configuration)
    for file in files { program.declareOperators(of: file.tree) }
    var numbers: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      program.add(file.tree, path: file.path, isMain: Self.runs(file.tree))
      numbers[file.path] = index
    }
    self.numbers = numbers
    program.prepare()
  }

  /// A file with code outside of declarations; macros such as `#Preview` are none.
  private static func runs(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      switch item.item {
      case .stmt: true
      case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
      default: false
      }
    }
  }

  /// What the generic parameters of the function or type that is called stand for, as written in the sources; by name.
  ///
  /// - Parameter offset: UTF-8, where the name that is called begins.
  package func genericArguments(ofCallAt offset: Int, in path: String) -> [String: String] {
    for expression in expressions(at: offset, in: path) where !expression.substitutions.isEmpty {
      guard let declaration = expression.reference else { continue }
      let parameters = program.openedParameters(of: declaration)
      var made: [String: String] = [:]
      for (parameter, type) in zip(parameters.reversed(), expression.substitutions.reversed()) {
        if let text = sourceText(of: type) { made[program.symbols.text(parameter.name)] = text }
      }
      return made
    }
    return [:]
  }

  /// The type that an expression has, as written in the sources; where its place asks for another, that one.
  package func type(ofExpressionAt offset: Int, in path: String) -> String? {
    for expression in expressions(at: offset, in: path) {
      if expression.type != .none, let text = sourceText(of: expression.type) { return text }
    }
    return nil
  }

  /// The types of all expressions that begin at a place, outermost first.
  package func types(ofExpressionsAt offset: Int, in path: String) -> [String] {
    expressions(at: offset, in: path).compactMap { $0.type == .none ? nil : sourceText(of: $0.type) }
  }

  /// The type of the left side of a binary operator.
  ///
  /// - Parameter offset: UTF-8, where its right side begins.
  package func operandType(besideOperandAt offset: Int, in path: String) -> String? {
    guard let file = numbers[path] else { return nil }
    let place = Int32(clamping: offset)
    type(around: place, file)
    guard let left = operands[file]?[place] else { return nil }
    let type = program.types.kind(left.type) == .inOut ? program.types.child(left.type, 0) : left.type
    return sourceText(of: type)
  }

  /// Where the declaration stands that a name or a call at a place means; `nil` for those of frameworks.
  package func declaration(meantAt offset: Int, in path: String) -> (path: String, offset: Int)? {
    for expression in expressions(at: offset, in: path) {
      guard let declaration = expression.reference, !declaration.flags.contains(.isFramework), declaration.file >= 0
      else { continue }
      return (program.files[Int(declaration.file)].path, Int(declaration.start))
    }
    return nil
  }

  /// What an associated type is for a type of the sources that conforms.
  ///
  /// - Parameter offset: UTF-8, within the declaration of the type, outside of those nested in it.
  package func associatedType(_ name: String, ofTypeAt offset: Int, in path: String) -> String? {
    guard let file = numbers[path] else { return nil }
    let place = Int32(clamping: offset)
    var members = program.files[file].members
    var owner: Declaration?
    while let inner = members.first(where: { ($0.start..<$0.end).contains(place) }),
      inner.isNominal || inner.kind == .extension
    {
      owner = inner
      members = inner.members
    }
    guard let owner, owner.isNominal else { return nil }
    return sourceText(of: program.associated(of: program.declaredType(owner), program.symbols.intern(name)))
  }

  /// How types of the sources are called, where it is not by their name; by their name, path and place.
  package var ownName: ((_ name: String, _ path: String, _ offset: Int) -> String?)?
  private func sourceText(of type: TypeID) -> String? {
    program.sourceText(of: type) { [ownName, program] declaration in
      guard declaration.file >= 0 else { return nil }
      return ownName?(
        program.symbols.text(declaration.name), program.files[Int(declaration.file)].path, Int(declaration.start))
    }
  }

  // MARK: Places

  private func expressions(at offset: Int, in path: String) -> [Expression] {
    guard let file = numbers[path] else { return [] }
    let place = Int32(clamping: offset)
    type(around: place, file)
    return found[file]?[place] ?? []
  }

  /// Types the declaration or statement around a place.
  private func type(around place: Int32, _ file: Int) {
    let unit = program.files[file]
    program.checker.file = Int32(clamping: file)
    program.checker.context = nil
    var members = unit.members
    while let member = members.first(where: { ($0.start..<$0.end).contains(place) && $0.kind != .local }) {
      switch member.kind {
      case .structure, .class, .enumeration, .protocol, .actor, .extension:
        members = member.members
        if members.contains(where: { ($0.start..<$0.end).contains(place) }) { continue }
      default: break
      }
      guard checked.insert(ObjectIdentifier(member)).inserted else { return }
      program.checker.checkMember(member)
      let collector = ExpressionCollector()
      collector.visit(member)
      note(collector, file)
      return
    }
    // Code of a main file, and macros among declarations, which belong together.
    guard checkedFiles.insert(file).inserted else { return }
    program.checker.checkStatements(of: unit)
    let collector = ExpressionCollector()
    collector.visit(unit.statements)
    note(collector, file)
  }

  private func note(_ collector: ExpressionCollector, _ file: Int) {
    for (_, expression) in collector.found {
      if case .binary(_, let left, let right) = expression.kind { operands[file, default: [:]][right.start] = left }
      found[file, default: [:]][expression.start, default: []].append(expression)
      if let name = program.nameStart(of: expression), name != expression.start {
        found[file]?[name, default: []].append(expression)
      }
    }
  }
}
