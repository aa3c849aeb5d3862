struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var points: Double
  init(floatLiteral value: Double) { points = value }
  init(integerLiteral value: Int) { points = Double(value) }
  var description: String { "\(points)pt" }
}
struct Name: ExpressibleByStringLiteral { 
  var text: String
  init(stringLiteral value: String) { text = value }
}
struct Tags: ExpressibleByArrayLiteral {
  var items: [String]
  init(arrayLiteral elements: String...) { items = elements }
}
func take(_ length: Length, _ name: Name) { print(length, name.text) }
take(4, "four")
take(4.5, "more")
let tags: Tags = ["a", "b"]
print(tags.items)
let lengths: [Length] = [1, 2.5]
print(lengths)
