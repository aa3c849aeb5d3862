let values: [Any] = [1, "two", 3.0, [4], ["k": 5], (6, 7), true, Optional<Int>.none as Any]
for v in values { switch v { case let n as Int: print("int", n); case let s as String: print("string", s); case let d as Double: print("double", d); case let a as [Int]: print("array", a); case let m as [String: Int]: print("dict", m); case let (x, y) as (Int, Int): print("tuple", x, y); case let b as Bool: print("bool", b); default: print("other") } }
print(values.compactMap { $0 as? Int }, (values[1] as! String).count, values[0] is String, values.filter { $0 is Int }.count)
class A {}; class B: A { var n = 1 }; let a: A = B(); print((a as? B)?.n ?? 0, a is B, type(of: a) == B.self, String(describing: type(of: a)), "\(B.self)")
let h: AnyHashable = "x"; print(h == AnyHashable("x"), (h as? String) ?? "")
func name<T>(_ t: T) -> String { "\(T.self)" }; print(name(1), name("s"), name(B()), name([1]))
print(ObjectIdentifier(a) == ObjectIdentifier(a), 5 as Any as? Double as Any, (3 as Any) as? Int ?? 0)
