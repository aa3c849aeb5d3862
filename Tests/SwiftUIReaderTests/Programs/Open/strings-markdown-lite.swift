import Foundation

indirect enum Inline: Equatable { case text(String), strong([Inline]), code(String), link([Inline], URL) }
enum Block: Equatable { case heading(Int, [Inline]), paragraph([Inline]), list([[Inline]], ordered: Bool), rule }
func inlines(_ source: Substring) -> [Inline] {
  var rest = source, result: [Inline] = [], plain = ""
  func flush() { if !plain.isEmpty { result.append(.text(plain)); plain = "" } }
  while let character = rest.first {
    if rest.hasPrefix("**"), let end = rest.dropFirst(2).range(of: "**") {
      flush(); result.append(.strong(inlines(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound]))); rest = rest[end.upperBound...]
    } else if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      flush(); result.append(.code(String(rest[rest.index(after: rest.startIndex)..<end]))); rest = rest[rest.index(after: end)...]
    } else if let match = rest.prefixMatch(of: /\[([^\]]+)\]\((\S+?)\)/), let url = URL(string: String(match.2)) {
      flush(); result.append(.link(inlines(match.1), url)); rest = rest[match.range.upperBound...]
    } else { plain.append(character); rest.removeFirst() }
  }
  flush()
  return result
}
func parse(_ source: String) -> [Block] {
  source.components(separatedBy: "\n").split { $0.trimmingCharacters(in: .whitespaces).isEmpty }.flatMap { lines -> [Block] in
    if lines.count == 1, lines.first == "---" { return [.rule] }
    if let first = lines.first, let match = first.wholeMatch(of: /(#{1,3}) (.+)/) { return [.heading(match.1.count, inlines(match.2))] + (lines.count > 1 ? parse(lines.dropFirst().joined(separator: "\n")) : []) }
    if lines.allSatisfy({ $0.hasPrefix("- ") }) { return [.list(lines.map { inlines($0.dropFirst(2)) }, ordered: false)] }
    if case let items = lines.compactMap({ $0.wholeMatch(of: /\d+\. (.*)/)?.1 }), items.count == lines.count { return [.list(items.map(inlines), ordered: true)] }
    return [.paragraph(inlines(lines.joined(separator: " ")[...]))]
  }
}
extension Inline { var html: String { switch self { case .text(let t): t; case .strong(let i): "<b>\(i.map(\.html).joined())</b>"; case .code(let c): "<code>\(c)</code>"; case .link(let i, let u): "<a \(u.host ?? u.path)>\(i.map(\.html).joined())</a>" } } }
let blocks = parse("# Hi **you**\nintro `a*b` text\n\n- one\n- [two **x**](https://h.org/p)\n\n1. a\n22. b\n\n---\n  \n**open and `tick\nsecond line [bad]()")
for block in blocks { switch block {
  case .heading(let level, let content) where level < 2: print("h\(level)", content.map(\.html).joined())
  case .heading, .rule: print("other", block)
  case .paragraph(let content): print("p", content.map(\.html).joined())
  case let .list(items, ordered): for (n, item) in items.enumerated() { print(ordered ? "\(n + 1)." : "*", item.map(\.html).joined()) } } }
print(inlines("").isEmpty, inlines("a`b`c").count, inlines("**`x`**") == [.strong([.code("x")])], parse("## T") == [.heading(2, [.text("T")])])
