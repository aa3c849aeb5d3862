func make() -> Int { 1 }
func make() -> String { "one" }
func make() -> Double { 1.5 }
let i: Int = make()
let s: String = make()
let d: Double = make()
print(i, s, d)
func need(_ x: String) { print("need", x) }
need(make())
let total: Int = make() + 2
print(total)
struct Box { var a: String; var b: Int }
print(Box(a: make(), b: make()))
let list: [String] = [make(), "two"]
print(list)
