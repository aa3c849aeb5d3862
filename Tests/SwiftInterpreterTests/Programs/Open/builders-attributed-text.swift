struct Style: Equatable { var bold = false, color: String?, size = 12
    var tag: String { [bold ? "b" : nil, color, size == 12 ? nil : "\(size)pt"].compactMap { $0 }.joined(separator: ",") } }
struct Run: Equatable { var text: String, style = Style() }
struct Rich: ExpressibleByStringInterpolation, CustomStringConvertible {
    var runs: [Run]
    init(_ runs: [Run] = []) { self.runs = runs.reduce(into: []) { out, r in
        if r.text.isEmpty { return }
        if let last = out.last, last.style == r.style { out[out.count - 1].text += r.text } else { out.append(r) } } }
    init(stringLiteral s: String) { self.init([Run(text: s)]) }
    init(stringInterpolation i: Interpolation) { self.init(i.runs) }
    struct Interpolation: StringInterpolationProtocol {
        var runs: [Run] = []
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ s: String) { runs.append(Run(text: s)) }
        mutating func appendInterpolation<T>(_ v: T, bold: Bool = false, color: String? = nil) { runs.append(Run(text: "\(v)", style: Style(bold: bold, color: color))) }
        mutating func appendInterpolation(_ r: Rich) { runs += r.runs }
        mutating func appendInterpolation(list: [some CustomStringConvertible], _ sep: String = ", ") { appendLiteral(list.map(\.description).joined(separator: sep)) }
    }
    func mapping(_ change: (inout Style) -> Void) -> Rich { Rich(runs.map { var r = $0; change(&r.style); return r }) }
    func bold() -> Rich { mapping { $0.bold = true } }
    func size(_ n: Int) -> Rich { mapping { $0.size = n } }
    static func + (a: Rich, b: Rich) -> Rich { Rich(a.runs + b.runs) }
    var description: String { runs.map { $0.style == Style() ? $0.text : "<\($0.style.tag)>\($0.text)</>" }.joined() }
    var plain: String { runs.map(\.text).joined() }
}
@resultBuilder
enum RichBuilder {
    static func buildExpression(_ r: Rich) -> Rich { r }
    static func buildExpression(_ c: Character) -> Rich { Rich([Run(text: String(c))]) }
    static func buildPartialBlock(first: Rich) -> Rich { first }
    static func buildPartialBlock(accumulated: Rich, next: Rich) -> Rich { accumulated + "\n" + next }
    static func buildOptional(_ r: Rich?) -> Rich { r ?? "(skipped)" }
    static func buildEither(first r: Rich) -> Rich { r }
    static func buildEither(second r: Rich) -> Rich { r.mapping { $0.color = "gray" } }
    static func buildArray(_ all: [Rich]) -> Rich { all.enumerated().reduce(Rich()) { $0 + "\($1.offset + 1). \($1.element) " } }
}
func rich(@RichBuilder _ make: () throws -> Rich) rethrows -> Rich { try make() }

let price = 12.5, items = ["tea", "milk"]
let line: Rich = "Total \(price, bold: true) for \(items.count, color: "red") items: \(list: items)"
print(line, line.runs.count, line.plain.count)
print("a\("b" as Rich)c\(line.bold())" as Rich, ("x" + Rich("y")).runs.count)
func receipt(_ lines: [(String, Int)], vip: Bool, note: String?) -> Rich {
    rich {
        Rich("Receipt").bold().size(20)
        for (name, n) in lines where n > 0 { "\(name)×\(n, bold: n > 1)" }
        if vip { "VIP \(list: [1, 2], "/")" } else { "standard \("!", bold: true)" }
        if let note { "note: \(note)" }
        "✓" as Character
    }
}
extension Rich { init(_ s: String) { self.init(stringLiteral: s) } }
print(receipt([("tea", 1), ("gum", 0), ("jam", 3)], vip: true, note: nil), receipt([], vip: false, note: "hi"), separator: "\n====\n")
