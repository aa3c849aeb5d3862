struct SafeHTML: ExpressibleByStringInterpolation, CustomStringConvertible {
  var description: String
  init(stringLiteral value: String) { description = value }
  struct StringInterpolation: StringInterpolationProtocol {
    var out = ""
    var escapes = 0
    init(literalCapacity: Int, interpolationCount: Int) { out = "" ; escapes = interpolationCount }
    mutating func appendLiteral(_ literal: String) { out += literal }
    mutating func appendInterpolation(_ s: String) { for c in s { switch c { case "<": out += "&lt;"; case "&": out += "&amp;"; default: out.append(c) } } }
    mutating func appendInterpolation(raw s: String) { out += s }
    mutating func appendInterpolation<T: BinaryInteger>(_ n: T, pad: Int = 0) { let s = String(n); out += String(repeating: "0", count: max(0, pad - s.count)) + s }
    mutating func appendInterpolation<T>(_ v: T?, or fallback: @autoclosure () -> String) { if let v { out += "\(v)" } else { out += fallback() } }
    mutating func appendInterpolation(_ items: [String], sep: String = ", ") { out += items.joined(separator: sep) }
    mutating func appendInterpolation(if on: Bool, _ text: @autoclosure () -> String) { if on { out += text() } }
  }
  init(stringInterpolation i: StringInterpolation) { description = i.out + "#\(i.escapes)" }
}
func page(_ html: SafeHTML) -> String { html.description }
let name = "<Tom & co>", missing: Int? = nil, got: Int? = 3
print(page("plain")); print(page("Hi \(name)!")); print(page("Hi \(raw: name)!"))
print(page("\(7, pad: 3)-\(12 as UInt8)-\(12345, pad: 3)"))
print(page("\(missing, or: "none")/\(got, or: "none")"))
print(page("\(["a", "b"])|\(["a", "b"], sep: "-")"))
print(page("\(if: got != nil, "yes")\(if: missing != nil, "no").")); print(page(""))
let list: [SafeHTML] = ["a", "b\(1)", "\(raw: "<i>")"]; print(list.map(\.description))
let h: SafeHTML = """
  <p>\(name)</p>
    \("x&y")
  """
print(h); print("nested \("inner \("deep \(1 + 1)")")", #"raw \(name) \#(name)"#)
