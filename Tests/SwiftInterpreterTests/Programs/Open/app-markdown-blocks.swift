enum Block: Equatable { case heading(level: Int, [Span]), bullet([Span], depth: Int), quote([Block]), code(language: String?, lines: [String]), paragraph([Span]), rule }
enum Span: Equatable { case text(String), bold([Span]), emphasis([Span]), code(String), link(String, url: String) }
struct SpanParser { private var rest: Substring; init(_ s: some StringProtocol) { rest = Substring(s) }
  static func parse(_ s: some StringProtocol) -> [Span] { var p = SpanParser(s); return p.spans(until: "") }
  private mutating func spans(until end: String) -> [Span] { var out: [Span] = [], text = ""; func flushed() -> [Span] { text.isEmpty ? [] : [.text(text)] }
    while !rest.isEmpty { if !end.isEmpty, rest.hasPrefix(end) { rest.removeFirst(end.count); return out + flushed() }
      if let s = special() { out += flushed(); text = ""; out.append(s) } else { text.append(rest.removeFirst()) } }
    return out + flushed() }
  private mutating func special() -> Span? {
    if rest.hasPrefix("**"), rest.dropFirst(2).contains("**") { rest.removeFirst(2); return .bold(spans(until: "**")) }
    if rest.first == "*", rest.dropFirst().contains("*"), !rest.hasPrefix("**") { rest.removeFirst(); return .emphasis(spans(until: "*")) }
    if rest.first == "`", let e = rest.dropFirst().firstIndex(of: "`") { defer { rest = rest[rest.index(after: e)...] }; return .code(String(rest[..<e].dropFirst())) }
    if rest.first == "[", let close = rest.firstRange(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")") { let s = Span.link(String(rest[..<close.lowerBound].dropFirst()), url: String(rest[close.upperBound..<end])); rest = rest[end...].dropFirst(); return s }
    if rest.first == "\\", rest.count > 1 { rest.removeFirst(); return .text(String(rest.removeFirst())) }
    return nil } }
func blocks(_ lines: ArraySlice<String>) -> [Block] { var out: [Block] = [], i = lines.startIndex
  while i < lines.endIndex { let line = lines[i]; i += 1; let trimmed = line.drop { $0 == " " }; let depth = (line.count - trimmed.count) / 2
    switch trimmed.first { case nil: continue
      case "#"? where trimmed.drop(while: { $0 == "#" }).first == " ": let level = trimmed.prefix { $0 == "#" }.count; out.append(.heading(level: level, SpanParser.parse(trimmed.dropFirst(level + 1))))
      case "-" where trimmed == "---": out.append(.rule)
      case "-" where trimmed.hasPrefix("- "): out.append(.bullet(SpanParser.parse(trimmed.dropFirst(2)), depth: depth))
      case ">": let start = i - 1; while i < lines.endIndex, lines[i].hasPrefix(">") { i += 1 }; out.append(.quote(blocks(lines[start..<i].map { String($0.dropFirst().drop { $0 == " " }) }[...])))
      case "`" where trimmed.hasPrefix("```"): let lang = trimmed.dropFirst(3); let end = lines[i...].firstIndex { $0.hasPrefix("```") } ?? lines.endIndex; out.append(.code(language: lang.isEmpty ? nil : String(lang), lines: Array(lines[i..<end]))); i = min(end + 1, lines.endIndex)
      default: if case .paragraph(let s)? = out.last, i > lines.startIndex + 1, !lines[i - 2].isEmpty { out[out.count - 1] = .paragraph(s + [.text(" ")] + SpanParser.parse(trimmed)) } else { out.append(.paragraph(SpanParser.parse(trimmed))) } } }
  return out }
let doc = "# Title *x*\n\npara **bold *in* it** end\ncontinued `c*d`\n\n- one\n  - two [l](u)\n---\n> quote\n> # head\n```swift\nlet a\n\n```\n#tag \\*lit\\* 2 * 3\n```\nopen"
for b in blocks(doc.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]) { print(b) }
print(SpanParser.parse("**open"), SpanParser.parse("a**b**c"), SpanParser.parse(""), SpanParser.parse("[x](") == [.text("[x](")])
