import SwiftSyntax

extension LoweringContext {
  /// The part of an `#if` that the configuration chooses.
  func clause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in conditional.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let flag): return configuration.flags.contains(flag.baseName.text)
    case .prefixOperatorExpr(let prefix): return !holds(prefix.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let sequence):
      // `&&` binds stronger than `||`.
      var groups: [[ExprSyntax]] = [[]]
      for element in sequence.elements {
        if let binary = element.as(BinaryOperatorExprSyntax.self) {
          if binary.operator.text == "||" { groups.append([]) }
        } else {
          groups[groups.count - 1].append(element)
        }
      }
      return groups.contains { $0.allSatisfy(holds) }
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == configuration.platform
      case "canImport": return canImport(argument)
      case "targetEnvironment": return argument == "simulator" && configuration.isSimulator
      case "arch": return argument == "arm64"
      case "swift", "compiler": return true
      default: return false
      }
    default: return false
    }
  }

  private func canImport(_ name: String) -> Bool {
    let absent: Set<String> = [
      "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "Android", "FoundationNetworking",
    ]
    if configuration.modules.contains(name) { return true }
    return configuration.platform == "iOS" && !absent.contains(name)
  }

  func isAvailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == configuration.platform, let version = restriction.version
      else { continue }
      let wanted = Double(version.trimmedDescription.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
      return configuration.platformVersion >= wanted
    }
    return true
  }
}
