struct Plain { let a = 1; var b: String? = "x"; var c: [Double] = [1, 2.5] }
struct Custom: CustomStringConvertible { let n: Int; var description: String { "C\(n)" } }
struct Debug: CustomDebugStringConvertible { let n: Int; var debugDescription: String { "D\(n)" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { let description = "desc", debugDescription = "debug" }
enum E { case a, b(Int), c(x: Int, y: String), d(Custom), e(E2) ; enum E2: String { case q = "raw" } }
final class Cls { let v = 1 }; final class ClsC: CustomStringConvertible { var description: String { "cls" } }
print(Plain(), Custom(n: 1), Debug(n: 2), Both()); print([Custom(n: 1)], [Debug(n: 2)], [Both()], ["s"], [Optional("s")])
print(Optional(Custom(n: 3)) as Any, Optional(Both()) as Any, [1: Custom(n: 4)], (Custom(n: 5), "s", Both()), (a: 1, "b", c: Optional(2)))
print("\(Plain().b as Any)", "\(Both())", String(describing: Both()), String(reflecting: Both()), String(reflecting: Custom(n: 6)), String(describing: Debug(n: 7)))
print(E.a, E.b(1), E.c(x: 1, y: "s"), E.d(Custom(n: 8)), E.e(.q), [E.c(x: 2, y: "t")], E.E2.q, Optional(E.a) as Any)
print(String(reflecting: E.a), String(reflecting: E.b(2)), String(reflecting: Plain().c), String(reflecting: "q\"\n"), String(reflecting: Custom.self), String(describing: Custom.self))
print(Cls(), ClsC(), [ClsC()], type(of: Cls()), Cls.self, [Cls.self], E.E2.self, (Int, String).self, [Int: [String?]].self, ((Int) -> String).self, Any.self, (any Error).self)
print(1.0, 1e10, 1e17, 0.1, 1/3.0, Float(1)/3, -0.0, Double.infinity, Double.nan, 100.0, 12345678.9, UInt8(3), true, "s" as Character, nil as Int? as Any, () )
print([1.0, 2], [true], ["a": 1.5], Set([1]), 1...3, (1..<3), [1...2], "abc".prefix(2), ["abc".prefix(2)], [Character("x")], [1, 2, 3][1...], AnyHashable("h"), [AnyHashable(1)], Result<Int, Never>.success(1), repeatElement(0, count: 2).map { $0 })
struct Generic<T> { var v: T }; print(Generic(v: 1), Generic(v: "s"), Generic(v: Generic(v: [nil, 1])), type(of: Generic(v: [1: ""])), [Generic(v: Custom(n: 9))])
var s = ""; debugPrint("d", 1, [Both()], Custom(n: 1), terminator: "", to: &s); print(s); print("a", "b", separator: "", terminator: "|"); print(); print([[]] as [[Int]], [:] as [Int: Int], [] as [String], "", [""], ["\t\u{1}é"])
extension Custom: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["n": n, "twice": n * 2]) } }; print(Mirror(reflecting: Custom(n: 2)).children.map { "\($0.label ?? "-")=\($0.value)" }, Mirror(reflecting: Plain()).children.map { $0.label! }, Mirror(reflecting: E.c(x: 1, y: "z")).children.first!.label!, Mirror(reflecting: (1, b: 2)).children.map { $0.label ?? "nil" }, Mirror(reflecting: [5, 6]).children.count, "\(Mirror(reflecting: Cls()).displayStyle!)")
