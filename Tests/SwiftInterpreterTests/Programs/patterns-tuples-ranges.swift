func grade(_ score: Int, late: Bool) -> String { switch (score, late) { case (90..., false): "A"; case (90..., true), (75..<90, false): "B"; case (50..<90, _): "C"; case (..<0, _): "?"; default: "F" } }
print([(95, false), (95, true), (80, false), (80, true), (10, false), (-3, true)].map { grade($0.0, late: $0.1) }.joined())
func axis(_ p: (x: Int, y: Int)) -> String { switch p { case (0, 0): "origin"; case (let x, 0): "x\(x)"; case (0, let y): "y\(y)"; case let (x, y) where x == y: "diag"; case (let x, let y): "\(x),\(y)" } }
print([(0, 0), (3, 0), (0, -2), (4, 4), (1, 2)].map { axis($0) })
for i in stride(from: 10, through: 0, by: -4) { print(i, terminator: " ") }; for x in stride(from: 0.0, to: 1.0, by: 0.25) { print(x, terminator: " ") }; print()
let c: Character = "k"; switch c { case "a"..."j": print("low"); case "k", "l": print("mid"); default: print("high") }
let value: Any = 3.5; switch value { case is Int: print("int"); case let d as Double where d > 3: print("double", d); default: print("other") }
if case 1...5 = 3, case let (a, b) = (1, "z"), a == 1 { print(b) }
