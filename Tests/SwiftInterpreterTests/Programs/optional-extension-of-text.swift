extension Optional where Wrapped == String {
    var isEmpty: Bool {
        return self?.isEmpty ?? true
    }
    var notEmpty: Bool {
        !isEmpty
    }
    var safe: String {
        return ifEmpty("")
    }
    func ifEmpty(_ defaultValue: String) -> String {
        return isEmpty ? defaultValue : self!
    }
}
extension String {
    static let `default` = ""
    func notEmpty() -> Bool { !self.isEmpty }
}
let a: String? = "x"
let b: String? = nil
print(a.isEmpty, b.isEmpty, a.notEmpty, b.notEmpty, a.safe, b.ifEmpty("d"))
struct P { var name: String?; var other: String = "o" }
let p = P(name: "n")
print(p.name.isEmpty, p.other.isEmpty, p.name!.isEmpty, p.name.safe)
let d: [String: String] = ["a": "b"]
print(d["a"].isEmpty, d["c"].isEmpty, d["a"]?.isEmpty ?? true, d["c"].safe)
if let n = p.name { print(n.isEmpty, n.notEmpty()) }
func f(_ s: String?) -> Bool { s.notEmpty }
print(f("q"), f(nil), [a, b].map { $0.isEmpty }, [a, b].compactMap { $0 }.map { $0.isEmpty })
