enum Size { case s, m, l, custom(Double) }
func points(_ size: Size, isBold: Bool = false) -> Double { let base = switch size { case .s: 12.0; case .m: 16.0; case .l: 24.0; case .custom(let p): p }; let extra = if isBold { 1.0 } else if base > 20 { 0.5 } else { 0.0 }; return base + extra }
print(points(.s), points(.m, isBold: true), points(.l), points(.custom(9)))
func name(_ n: Int) -> String { switch n { case Int.min..<0: "negative"; case 0: "zero"; case let x where x.isMultiple(of: 2): "even"; default: "odd" } }; print((-1...2).map(name))
func check(_ text: String?) -> String { if let text, !text.isEmpty { text.count > 3 ? "long" : "short" } else { "none" } }; print(check(nil), check(""), check("ab"), check("abcd"))
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
var n = 0; repeat { n += 3 } while n < 10; print(n); var list = [1, 2, 3]; while let last = list.popLast() { if last == 2 { break } }; print(list)
switch (1, "a") { case (1, let s): print(s); fallthrough; case (2, _): print("fell"); default: print("no") }
