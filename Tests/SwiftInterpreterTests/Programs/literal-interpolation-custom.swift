struct Markup: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral value: String) { text = value }
}
let n = 3
let m: Markup = "n is \(n)"
print(m.text)
extension String.StringInterpolation {
  mutating func appendInterpolation(loud value: String) { appendLiteral(value.uppercased() + "!") }
}
print("hey \(loud: "you") there")
