import Foundation
import Testing

/// Every fenced Swift block of a specification occurs in its example: literals, modifiers, symbols; or the example's
/// README lists the deviation.
struct SpecificationTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let specifications = root.deletingLastPathComponent().appendingPathComponent("shared/specs")
  static let areAtHand = FileManager.default.fileExists(atPath: specifications.path)

  @Test(
    .enabled(if: areAtHand, "the specifications are not beside the project"),
    arguments: ["aiq", "standfit", "florafriend", "open-medtracker", "smilepile"])
  func blocksOccurInTheExample(name: String) throws {
    let specification = try String(
      contentsOf: Self.specifications.appendingPathComponent("\(name)-onboarding.md"), encoding: .utf8)
    let example = Self.root.appendingPathComponent("examples/\(name)")
    let sources = try Self.text(below: example) { $0.hasSuffix(".swift") || $0.hasSuffix(".xcstrings") }
    let deviations = try Self.deviations(
      String(contentsOf: example.appendingPathComponent("README.md"), encoding: .utf8))
    let missing = SwiftBlocks(markdown: specification).facts.filter { fact in
      !fact.occurs(in: sources) && !deviations.contains(fact.text)
    }
    #expect(missing.isEmpty, "\(missing.map(\.text).joined(separator: "\n"))")
  }

  private static func text(below folder: URL, where isWanted: (String) -> Bool) throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter(isWanted).sorted()
    return try paths.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined(
      separator: "\n")
  }

  /// - Returns: The text of the README from its section on contradictions and deviations on.
  private static func deviations(_ readme: String) -> String {
    let sections = readme.components(separatedBy: "\n## ")
    return sections.filter { section in
      let title = section.prefix { $0 != "\n" }.lowercased()
      return ["deviation", "contradict", "assumed", "differ"].contains { title.contains($0) }
    }.joined(separator: "\n")
  }
}

/// What the fenced Swift blocks of a page say, as far as it can be looked for in sources.
private struct SwiftBlocks {
  struct Fact: Hashable {
    var text: String
    func occurs(in sources: String) -> Bool { sources.contains(text) }
  }
  private(set) var facts: [Fact] = []

  init(markdown: String) {
    var seen: Set<Fact> = []
    for block in Self.blocks(markdown) {
      for fact in Self.strings(block) + Self.modifiers(block) where seen.insert(fact).inserted { facts.append(fact) }
    }
  }

  /// Parts under `// OLD` or `DELETE` are left out, up to `// NEW` or the end of the block.
  private static func blocks(_ markdown: String) -> [String] {
    var (blocks, lines, isSwift, isOld): ([String], [Substring], Bool, Bool) = ([], [], false, false)
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") {
        if isSwift { blocks.append(lines.joined(separator: "\n")) }
        isSwift = !isSwift && trimmed.hasPrefix("```swift")
        (lines, isOld) = ([], false)
      } else if isSwift {
        if trimmed.contains("// OLD") || trimmed.contains("DELETE") { isOld = true }
        if trimmed.contains("// NEW") { isOld = false }
        if !isOld { lines.append(withoutComment(line)) }
      }
    }
    return blocks
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let comment = line.firstMatch(of: /(?:^|\s)\/\//) else { return line }
    return line[..<comment.range.lowerBound]
  }

  /// String literals; one that trails off (`"Just like..."`) is looked for up to there, interpolations cut it.
  private static func strings(_ block: String) -> [Fact] {
    block.matches(of: /"((?:[^"\\\n]|\\.)+)"/).flatMap { match -> [Fact] in
      let text = String(match.output.1)
      let parts = text.components(separatedBy: "\\(").enumerated().map { index, part in
        index == 0 ? part : part.components(separatedBy: ")").dropFirst().joined(separator: ")")
      }
      return parts.map { $0.hasSuffix("...") ? String($0.dropLast(3)) : $0 }.filter { $0.count > 2 }.map {
        Fact(text: $0)
      }
    }
  }

  /// Modifiers with literal arguments: `.font(.system(size: 34, weight: .bold))`, `.frame(width: 120, height: 120)`.
  private static func modifiers(_ block: String) -> [Fact] {
    block.matches(
      of:
        /\.(?:font|frame|padding|cornerRadius|foregroundColor|foregroundStyle|opacity|shadow|animation|lineLimit)\((?:[^()\n]|\([^()\n]*\))*\)/
    )
    .map { Fact(text: String($0.output)) }.filter { !$0.text.contains("...") }
  }
}
