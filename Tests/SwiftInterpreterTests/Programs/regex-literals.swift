// regex
let text = "Order #1234 shipped on 2024-05-06 to user@example.org"
if let match = text.firstMatch(of: /#(\d+)/) { print(match.1, match.0) }
print(text.contains(/shipped/), text.replacing(/\d{4}/, with: "####"))
if let m = "2024-05-06".wholeMatch(of: /(?<year>\d{4})-(?<month>\d{2})-(\d{2})/) { print(m.year, m.month, m.output.3) }
print(text.matches(of: /\d+/).map { String($0.output) })
let email = /[a-z]+@[a-z.]+/
print(text.ranges(of: email).count, "abc".wholeMatch(of: email) == nil)
print("a1b22c".split(separator: /\d+/))
print("  x ".trimmingPrefix(/\s+/), "key=value".prefixMatch(of: /(\w+)=/)?.1 ?? "-")
switch "hello42" { case let s where s.contains(/\d/): print("digits"); default: print("none") }
