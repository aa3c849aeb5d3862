func badge(_ text: String) -> String { "[\(text)]" }
func badge(_ text: String, color: String = "gray") -> String { "[\(text) \(color)]" }
func badge(_ texts: String...) -> String { texts.map { badge($0) }.joined() }
func total(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func total(_ numbers: [Int], tax: Int = 0) -> Int { numbers.reduce(tax, +) }
func total(_ first: Int, _ second: Int) -> String { "two: \(first + second)" }
print(badge("New"), badge("Hot", color: "red"))
print(badge("a", "b", "c"), badge().isEmpty)
print(total(1, 2, 3), total([1, 2]), total([1, 2], tax: 7), total())
let pair: String = total(4, 5), sum: Int = total(4, 5)
print(pair, sum)
