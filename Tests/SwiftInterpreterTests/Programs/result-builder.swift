// swift-format-ignore-file
@resultBuilder enum L {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first p: [String]) -> [String] { p }
  static func buildEither(second p: [String]) -> [String] { p }
  static func buildArray(_ ps: [[String]]) -> [String] { ps.flatMap { $0 } }
}
func list(@L _ c: () -> [String]) -> String { c().joined(separator: " ") }
let flag = true
print(list {
  "a"
  let x = 3
  x
  if flag { "yes" } else { "no" }
  if !flag { "hidden" }
  for i in 0..<3 { "i\(i)" }
  switch x { case 3: "three"; default: "other" }
})
struct Doc { @L var body: [String] { "one"; if true { "two" } }
  let extra: [String]
  init(@L extra: () -> [String]) { self.extra = extra() } }
let d = Doc { "e1"; "e2" }
print(d.body, d.extra)
@L func helper() -> [String] { "h"; 7 }
print(helper())
