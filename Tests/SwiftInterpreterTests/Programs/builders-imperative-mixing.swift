struct Attr { let key: String, value: String }
final class Element { let tag: String; var attrs: [Attr]; var kids: [Element]; init(_ t: String, attrs: [Attr] = [], kids: [Element] = []) { tag = t; self.attrs = attrs; self.kids = kids }
  func html(_ depth: Int = 0) -> String { let a = attrs.map { " \($0.key)=\($0.value)" }.joined(); return "<\(tag)\(a)>" + kids.map { $0.html(depth + 1) }.joined() + (kids.isEmpty ? "" : "</\(tag)>") }
  @discardableResult func attr(_ k: String, _ v: Any) -> Element { Element(tag, attrs: attrs + [Attr(key: k, value: "\(v)")], kids: kids) } }
@resultBuilder enum HTML {
  static func buildExpression(_ e: Element) -> [Element] { [e] }; static func buildExpression(_ s: String) -> [Element] { [Element("'\(s)'")] }; static func buildExpression<S: Sequence>(_ s: S) -> [Element] where S.Element == Element { Array(s) }
  static func buildBlock(_ p: [Element]...) -> [Element] { p.flatMap { $0 } }; static func buildOptional(_ p: [Element]?) -> [Element] { p ?? [] }; static func buildEither(first p: [Element]) -> [Element] { p }; static func buildEither(second p: [Element]) -> [Element] { p }; static func buildArray(_ p: [[Element]]) -> [Element] { p.flatMap { $0 } } }
func el(_ t: String, _ attrs: KeyValuePairs<String, Any> = [:], @HTML _ kids: () -> [Element] = { [] }) -> Element { Element(t, attrs: attrs.map { Attr(key: $0, value: "\($1)") }, kids: kids()) }
func div(id: Int? = nil, @HTML _ k: () -> [Element]) -> Element { el("div", id.map { ["id": $0] } ?? [:], k) }
struct User { let name: String; var roles: [String] = [] }; let users = [User(name: "a", roles: ["x", "y"]), User(name: "b")]
print(el("br").html(), el("p") { "hi" }.html(), el("a", ["href": "/", "n": 1 / 2]) { "x"; "y" }.html())
let page = div(id: 4) {
  let title = users.first?.name.uppercased() ?? "none"
  el("h1") { title }.attr("c", title.count)
  for (i, u) in users.enumerated() {
    let even = i.isMultiple(of: 2)
    if u.roles.isEmpty { el("i") { u.name } } else {
      el("ul", ["even": even]) { for r in u.roles { let up = r + r; el("li") { up; if r == "y" { "last" } } } }
    }
  }
  users.map { el("s", ["u": $0.name]) }
  switch users.count { case 0: "no one"; case 1, 2: let n = users.count; "few \(n)"; default: "many" }
}
print(page.html())
@HTML func list(_ n: Int) -> [Element] { if n > 0 { el("n\(n)") { list(n - 1) } } else { "stop" } }; print(list(3).map { $0.html() })
@HTML var local: [Element] { "l"; list(0) }; print(local.count); func helper(_ s: String) -> Element { el(s) }; let early = div { helper("h"); helper("g") }; print(early.html())
print(div { let copy = 3 + 1; "\(copy)"; let (p, q) = (1, 2); "\(p + q)" }.html()); print(div { if let u = users.last, case let n = u.name, !n.isEmpty { n } else { "-" } }.html())
let kids: [Element] = { [el("raw")] }(); print(div { kids; kids.prefix(1); [] }.html(), el("p", [:]).html(), el("q") { return [el("explicit")] }.html())
