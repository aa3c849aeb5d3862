import Foundation

protocol HTML { var rendered: String { get } }
extension String: HTML { var rendered: String { reduce(into: "") { switch $1 { case "<": $0 += "&lt;"; case ">": $0 += "&gt;"; case "&": $0 += "&amp;"; default: $0.append($1) } } } }
extension Int: HTML { var rendered: String { formatted(.number.locale(Locale(identifier: "en_US"))) } }
extension Optional: HTML where Wrapped: HTML { var rendered: String { self?.rendered ?? "" } }
extension Array: HTML where Element == any HTML { var rendered: String { map(\.rendered).joined() } }
struct Raw: HTML { let rendered: String }
@dynamicMemberLookup struct Tag: HTML { var name: String; var attributes: [(String, String?)] = []; var children: [any HTML] = []
  init(_ name: String, @Builder _ content: () -> [any HTML] = { [] }) { self.name = name; children = content() }
  var rendered: String { "<\(name)" + attributes.map { $1 == nil ? " \($0)" : " \($0)=\"\($1!.rendered.replacingOccurrences(of: "\"", with: "&quot;"))\"" }.joined() + (children.isEmpty ? "/>" : ">\(children.rendered)</\(name)>") }
  subscript(dynamicMember key: String) -> (String) -> Tag { { var copy = self; copy.attributes.removeAll { $0.0 == key }; copy.attributes.append((key.replacingOccurrences(of: "_", with: "-"), $0)); return copy } }
  subscript(dynamicMember key: String) -> Tag { var copy = self; copy.attributes.append((key, nil)); return copy } }
@resultBuilder enum Builder {
  static func buildExpression(_ html: some HTML) -> [any HTML] { [html] }
  static func buildExpression(_ url: URL) -> [any HTML] { [Tag("a") { url.host ?? url.path }.href(url.absoluteString)] }
  static func buildExpression(_ nothing: Void) -> [any HTML] { [] }
  static func buildBlock(_ parts: [any HTML]...) -> [any HTML] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any HTML]?) -> [any HTML] { part ?? [] }
  static func buildEither(first: [any HTML]) -> [any HTML] { first }
  static func buildEither(second: [any HTML]) -> [any HTML] { [Tag("i") { second }] }
  static func buildArray(_ parts: [[any HTML]]) -> [any HTML] { Array(parts.joined(separator: [","])) }
  static func buildLimitedAvailability(_ part: [any HTML]) -> [any HTML] { part }
  static func buildFinalResult(_ parts: [any HTML]) -> [any HTML] { parts } }
func section(_ title: String?, @Builder _ body: () -> [any HTML]) -> some HTML { Tag("section") { if let title { Tag("h1") { title } }; body() } }
struct User { var name: String; var score: Int; var site: URL?; var isAdmin = false }
@Builder func card(_ user: User) -> [any HTML] {
  let name = user.name.capitalized
  Tag("b") { name }.class(user.isAdmin ? "admin" : "user").hidden
  if user.isAdmin { "★" } else { user.score }
  if let site = user.site { site }
  switch user.score { case 1000...: Raw(rendered: "<hr>"); case ..<0: "neg"; default: () } }
for user in [User(name: "ann <x>", score: 12345, site: URL(string: "https://h.org/a?b=1&c=2")), User(name: "bob", score: -1, isAdmin: true), User(name: "", score: 0)] { print(card(user).rendered) }
print(section("A & B") { for n in 1...3 { Tag("li") { n } }; Tag("br") }.rendered); print(section(nil) {}.rendered)
print(Tag("img").src("a.png").alt("say \"hi\"").src("b.png").rendered, Tag("div") { Tag("p") { nil as String?; "x" as String? } }.data_id("7").rendered)
let parts: [any HTML] = ["a", 5, Optional(1234), [Tag("x")] as [any HTML]]; print(parts.rendered, parts.count, Tag("input").disabled.value("").checked.rendered)
print(Tag("ul") { for _ in 0..<0 { "never" } }.rendered, Tag("p") { if #available(macOS 10.15, *) { "new" } }.rendered, type(of: section("t") { "x" }))
