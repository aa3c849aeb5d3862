let value: Int? = 5, other: Int? = nil, text: String? = "12"
if let value, let n = text.flatMap({ Int($0) }), case let sum = value + n, sum > 10 { print("sum", sum) } else { print("no") }
if let other { print(other) } else if let value = text { print("text", value) }; print(value as Any)
func check(_ a: Int?, _ b: String?) -> String { guard let a else { return "no a" }; guard let b, !b.isEmpty, let c = b.first, c.isLetter else { return "bad b \(b ?? "nil")" }; guard case 1...9 = a else { return "range \(a)" }; return "\(a)\(c)" }
print(check(nil, "x"), check(1, nil), check(1, ""), check(1, "9"), check(50, "q"), check(3, "q"))
var queue = [1, 2, 3]; while let head = queue.first, head < 3 { queue.removeFirst(); print("head", head, terminator: " ") }; print(queue)
var it = [10, 20].makeIterator(); while let x = it.next() { let x = x + 1; print(x, terminator: " ") }; print()
if var v = value { v += 1; print(v, value!) }; if case let v? = value, case .some(let w) = text { print(v, w) }
var opt: String? = "a"; if var o = opt { o += "b"; opt = o }; print(opt!); if let o = opt { opt = nil; print(o, opt as Any) }
let nested: Int?? = .some(nil); if let inner = nested { if let deep = inner { print(deep) } else { print("inner nil") } }
repeat { let value = "shadow"; print(value); break } while true
let dict = ["k": ["a": 1]]; if let inner = dict["k"], let a = inner["a"], inner["b"] == nil { print("a", a) }; if dict["z"]?["a"] == nil, (dict["k"]?["a"]).map({ $0 > 0 }) ?? false { print("ok") }
for case let (i, s?) in [(0, "z"), (1, nil), (2, "y")] { print(i, s, terminator: ";") }; for (i, x) in [nil, 4, 5].enumerated() { guard let x else { continue }; if x == 5 { break }; print(i, x) }
struct S { var v: Int?; func m() -> String { guard let v else { return "none" }; let self2 = self; return "\(v) \(self2.v == self.v)" }; mutating func take() -> Int { guard let x = v else { return -1 }; v = nil; return x } }; var s = S(v: 3); print(s.m(), s.take(), s.m(), s.take())
let r: Result<Int, any Error> = .success(3); if case .success(let n) = r, n == 3 { print("three") }; guard case .success = r else { while true {} }; let cond = if case .failure = r { "f" } else { "s" }; print(cond, [r].contains { if case .success(3) = $0 { true } else { false } })
