let a: Int? = 3; let n: String? = nil; struct P { var name: String? = "x" }; let p = P()
print("\(a as Any) \(p.name as Any)"); print(a as Any, n as Any, [a, nil]); print("v: \(String(describing: p.name))"); print(p); print("\(p.name)", p.name?.count)
let d = ["k": 1]; print(d["k"], "x\(d["z"])"); func f() -> Int? { 4 }; print(f()); if let x = f() { print(x) }; print([1, 2].first, [1].map { Optional($0) })
