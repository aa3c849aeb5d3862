import SightlineModel
package import SwiftSyntax

/// A program's declarations, types and bodies: everything that is known of it before it runs.
package final class Program {
  package let symbols = SymbolTable()
  package let types = TypeStore()
  /// All declarations by number; the first is nobody's.
  package internal(set) var declarations: [Declaration] = []
  package let configuration: BuildConfiguration
  /// What frameworks declare, all modules together.
  let frameworks: Declaration
  /// What the sources declare.
  package let application: Declaration
  /// Modules of frameworks by name: `SwiftUI.Button`.
  var moduleNames: Set<Symbol> = []
  package internal(set) var files: [SourceUnit] = []
  /// What could not be typed.
  package internal(set) var dynamics: [DynamicNote] = []
  var opaques: [UInt32: UInt32] = [:]
  var environments: [UInt32: [Requirement]] = [:]
  var conformanceCache: [UInt64: Bool] = [:]
  var associatedCache: [UInt64: TypeID] = [:]
  var known: [TypeID] = Array(repeating: .none, count: KnownName.allCases.count)
  var operators = OperatorTable()
  var operatorFunctions: [Symbol: [Declaration]] = [:]
  var frameworkOperators: [Symbol: [Declaration]]?
  var depth = 0
  /// Whether all files and extensions are there.
  var isReady = false
  /// The type whose inheritance clause is being resolved: its members are not looked at.
  var headerOwner: Declaration?
  var isLoadingFrameworks = false
  lazy var checker = Checker(self)
  var pendingRows: [(path: [Symbol], rows: UnsafeBufferPointer<UInt8>)] = []

  package init(configuration: BuildConfiguration = BuildConfiguration()) {
    self.configuration = configuration
    frameworks = Declaration(.module, Symbol(.empty))
    application = Declaration(.module, Symbol(.main))
    declarations = [frameworks]
    frameworks.lookup = [:]
    application.lookup = [:]
    for name in [
      "Swift", "Foundation", "SwiftUI", "Combine", "UIKit", "Observation", "CoreGraphics", "Darwin", "Glibc",
    ] {
      moduleNames.insert(symbols.intern(name))
    }
    loadFrameworks()
    loadVocabulary()
  }

  /// The number of a declaration; it is given one when it has none.
  func number(_ declaration: Declaration) -> UInt32 {
    if declaration.id == 0 {
      declaration.id = UInt32(declarations.count)
      declarations.append(declaration)
    }
    return declaration.id
  }

  func declaration(_ type: TypeID) -> Declaration { declarations[Int(types.head(type))] }

  /// The declaration of a nominal type; `nil` for every other type.
  func nominal(_ type: TypeID) -> Declaration? { types.kind(type) == .nominal ? declaration(type) : nil }

  /// A type of the standard library by name, without arguments.
  func type(_ name: KnownName, _ arguments: [TypeID] = []) -> TypeID {
    if arguments.isEmpty, known[Int(name.rawValue)] != .none { return known[Int(name.rawValue)] }
    guard let found = frameworks.lookup?[Symbol(name)]?.first(where: { $0.isNominal }) else { return .dynamic }
    let made = types.nominal(number(found), arguments)
    if arguments.isEmpty { known[Int(name.rawValue)] = made }
    return made
  }

  func isNominal(_ type: TypeID, _ name: KnownName) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    let found = declaration(type)
    return found.name == Symbol(name) && found.flags.contains(.isFramework)
  }

  func protocolDeclaration(_ name: KnownName) -> Declaration? {
    frameworks.lookup?[Symbol(name)]?.first { $0.kind == .protocol }
  }

  func optional(_ type: TypeID) -> TypeID { self.type(.Optional, [type]) }
  func array(_ type: TypeID) -> TypeID { self.type(.Array, [type]) }

  /// - Returns: What the optional wraps; `nil` for every other type.
  func wrapped(_ type: TypeID) -> TypeID? { isNominal(type, .Optional) ? types.child(type, 0) : nil }

  // MARK: Sources

  /// Adds a file. All files are added before anything is asked.
  package func add(_ tree: SourceFileSyntax, path: String, isMain: Bool = false) {
    let reader = TreeReader(
      symbols: symbols, file: Int32(clamping: files.count), configuration: configuration, operators: operators)
    let (members, statements) = reader.read(tree)
    files.append(
      SourceUnit(path: path, members: members, statements: statements, isMain: isMain, imports: reader.imports))
    for member in members { declare(member, in: application) }
  }

  /// Operators and precedence groups, which have to be known before expressions are read.
  package func declareOperators(of tree: SourceFileSyntax) {
    for item in tree.statements {
      guard case .decl(let node) = item.item else { continue }
      if let group = node.as(PrecedenceGroupDeclSyntax.self) {
        var above: String?, below: String?
        var associativity = OperatorTable.Associativity.none
        var assigns = false
        for attribute in group.groupAttributes {
          switch attribute {
          case .precedenceGroupRelation(let relation):
            let name = relation.precedenceGroups.first?.name.text
            if relation.higherThanOrLowerThanLabel.text == "higherThan" { above = name } else { below = name }
          case .precedenceGroupAssociativity(let node):
            associativity = node.value.text == "left" ? .left : node.value.text == "right" ? .right : .none
          case .precedenceGroupAssignment(let node): assigns = node.value.text == "true"
          default: break
          }
        }
        operators.declare(
          group: group.name.text, above: above, below: below, associativity: associativity, assigns: assigns)
      } else if let sign = node.as(OperatorDeclSyntax.self) {
        operators.operators[sign.name.text] =
          sign.operatorPrecedenceAndTypes?.precedenceGroup.text ?? operators.operators[sign.name.text]
          ?? "DefaultPrecedence"
      }
    }
  }

  func declare(_ member: Declaration, in module: Declaration) {
    member.parent = module
    _ = number(member)
    collectOperators(member)
    if member.kind == .extension { return }
    module.lookup?[member.name, default: []].append(member)
  }

  private func collectOperators(_ member: Declaration) {
    if member.kind == .function, !SignatureReader.isWord(symbols.firstByte(member.name)) {
      operatorFunctions[member.name, default: []].append(member)
    }
    for inner in member.members { collectOperators(inner) }
  }
}

/// A source file.
package struct SourceUnit {
  package var path: String
  package var members: [Declaration]
  /// Statements of a main file, with its variables.
  package var statements: Block
  package var isMain: Bool
  package var imports: [String]
}

/// Something that could not be typed.
package struct DynamicNote: Hashable, Sendable {
  package var file: Int32
  package var offset: Int32
  package var name: String
  package var reason: Reason
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case unknownName, unknownMember, unknownType, noOverload, ambiguous, uninferred, unsupported, dynamicBase
  }
}
