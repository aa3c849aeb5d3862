struct Tags: ExpressibleByArrayLiteral, CustomStringConvertible {
    var names: [String]
    init(arrayLiteral elements: String...) { names = elements.sorted() }
    var description: String { names.map { "#" + $0 }.joined(separator: " ") }
}
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var cents: Int
    init(integerLiteral value: Int) { cents = value * 100 }
    init(floatLiteral value: Double) { cents = Int(value * 100 + 0.5) }
}
struct Headers: ExpressibleByDictionaryLiteral {
    var pairs: [(String, String)]
    init(dictionaryLiteral elements: (String, String)...) { pairs = elements }
}
func total(_ amounts: Money...) -> Int { amounts.reduce(0) { $0 + $1.cents } }
let tags: Tags = ["sale", "new"]
print(tags, tags.names.count)
print(total(3, 1.25, 0.5))
let headers: Headers = ["Accept": "json", "Accept": "text"]
print(headers.pairs.map { "\($0.0)=\($0.1)" })
