enum Kind { case a, b(Double) }
func pick(_ n: Int) -> Kind {
  switch n {
  case 0: .a
  case 1...3: .b(1 / 2)
  default: .b(Double(n))
  }
}
print(pick(0), pick(2), pick(9))
let n = 4
let text = if n > 3 { "big" } else { "small" }
let size: Double = if n == 4 { 1 / 4 } else { 2 }
let label = switch n { case ..<3: "low"; case 3...5: "mid"; default: "high" }
print(text, size, label)
let x = n > 1 ? n > 3 ? "deep" : "middle" : "none"
print(x)
let k: Kind = n.isMultiple(of: 2) ? .b(3) : .a
print(k)
