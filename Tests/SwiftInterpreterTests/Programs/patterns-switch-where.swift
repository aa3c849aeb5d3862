func classify(_ n: Int) -> String { switch n { case Int.min..<0: return "neg"; case 0: return "zero"; case let x where x % 2 == 0: return "even"; case 1, 3, 5: return "small odd"; default: return "odd" } }
print([-3, 0, 4, 3, 9].map(classify))
func point(_ p: (Int, Int)) -> String { switch p { case (0, 0): "origin"; case (let x, 0): "x\(x)"; case (0, let y): "y\(y)"; case let (x, y) where x == y: "diag"; case (1..., 1...): "q1"; case _: "else" } }
print([(0, 0), (2, 0), (0, 3), (4, 4), (1, 2), (-1, 2)].map(point))
func s(_ t: String) -> Int { switch t { case "a", "b": 1; case _ where t.hasPrefix("z"): 2; default: 3 } }
print(s("a"), s("zz"), s("q"))
func f(_ a: Any) -> String { switch a { case let i as Int: "i\(i)"; case let s as String: "s" + s; case is Double: "d"; case let xs as [Int]: "xs\(xs.count)"; case Optional<Any>.none: "nil"; default: "?" } }
print(f(1), f("q"), f(2.5), f([1, 2]), f(true))
var n = 3
switch n { case 3: n += 1; fallthrough; case 10: n += 10; default: n = 0 }
print(n)
