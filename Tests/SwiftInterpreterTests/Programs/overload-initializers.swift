struct Text { var kind: String
  init(_ key: Key) { kind = "key \(key.text)" }
  init<S: StringProtocol>(_ content: S) { kind = "content \(content)" }
  init(verbatim: String) { kind = "verbatim \(verbatim)" }
  init(_ number: Int, format: (Int) -> String) { kind = "format " + format(number) } }
struct Key: ExpressibleByStringLiteral { var text: String; init(stringLiteral v: String) { text = v } }
let name = "n"
print(Text(name).kind, Text(verbatim: "v").kind, Text(3) { "#\($0)" }.kind, Text(Key(stringLiteral: "k")).kind)
struct A { var x: Int; var y = 2
  init(x: Int) { self.x = x * 10 } }
extension A { init(sum: Int...) { self.init(x: sum.reduce(0, +)) } }
print(A(x: 1), A(sum: 1, 2, 3))
