// swift-format-ignore-file
import Foundation
struct Config { var size = 10.0; var bold = false; var names: [String] = []
  func with(_ change: (inout Config) -> Void) -> Config { var c = self; change(&c); return c }
  func bold(_ on: Bool = true) -> Config { with { $0.bold = on } }
  func size(_ s: Double) -> Self { var c = self; c.size = s; return c } }
let c = Config().bold().size(12).with { $0.names += ["a", "b"]; $0.names[0] = "z" }
print(c, Config().bold(false).bold)
extension Array { func appending(_ e: Element) -> [Element] { var a = self; a.append(e); return a }
  mutating func prepend(_ e: Element) { insert(e, at: 0) }
  func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
var xs = [1, 2].appending(3)
xs.prepend(0)
print(xs, xs.chunked(3))
extension Dictionary { func mapKeys<T: Hashable>(_ f: (Key) -> T) -> [T: Value] { var r: [T: Value] = [:]; for (k, v) in self { r[f(k)] = v }; return r } }
print(["a": 1].mapKeys { $0 + "!" })
extension Double { var percent: String { "\(Int(self * 100))%" }; func rounded(to p: Int) -> Double { var m = 1.0; for _ in 0..<p { m *= 10 }; return (self * m).rounded() / m } }
print(0.256.percent, 3.14159.rounded(to: 2))
extension Bool { var int: Int { self ? 1 : 0 } }
print(true.int, (3 > 4).int)
