import Foundation

struct Message: ExpressibleByStringInterpolation, Equatable, CustomStringConvertible {
    var key: String, arguments: [String]
    init(stringLiteral value: String) { key = value; arguments = [] }
    init(stringInterpolation i: Interpolation) { key = i.key; arguments = i.arguments }
    struct Interpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        var key = "", arguments: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }
        mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
        private mutating func add(_ spec: String, _ value: String) { key += spec; arguments.append(value) }
        mutating func appendInterpolation(_ s: some StringProtocol) { add("%@", String(s)) }
        mutating func appendInterpolation(_ n: some BinaryInteger) { add("%d", "\(n)") }
        mutating func appendInterpolation(_ d: Double, digits: Int = 1) { add("%.\(digits)f", String(format: "%.\(digits)f", d)) }
        mutating func appendInterpolation(_ b: Bool, yes: String = "yes", no: @autoclosure () -> String = "no") { add("%b", b ? yes : no()) }
        mutating func appendInterpolation<T>(_ list: [T], or word: String = "or") {
            add("%l", list.count < 2 ? list.map { "\($0)" }.joined() : list.dropLast().map { "\($0)" }.joined(separator: ", ") + " \(word) \(list.last!)")
        }
        mutating func appendInterpolation(plural n: Int, _ one: String, _ many: String? = nil) { add("%p", "\(n) " + (n == 1 ? one : many ?? one + "s")) }
        mutating func appendInterpolation(_ m: Message?) { if let m { key += m.key; arguments += m.arguments } }
        mutating func appendInterpolation(if on: Bool, _ m: @autoclosure () -> Message) { if on { appendInterpolation(m()) } }
    }
    static let table = ["Hello, %@!": "Hallo, %@!", "%p in %@": "In %@: %p", "100%%": "hundert %%"]
    var description: String { fill(key) }
    var localised: String { fill(Self.table[key] ?? "«\(key)»") }
    private func fill(_ template: String) -> String {
        var rest = arguments[...], out = "", scanner = template[...]
        while let c = scanner.popFirst() {
            guard c == "%" else { out.append(c); continue }
            if scanner.first == "%" { scanner.removeFirst(); out += "%"; continue }
            scanner = scanner.drop { $0 == "." || $0.isNumber }.dropFirst()
            out += rest.popFirst() ?? "?"
        }
        return out
    }
}
func tr(_ m: Message, _ extra: Message...) -> String { ([m] + extra).map(\.localised).joined(separator: " ") }

let name = "Ada", count = 3, price = 9.95
let messages: [Message] = ["Hello, \(name)!", "plain", "100%", "\(plural: count, "file") in \("docs".prefix(3))", "\(plural: 1, "child", "children")\(plural: 0, "child", "children")",
    "\(price) \(price, digits: 2) \(count) \(UInt8(255))", "\(count > 2) \(count > 5, yes: "ja", no: "nein")", "\([1, 2, 3]) / \(["a"]) / \(["x", "y"], or: "and")"]
for m in messages { print(m.key, "=>", m, "|", m.localised) }
print(tr("Hello, \("Bo" + "b")!", "100%"), Message(stringLiteral: "a%") == "a%", "\(name)" as Message == "%@")
let nested: Message = "outer(\("in \(count)" as Message))\(if: count > 2, " many \(name)")\(if: false, "never \(count)")\(nil)"
print(nested.key, nested, nested.arguments)
let multi: Message = """
    Dear \(name),
      you owe \(price, digits: 3)\
     today.
    """
print(multi)
print(Message("raw \(count)").arguments, #"raw \(count) \#(count)"# as Message, ("a" as Message).arguments.isEmpty)
