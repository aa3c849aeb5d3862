// Time and memory of reading and judging tokens, as their number doubles: aliases eight deep, five modes.
//   swift run -c release token-speed [largest number of tokens, 100000 unless given]
import DesignTokens
import Foundation
import Rules
import SightlineModel
import SourceDocuments

/// A resolver with five modes over one base file: a palette, and chains of aliases to it; each mode changes the palette.
struct Sample {
  static let depth = 8
  let files: [InputFile]

  init(tokens count: Int) {
    let chains = max(count / (Self.depth + 1), 1)
    func color(_ index: Int, _ shift: Int) -> String {
      let parts = [7, 11, 13].map { String(Double((index * $0 + shift) % 256) / 255) }
      return "{\"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))]}"
    }
    func palette(_ shift: Int) -> String {
      (0..<chains).map { "\"c\($0)\": {\"$value\": \(color($0, shift))}" }.joined(separator: ",\n")
    }
    let levels = (1...Self.depth).map { level in
      let from = level == 1 ? "palette.c" : "level\(level - 1).c"
      let members = (0..<chains).map { "\"c\($0)\": {\"$value\": \"{\(from)\($0)}\"}" }.joined(separator: ",\n")
      return "\"level\(level)\": {\n\(members)\n}"
    }
    let base =
      "{\"$type\": \"color\", \"palette\": {\n\(palette(0))\n},\n\(levels.joined(separator: ",\n")),\n"
      + "\"background\": {\"$value\": \(color(255, 0))}}"
    let names = ["light", "dark", "light-high-contrast", "dark-high-contrast", "dimmed"]
    let contexts = names.map { "\"\($0)\": [{\"$ref\": \"\($0).json\"}]" }.joined(separator: ", ")
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {"look": {"default": "light", "contexts": {\(contexts)}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]}
      """
    files =
      [InputFile(path: "a.resolver.json", text: resolver), InputFile(path: "base.json", text: base)]
      + names.enumerated().map { shift, name in
        InputFile(path: "\(name).json", text: "{\"$type\": \"color\", \"palette\": {\n\(palette(shift * 40))\n}}")
      }
  }
}

/// The most memory this process held, in megabytes.
func peakMegabytes() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
}

let largest = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
var counts: [Int] = []
var next = largest
while next >= max(largest / 16, 100) {
  counts.append(next)
  next /= 2
}
let rules = RuleProfile.named("default").map { RuleRegistry.tokenRules(in: $0) } ?? []
print("tokens × 5 modes   read s   judge s   µs a token and mode   peak MB   findings")
for count in counts.reversed() {
  let sample = Sample(tokens: count)
  let clock = ContinuousClock()
  let start = clock.now
  let tokens = TokenSet(paths: ["a.resolver.json"]) { path in sample.files.first { $0.path == path }?.bytes }
  let read = clock.now - start
  let pairs = (0..<max(count / 100, 1)).map { TokenPair(foreground: "level8.c\($0)", background: "background") }
  let audit = TokenAudit(tokens: tokens, pairs: pairs)
  let findings = rules.flatMap { $0.findings(in: audit) }
  let judged = clock.now - start - read
  func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
  let total = tokens.tokenPaths.count * tokens.modes.count
  print(
    String(
      format: "%16d %8.2f %9.2f %21.2f %9.0f %10d", tokens.tokenPaths.count, seconds(read), seconds(judged),
      (seconds(read) + seconds(judged)) * 1e6 / Double(total), peakMegabytes(), findings.count))
  if !tokens.problems.isEmpty { print("  \(tokens.problems.count) problems, such as \(tokens.problems[0])") }
}
