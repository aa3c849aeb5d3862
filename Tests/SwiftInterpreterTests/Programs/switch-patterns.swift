// swift-format-ignore-file
func f(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case 10...: return "many"
  case let x where x < -100: return "very negative"
  default: return "negative"
  }
}
print([0, 2, 5, 10, -1, -500].map(f))
func g(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, let y): "y axis \(y)"
  case let (x, y) where x == y: "diagonal"
  case (-2...2, -2...2): "near"
  default: "far"
  }
}
print(g((0, 0)), g((3, 0)), g((0, 4)), g((5, 5)), g((1, 2)), g((9, 1)))
let o: Int? = 5
switch o { case .some(let v) where v > 3: print("big", v); case .some: print("some"); case .none: print("none") }
switch o { case 5?: print("five"); default: print("other") }
let any: Any = "text"
switch any { case is Int: print("int"); case let s as String: print("string", s); default: print("?") }
switch "b" { case "a", "b": print("ab"); fallthrough; case "c": print("c"); default: print("d") }
let c: Character = "e"
switch c { case "a", "e", "i": print("vowel"); case "a"..."z": print("letter"); default: break }
