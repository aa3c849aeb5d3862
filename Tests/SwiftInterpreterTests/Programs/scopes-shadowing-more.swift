let x = 1; func f(_ x: Int) -> Int { let y = x + 1; do { let x = y * 10; if x > 5 { let x = "s"; print(x) }; print(x) }; return x }; print(f(3), x)
struct S { var x = 5; func g(x: Int) -> Int { self.x + x }; func h() -> Int { let x = self.x * 2; return x }; var k: Int { let s = { x + 1 }; return s() } }; print(S().g(x: 2), S().h(), S().k)
if let x = Optional("o") { print(x) }; for x in ["loop"] { print(x) }; switch 7 { case let x: print(x) }; let c = { (x: Int) in x * 2 }; print(c(x + 4))
func opt(_ a: Int?) -> Int { guard let a else { return -1 }; let b = a; return b }; print(opt(nil), opt(3)); var n: Int? = 2; if var n { n += 5; print(n) }; print(n!); while let m = n, m < 4 { n = m + 1 }; print(n!)
