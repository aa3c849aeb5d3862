var theme = "light"
let byVariable = { "now \(theme)" }
let byValue = { [theme] in "then \(theme)" }
let named = { [saved = theme.uppercased(), length = theme.count] in "\(saved) \(length)" }
theme = "dark"
print(byVariable(), byValue(), named(), separator: " | ")
var handlers: [() -> Int] = []
for index in 1...3 { handlers.append { index * 10 } }
print(handlers.map { $0() })
var total = 0
let add: (Int) -> Void = { total += $0 }
(1...4).forEach(add)
print(total)
struct Point { var x = 0 }
var point = Point()
let readX = { [point] in point.x }, liveX = { point.x }
point.x = 8
print(readX(), liveX())
