// swift-format-ignore-file
func f(_ n: Int) -> String {
  var twice: Int { n * 2 }
  var half: Double { get { Double(n) / 2 } }
  let label: String
  if n > 5 { label = "big" } else { label = "small" }
  var state = 0 
  var doubled: Int { get { state * 2 } set { state = newValue / 2 } }
  doubled = 10
  return "\(twice) \(half) \(label) \(state) \(doubled)"
}
print(f(3), f(8))
let x: Int
if true { x = 1 } else { x = 2 }
print(x)
let s = { () -> String in var parts: [String] = []; for i in 0..<3 { parts.append("\(i)") }; return parts.joined() }()
print(s)
