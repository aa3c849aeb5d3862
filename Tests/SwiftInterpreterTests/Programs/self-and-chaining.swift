struct Q { var parts: [String] = []; func add(_ s: String) -> Self { var c = self; c.parts.append(s); return c }; func `if`(_ c: Bool, _ f: (Self) -> Self) -> Self { c ? f(self) : self }; func apply<T>(_ f: (Self) -> T) -> T { f(self) } }
print(Q().add("a").if(true) { $0.add("b") }.if(false) { $0.add("c") }.parts, Q().add("x").apply { $0.parts.count })
class Builder { var n = 0; @discardableResult func inc(_ k: Int = 1) -> Self { n += k; return self } }; let b = Builder().inc().inc(4); b.inc(); print(b.n)
extension Int { mutating func clamp(_ r: ClosedRange<Int>) { self = Swift.min(Swift.max(self, r.lowerBound), r.upperBound) }; var squared: Self { self * self } }; var v = 15; v.clamp(0...9); print(v, v.squared, 3.squared)
enum T { case a, b; static var start: Self { .a }; var other: Self { self == .a ? .b : .a } }; print(T.start.other, T.start.other.other == .a)
extension Array where Element == Q { static var demo: Self { [Q().add("d")] } }; print([Q].demo[0].parts); let `class` = "kw"; print(`class`)
