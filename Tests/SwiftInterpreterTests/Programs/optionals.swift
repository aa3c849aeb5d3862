// swift-format-ignore-file
struct Addr { var street: String?; var zip = "1" }
struct Person { var name: String; var addr: Addr?; func greet() -> String { "hi \(name)" } }
var p: Person? = Person(name: "A", addr: Addr(street: nil))
print(p?.name ?? "-", p?.addr?.street ?? "no street", p?.addr?.zip.count ?? -1)
p?.addr?.street = "Main"
print(p?.addr?.street?.uppercased() ?? "-")
if let p, let street = p.addr?.street { print(p.greet(), street) }
func f(_ x: Int?) -> Int { guard let x else { return -1 }; return x * 2 }
print(f(nil), f(4))
let n: Int? = 3
print(n.map { $0 + 1 } ?? 0, n.flatMap { $0 > 5 ? $0 : nil } ?? -5)
let none: Int? = nil
print(none.map { $0 + 1 } == nil, none == nil, n != nil)
var arr: [Int]? = nil
arr?.append(1)
print(arr?.count ?? 0)
arr = []
arr?.append(2)
print(arr!)
print(Int("12") ?? 0, Int("x") ?? 0, Double("2.5")!)
let nested = ["k": ["a": 1]]
print(nested["k"]?["a"] ?? 0, nested["z"]?["a"] ?? -1)
let x = none ?? n ?? 7
print(x)
p = nil
print(p?.greet() ?? "gone")
while let v = arr?.popLast() { print("pop", v) }
