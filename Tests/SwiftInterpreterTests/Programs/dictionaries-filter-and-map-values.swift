let balances = ["ann": 120.5, "bob": -20.0, "cy": 0, "di": 75.25]

let owing = balances.filter { $0.value < 0 }
print(type(of: owing), owing)
let labels = balances.mapValues { $0 >= 0 ? "ok (\($0))" : "owes \(-$0)" }
for name in labels.keys.sorted() { print(name, labels[name]!) }

let raw = ["width": "320", "height": "tall", "depth": "8"]
let numbers = raw.compactMapValues { Int($0) }
print(numbers.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(balances.contains { $0.key == "cy" }, balances.allSatisfy { $1 > -50 })
print(balances.max { $0.value < $1.value }?.key ?? "-")
