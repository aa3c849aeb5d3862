struct Logger {
  func log(_ v: Int) -> String { "Int" }
  func log(_ v: Int?) -> String { "Int?" }
  func log(_ v: Any) -> String { "Any" }
  func log<T>(_ v: T) -> String { "T" }
  func log<T>(_ v: [T]) -> String { "[T]" }
  func log<T>(_ v: T?) -> String { "T?" }
  func log<K, V>(_ v: [K: V]) -> String { "[K:V]" }
  func log<T: StringProtocol>(_ v: T) -> String { "StringProtocol" }
}
let l = Logger()
let n = 3, o: Int? = 4, s: String? = "s", a: Any = 5
print(l.log(n), l.log(o), l.log(1), l.log(nil as Int?))
print(l.log("x"), l.log("xyz".prefix(2)), l.log(s))
print(l.log([1, 2]), l.log(["a": 1]), l.log([1] as [Int]?))
print(l.log(a), l.log(2.5), l.log((1, 2)))
func pick(_ x: Double) -> String { "Double" }
func pick(_ x: Int) -> String { "Int" }
func pick(_ x: Float) -> String { "Float" }
print(pick(1), pick(1.0), pick(1 as Float), pick(1 + 2.0), pick(7 / 2), pick(Float(7) / 2))
func opt(_ x: Double?) -> String { "Double? \(x ?? -1)" }
func opt(_ x: Int?) -> String { "Int? \(x ?? -1)" }
print(opt(1), opt(1.5), opt(Int("7")), opt(Double("7")))
func show(_ x: String, _ extra: Int...) -> String { "variadic \(extra)" }
func show(_ x: String) -> String { "one" }
func show(_ x: String, count: Int = 0) -> String { "defaulted \(count)" }
print(show("a")); print(show("a", 1)); print(show("a", 1, 2)); print(show("a", count: 2))
