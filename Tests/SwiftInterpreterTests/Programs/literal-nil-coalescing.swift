func load(_ key: String) -> Int? { key == "a" ? 1 : nil }
print(load("a") ?? 0, load("b") ?? 0, load("b") ?? load("a") ?? 9)
let d: Double = nil ?? 3
print(d)
let text: String? = nil
print((text ?? "empty").count, text?.count ?? -1)
func expensive() -> Int { print("called"); return 2 }
print(load("a") ?? expensive())
print(load("b") ?? expensive())
let names: [String: String] = [:]
print(names["x", default: "unknown"])
