/// Precedences of operators: Swift's own and those that sources declare.
struct OperatorTable {
  enum Associativity { case left, right, none }
  var groups: [String: (level: Int, associativity: Associativity, assigns: Bool)] = [
    "BitwiseShiftPrecedence": (1600, .none, false), "MultiplicationPrecedence": (1500, .left, false),
    "AdditionPrecedence": (1400, .left, false), "RangeFormationPrecedence": (1350, .none, false),
    "CastingPrecedence": (1320, .none, false), "NilCoalescingPrecedence": (1310, .right, false),
    "ComparisonPrecedence": (1300, .none, false), "LogicalConjunctionPrecedence": (1200, .left, false),
    "LogicalDisjunctionPrecedence": (1100, .left, false), "TernaryPrecedence": (1000, .right, false),
    "AssignmentPrecedence": (900, .right, true), "FunctionArrowPrecedence": (800, .right, false),
    "DefaultPrecedence": (1050, .none, false),
  ]
  var operators: [String: String] = [:]

  init() {
    let own: [(String, String)] = [
      ("<< >> &<< &>>", "BitwiseShift"), ("* / % &* &", "Multiplication"), ("+ - &+ &- | ^", "Addition"),
      ("... ..<", "RangeFormation"), ("??", "NilCoalescing"),
      ("< <= > >= == != === !== ~= .== .!= .< .<= .> .>=", "Comparison"), ("&&", "LogicalConjunction"),
      ("||", "LogicalDisjunction"),
      ("= *= /= %= += -= <<= >>= &<<= &>>= &= |= ^= &*= &+= &-=", "Assignment"),
    ]
    for (names, group) in own {
      for name in names.split(separator: " ") { operators[String(name)] = group + "Precedence" }
    }
  }

  func precedence(_ name: String) -> (level: Int, associativity: Associativity, assigns: Bool) {
    groups[operators[name] ?? "DefaultPrecedence"] ?? (1050, .none, false)
  }

  mutating func declare(group: String, above: String?, below: String?, associativity: Associativity, assigns: Bool) {
    var level = 1051
    if let above, let known = groups[above] { level = known.level + 5 }
    if let below, let known = groups[below] { level = known.level - 5 }
    if let above, let below, let lower = groups[above], let upper = groups[below] {
      level = (lower.level + upper.level) / 2
    }
    groups[group] = (level, associativity, assigns)
  }
}

/// What `#if` asks for.
package struct BuildConfiguration: Sendable {
  package var platform: String
  package var flags: Set<String>
  /// Modules that `canImport` does not find.
  package var missingModules: Set<String>
  package init(platform: String = "iOS", flags: Set<String> = ["DEBUG"], missingModules: Set<String> = []) {
    self.platform = platform
    self.flags = flags
    self.missingModules = missingModules
  }
}
