import Foundation

struct Entry: CustomStringConvertible { var level: String, code: Int?, message: Substring
  var description: String { "\(level)(\(code.map(String.init) ?? "-")): \(message)" } }
let pattern = /(?<level>INFO|WARN|ERROR)(?:\[(?<code>\d+)\])?\s+(?<message>.+)/
func parse(_ line: some StringProtocol) -> Entry? {
  guard let match = String(line).wholeMatch(of: pattern) else { return nil }
  return Entry(level: match.level.capitalized, code: match.code.flatMap { Int($0) }, message: match.message[...])
}
let log = """
  INFO started
  WARN[12] slow   query
  DEBUG nothing
  ERROR[x] bad code
  ERROR[500]   crashed hard
  """
for line in log.components(separatedBy: .newlines) { print(parse(line)?.description ?? "skip \(line.prefix(5))") }
print(log.matches(of: /\[(\d+)\]/).map { Int($0.1)! }.reduce(0, +), log.firstMatch(of: pattern).map { String($0.output.message) } ?? "-")
print("2024-02-29".replacing(/(\d+)-(\d+)-(\d+)/) { "\($0.3).\($0.2).\($0.1)" }, "a1b22".replacing(/\d+/, with: "#"), "a1b22c3".replacing(/\d+/, with: "#", maxReplacements: 2))
print("k1=v1; k2 = v2;k3=".split(separator: /\s*;\s*/).map { $0.split(separator: /\s*=\s*/, maxSplits: 1).map(String.init) })
print("Hello".contains(/l{2}/), "Hello".starts(with: /h/.ignoresCase()), "hello world".trimmingPrefix(/hel+o\s/), "x".wholeMatch(of: /y?/) == nil, "ab12".prefixMatch(of: /[a-z]+/)?.output ?? "-")
switch "v2.10.3" {
case let text where text.contains(/^v\d+$/): print("major only")
case let text: if let m = text.wholeMatch(of: /v(\d+)\.(\d+)(?:\.(\d+))?/) { print(m.1, m.2, m.3 ?? "none", Int(m.2)! > 9) }
}
var text = "the cat sat"; text.replace(/[ct]at|sat/) { $0.output.uppercased() }; print(text)
let mutable = "one two".ranges(of: /\w+/).map { "one two"[$0].count }; print(mutable)
if let url = "see https://h.org/a?x=1 now".firstMatch(of: /https?:\/\/\S+/).flatMap({ URL(string: String($0.output)) }) { print(url.host!, url.query!) }
let dynamic = try Regex("(\\w)(\\d)?"); let output = "a1".firstMatch(of: dynamic)!.output
print(output.count, output[1].substring ?? "-", "b".firstMatch(of: dynamic)!.output[2].substring as Any, (try? Regex("(")) == nil)
