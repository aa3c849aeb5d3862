// swift-format-ignore-file
let vals: [Any] = [1, "two", 3.0, true, [1, 2], ["k": 1], (1, 2), Optional<Int>.none as Any]
for v in vals { switch v { case let i as Int: print("Int", i); case let s as String: print("String", s); case let d as Double: print("Double", d); case let b as Bool: print("Bool", b); case let a as [Int]: print("[Int]", a); case let d as [String: Int]: print("dict", d); default: print("other") } }
let props: [String: Any] = ["n": 1, "s": "x", "nested": ["a": true]]
print(props["n"] as? Int ?? 0, props["s"] as? Int ?? -1, (props["nested"] as? [String: Bool])?["a"] ?? false, props["zz"] == nil)
protocol A {} ; struct B: A { var v = 1 } ; struct C: A {}
let xs: [any A] = [B(), C(), B(v: 5)]
print(xs.compactMap { $0 as? B }.map(\.v), xs.filter { $0 is C }.count)
let o: Any? = "s"
if let s = o as? String { print(s) }
print((5 as Any) is Int, (5 as Any) as! Int + 1, 5 as Double)
