@resultBuilder enum ListBuilder {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
  static func buildEither(first: [String]) -> [String] { first.map { "T:" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "F:" + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: ",") } }
func list(@ListBuilder _ content: () -> String) -> String { content() }
let flag = true, n = 2
print(list { "a"; 3; if flag { "yes" } else { "no" }; if n > 5 { "big" }; for i in 0..<n { "i\(i)"; i } ; switch n { case 1: "one"; case 2: "two"; default: "many" } })
struct Page { @ListBuilder var body: String { "x"; let y = 4; y; if let z = Int("5") { z } } }
print(Page().body)
print(list { if #available(macOS 10, *) { "new" } })
