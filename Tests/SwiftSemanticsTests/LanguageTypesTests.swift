import Foundation
import SwiftParser
import Testing

@testable import SwiftSemantics

/// Types of the expressions of the language suite are the compiler's own; `Scripts/check-types` stores those.
@Suite struct LanguageTypesTests {
  /// What a program's expressions came to.
  struct Shares {
    var expressions = 0
    var typed = 0
    var compared = 0
    var equal = 0
    var differing: [String] = []
  }

  @Test func typesAreTheCompilers() throws {
    var total = Shares()
    var table: [String] = []
    for group in try Self.groups() {
      var shares = Shares()
      for (name, types) in try Self.stored(group) { try Self.compare(name, types, into: &shares) }
      let (typed, equal) = (Self.percent(shares.typed, shares.expressions), Self.percent(shares.equal, shares.compared))
      table.append("\(group): \(shares.expressions) expressions, typed \(typed), equal \(equal)")
      // What a pattern's captures are is not derived yet, so texts that regex literals find stay dynamic
      let floor = group == "regex" ? 45 : 85
      #expect(shares.typed * 100 >= shares.expressions * floor, "\(table.last ?? "")")
      #expect(shares.equal * 100 >= shares.compared * 90, "\(table.last ?? "")\n\(shares.differing.prefix(10))")
      total.expressions += shares.expressions
      total.typed += shares.typed
      total.compared += shares.compared
      total.equal += shares.equal
      total.differing += shares.differing
    }
    if ProcessInfo.processInfo.environment["SIGHTLINE_TYPES_TABLE"] != nil {
      print(table.joined(separator: "\n"))
      print(total.differing.joined(separator: "\n"))
    }
    #expect(total.expressions > 30_000)
    #expect(total.typed * 1000 >= total.expressions * 980, "\(total.typed) of \(total.expressions) typed")
    #expect(total.equal * 1000 >= total.compared * 985, "\(total.equal) of \(total.compared) equal")
    #expect(total.compared * 100 >= total.typed * 90, "Only \(total.compared) of \(total.typed) have a stored type")
  }

  /// One program twice gives the same types and the same list of what is dynamic.
  @Test func checkingIsRepeatable() throws {
    let first = try Self.program("app-store-reducer")
    let second = try Self.program("app-store-reducer")
    let names = [first, second].map { program in
      Self.expressions(of: program).map { "\($0.start) \(program.qualifiedName($0.type))" }
    }
    #expect(names[0] == names[1])
    #expect(first.dynamics == second.dynamics)
  }

  // MARK: Reading

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func groups() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Types").path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// - Returns: The stored types of a group's programs by place.
  static func stored(_ group: String) throws -> [(name: String, types: [String: String])] {
    let text = try String(contentsOf: folder.appendingPathComponent("Types/\(group).txt"), encoding: .utf8)
    var made: [(name: String, types: [String: String])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("= ") {
        made.append((String(line.dropFirst(2)), [:]))
        continue
      }
      let parts = line.split(separator: "\t")
      guard parts.count == 2 else { continue }
      for place in parts[1].split(separator: " ") { made[made.count - 1].types[String(place)] = String(parts[0]) }
    }
    return made
  }

  static func program(_ name: String) throws -> Program {
    let path = folder.deletingLastPathComponent().appendingPathComponent("SwiftInterpreterTests/Programs/\(name).swift")
    let tree = Parser.parse(source: try String(contentsOf: path, encoding: .utf8))
    let program = Program(configuration: BuildConfiguration(platform: "Linux"))
    program.declareOperators(of: tree)
    program.add(tree, path: path.lastPathComponent, isMain: true)
    program.check()
    return program
  }

  static func expressions(of program: Program) -> [SwiftSemantics.Expression] {
    let collector = ExpressionCollector()
    for unit in program.files { collector.visit(unit) }
    return collector.found.map(\.1).filter { $0.end > $0.start }
  }

  static func compare(_ name: String, _ types: [String: String], into shares: inout Shares) throws {
    let program = try program(name)
    // Of expressions at one place the innermost counts: the compiler's outer ones are implicit
    var innermost: [String: SwiftSemantics.Expression] = [:]
    for expression in expressions(of: program) { innermost["\(expression.start)-\(expression.end)"] = expression }
    for (place, expression) in innermost.sorted(by: { $0.value.start < $1.value.start }) {
      shares.expressions += 1
      guard expression.type != .none, !program.types.hasDynamic(expression.type) else { continue }
      shares.typed += 1
      guard let stored = types[place] else { continue }
      shares.compared += 1
      let found = program.qualifiedName(expression.type)
      if found == stored || stored.hasPrefix("~") && (stored.hasSuffix(" -> " + found) || stored.dropFirst() == found) {
        shares.equal += 1
      } else {
        shares.differing.append("\(name) \(place): \(found), not \(stored)")
      }
    }
  }

  static func percent(_ part: Int, _ whole: Int) -> String {
    String(format: "%.2f %%", whole == 0 ? 100 : 100 * Double(part) / Double(whole))
  }
}
