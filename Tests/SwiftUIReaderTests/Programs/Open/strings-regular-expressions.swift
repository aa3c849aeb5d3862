import Foundation

struct Match { var text: String; var groups: [String?] }
extension NSRegularExpression {
  convenience init(_ pattern: String) { try! self.init(pattern: pattern) }
  func matches(_ text: String) -> [Match] {
    matches(in: text, range: NSRange(text.startIndex..., in: text)).map { result in
      Match(text: String(text[Range(result.range, in: text)!]), groups: (1..<result.numberOfRanges).map { Range(result.range(at: $0), in: text).map { String(text[$0]) } })
    }
  }
  static func ~= (regex: NSRegularExpression, text: String) -> Bool { regex.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil }
}
let log = "[12:30] ann: hi 👋\n[12:31] bob:\n[9:05] cy: #swift #ios"
let line = NSRegularExpression("\\[(\\d+):(\\d\\d)\\] (\\w+):(?: (.+))?")
for match in line.matches(log) { print(match.groups.map { $0 ?? "nil" }) }
print(NSRegularExpression("#(\\w+)").matches(log).compactMap { $0.groups[0] }, line.numberOfCaptureGroups)
func kind(_ text: String) -> String {
  switch text {
  case NSRegularExpression("^\\d{4}-\\d{2}$"): return "month"
  case NSRegularExpression("^[\\w.]+@[\\w.]+\\.[a-z]{2,}$"): return "mail"
  case NSRegularExpression("^\\+?[\\d ]+$"): return "phone"
  default: return "text"
  }
}
print(["2024-05", "a.b@c.org", "+49 170", "hello", ""].map(kind))
let swap = NSRegularExpression("(\\w+)@(\\w+)")
let source = "me@home, you@work"
print(swap.stringByReplacingMatches(in: source, range: NSRange(source.startIndex..., in: source), withTemplate: "$2 at $1"))
let ci = try NSRegularExpression(pattern: "^b.*$", options: [.caseInsensitive, .anchorsMatchLines])
print(ci.matches("Ab\nBa\nbc").map(\.text), ci.numberOfMatches(in: "x", range: NSRange(location: 0, length: 1)))
do { _ = try NSRegularExpression(pattern: "(open"); print("fine") } catch { print("bad pattern") }
let named = NSRegularExpression("(?<key>\\w+)=(?<value>\\w*)")
if let result = named.firstMatch(in: "a=1", range: NSRange(location: 0, length: 3)) { print(result.range(withName: "value").location, (("a=1" as NSString).substring(with: result.range(withName: "key")))) }
var count = 0
named.enumerateMatches(in: "a=1 b=2 c=3", range: NSRange(location: 0, length: 11)) { match, _, stop in count += 1; if count == 2 { stop.pointee = true } }
print(count, NSRange(location: 3, length: 2).contains(4), NSRange("👋a".startIndex..., in: "👋a").length, NSRegularExpression.escapedPattern(for: "1+1"))
