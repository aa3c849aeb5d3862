import Foundation

let text = "Call @anna or @böb at 10:30"
let whole = NSRange(text.startIndex..., in: text)
print(whole.location, whole.length, NSRange(location: 2, length: 3).upperBound, NSMakeRange(1, 2) == NSRange(location: 1, length: 2))
let mention = try NSRegularExpression(pattern: "@(\\w+)")
for match in mention.matches(in: text, range: whole) {
  guard let range = Range(match.range, in: text), let name = Range(match.range(at: 1), in: text) else { continue }
  print(text[range], text[name], match.numberOfRanges, match.range.location)
}
print(mention.numberOfMatches(in: text, range: whole), mention.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
print(mention.stringByReplacingMatches(in: text, range: whole, withTemplate: "<$1>"))
let time = try! NSRegularExpression(pattern: "(\\d+):(\\d+)( pm)?", options: [.caseInsensitive])
if let match = time.firstMatch(in: text, options: [], range: NSRange(text.startIndex..<text.endIndex, in: text)) {
  print(Range(match.range(at: 3), in: text) == nil, (text as NSString).substring(with: match.range(at: 2)))
}
print((try? NSRegularExpression(pattern: "(")) == nil, NSLocationInRange(3, NSRange(location: 1, length: 3)))
print(NSRegularExpression.escapedPattern(for: "a.b"), Range(NSRange(location: 0, length: 2))!)
