import Foundation
import SightlineModel
import SourceDocuments
import Testing

@testable import DesignTokens

/// Every example of the format, colour and resolver modules of DTCG 2025.10, and what is made of it.
///
/// A case is the example as the specification prints it, under the place it stands at, then what completes it where it
/// is an excerpt (`+++ also`: further tokens, or a document with the example in the place of `@example@`), then each
/// mode's tokens and the messages (`--- outcome`). An input of a resolver is held against the resolver printed last.
/// - Source: `Fixtures/dtcg-2025.10/NOTICE.md`.
struct SpecificationExamplesTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var module: String
    var title: String
    var text: String
    var also: String?
    var outcome: [String]
    /// Modifiers and contexts, where the example is an input.
    var input: [(key: String, value: String)]?
    /// The example that an input is for.
    var resolver: Example? { resolvers.last }
    var resolvers: [Example] = []
    var testDescription: String { "\(module)/\(title)" }
  }

  @Test(arguments: try examples())
  func isReadOrRejected(_ example: Example) throws {
    let outcome = Self.outcome(of: example)
    #expect(outcome == example.outcome, "\(outcome.joined(separator: "\n"))")
  }

  /// All of them are there: a file that is cut short would pass.
  @Test func noExampleIsMissing() throws {
    let counts = Dictionary(grouping: try Self.examples(), by: \.module).mapValues(\.count)
    #expect(counts == ["color": 28, "format": 56, "resolver": 31])
    #expect(try Self.examples().allSatisfy { !$0.outcome.isEmpty })
  }

  /// Writes the outcomes as they are now into the files, to be read before they are committed:
  /// `TOKENS_ACCEPT=1 swift test --filter SpecificationExamplesTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TOKENS_ACCEPT"] != nil))
  func accept() throws {
    for (module, examples) in Dictionary(grouping: try Self.examples(), by: \.module) {
      let text = examples.map { example in
        let also = example.also.map { "+++ also\n\($0)\n" } ?? ""
        let outcome = Self.outcome(of: example).map { $0 + "\n" }.joined()
        return "=== \(example.title)\n\(example.text)\n\(also)--- outcome\n\(outcome)"
      }
      try text.joined().write(
        to: Self.folder.appendingPathComponent(module + ".txt"), atomically: true, encoding: .utf8)
    }
  }

  // MARK: Reading the cases

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/dtcg-2025.10")

  static func examples() throws -> [Example] {
    try ["color", "format", "resolver"].flatMap { module in
      let text = try String(contentsOf: folder.appendingPathComponent(module + ".txt"), encoding: .utf8)
      var resolvers: [Example] = []
      return ("\n" + text).split(separator: "\n=== ").map { part in
        let halves = String(part).components(separatedBy: "\n--- outcome")
        let texts = halves[0].components(separatedBy: "\n+++ also\n")
        let head = texts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        var example = Example(
          module: module, title: String(head[0]), text: head.count > 1 ? String(head[1]) : "",
          also: texts.count > 1 ? texts[1] : nil,
          outcome: halves.count > 1 ? halves[1].split(separator: "\n").map(String.init) : [])
        example.input = input(example)
        example.resolvers = resolvers.suffix(1)
        if example.text.contains("\"resolutionOrder\"") { resolvers = [example] }
        return example
      }
    }
  }

  /// An object of texts in the resolver module, and nothing else.
  private static func input(_ example: Example) -> [(key: String, value: String)]? {
    guard example.module == "resolver", example.also == nil, !example.text.contains("$ref"),
      let object = JSONDocument.parse(bytes: Array(example.text.utf8), file: "input.json").value?.object,
      object.members.allSatisfy({ $0.value.string != nil })
    else { return nil }
    return object.members.map { ($0.key, $0.value.string ?? "") }
  }

  // MARK: The outcome

  /// The modes with their tokens, then the messages. Comments and trailing commas, which the specification prints and
  /// JSON forbids, are read as JSON5. Files that a resolver names hold one token that says which file came last.
  static func outcome(of example: Example) -> [String] {
    if let input = example.input { return outcome(of: input, for: example.resolver) }
    let (tokens, own) = read(example)
    let isPlain = tokens.modes.count == 1 && tokens.modes[0].name == "default"
    let lines = tokens.modes.indices.flatMap { mode -> [String] in
      let values = own.sorted().compactMap { path in
        tokens.token(path, mode: mode).map { token in
          "\(path) = " + (token.value.map(Self.words) ?? "nothing")
            + (token.isDeprecated ? " (deprecated)" : "")
        }
      }
      return isPlain ? values : ["mode \(tokens.modes[mode].name)"] + values.map { "  " + $0 }
    }
    let problems = tokens.problems.map { problem in
      "\(problem.kind == .warning ? "warning" : "error") \(problem.location.line):\(problem.location.column) "
        + problem.message
    }
    return lines + problems + (lines.isEmpty && problems.isEmpty ? ["nothing"] : [])
  }

  private static func read(_ example: Example) -> (tokens: TokenSet, own: Set<String>) {
    let parts = example.also?.components(separatedBy: "@example@") ?? []
    let text = parts.count == 2 ? parts.joined(separator: example.text) : example.text
    let also = parts.count == 2 ? nil : example.also
    let isResolver = text.contains("resolver.json") || text.contains("resolutionOrder")
    let isRelaxed = text.contains("// ") || text.contains("/*") || text.contains(",\n  }") || text.contains(",\n}")
    let name = (isResolver ? "example.resolver.json" : "example.tokens.json") + (isRelaxed ? "c" : "")
    let tokens = TokenSet(paths: [name] + (also == nil ? [] : ["also.tokens.json"])) { path in
      switch path {
      case name: Array(text.utf8)
      case "also.tokens.json": also.map { Array($0.utf8) }
      case "example.json":
        Array(#"{"sets": {"MySet": {"mine": {"$type": "number", "$value": 1}}}}"#.utf8)
      default: Array(#"{"last": {"$type": "fontFamily", "$value": "\#(path)"}}"#.utf8)
      }
    }
    let own = tokens.tokenPaths.filter { path in
      tokens.modes.indices.contains { index in
        tokens.token(path, mode: index).map { $0.location.file != "also.tokens.json" } ?? false
      }
    }
    return (tokens, Set(own))
  }

  /// Which modes an input leaves: all permutations are worked out, and the input chooses among them.
  private static func outcome(of input: [(key: String, value: String)], for resolver: Example?) -> [String] {
    let modes = resolver.map { read($0).tokens.modes } ?? []
    let modifiers = Set(modes.flatMap { $0.selections.map(\.modifier) })
    let wrong = input.compactMap { key, value -> String? in
      guard modifiers.contains(key) else { return "no modifier is named \(key)" }
      let isContext = modes.contains { $0.selections.contains { $0.modifier == key && $0.context == value } }
      return isContext ? nil : "no context of \(key) is named \(value)"
    }
    let chosen = modes.filter { mode in
      input.allSatisfy { key, value in
        mode.selections.contains { $0.modifier == key && $0.context == value } || !modifiers.contains(key)
      }
    }
    return wrong + (chosen.isEmpty ? ["selects nothing"] : chosen.map { "selects mode \($0.name)" })
  }

  private static func words(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): "color " + words(color)
    case .dimension(let length): "dimension " + words(length)
    case .fontFamily(let families): "fontFamily " + families.joined(separator: ", ")
    case .fontWeight(let weight): "fontWeight \(weight)"
    case .duration(let seconds): "duration \(seconds) s"
    case .cubicBezier(let numbers): "cubicBezier \(numbers)"
    case .number(let number): "number \(number)"
    case .strokeStyle(let style): "strokeStyle \(style)"
    case .border(let color, let width, let style):
      "border \(color.map(words) ?? "?") \(width.map(words) ?? "?") \(style ?? "?")"
    case .transition(let duration, let delay, let timing):
      "transition \(duration ?? -1) s after \(delay ?? -1) s, \(timing ?? [])"
    case .shadow(let shadows):
      "shadow "
        + shadows.map { shadow in
          [
            shadow.color.map(words), shadow.offsetX.map(words), shadow.offsetY.map(words), shadow.blur.map(words),
            shadow.spread.map(words), shadow.isInset ? "inset" : "",
          ]
          .map { $0 ?? "?" }.filter { !$0.isEmpty }.joined(separator: " ")
        }.joined(separator: "; ")
    case .gradient(let stops):
      "gradient " + stops.map { "\(words($0.color)) at \($0.position)" }.joined(separator: ", ")
    case .typography(let type):
      "typography "
        + [
          type.fontFamily?.joined(separator: ", "), type.fontSize.map(words), type.fontWeight.map { "\($0)" },
          type.letterSpacing.map(words), type.lineHeight.map { "×\($0)" },
        ].map { $0 ?? "?" }.joined(separator: " · ")
    }
  }

  private static func words(_ length: TokenLength) -> String { "\(ColorNotation.shortest(length.value))\(length.unit)" }

  /// As written, and in sRGB.
  private static func words(_ color: TokenColor) -> String {
    let components = color.components.map { $0.map(ColorNotation.shortest) ?? "none" }.joined(separator: " ")
    let alpha = color.alpha == 1 ? "" : " / \(ColorNotation.shortest(color.alpha))"
    let isOutside = color.rgba.isInSRGB ? "" : " (outside sRGB)"
    return "\(color.space.rawValue)(\(components)\(alpha)) \(color.rgba.hexString)\(isOutside)"
  }
}
