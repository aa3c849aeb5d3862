protocol TextCodec {
    static var name: String { get }
    func encode(_ text: String) -> String
    func decode(_ text: String) -> String?
}
extension TextCodec {
    static var name: String { String(describing: Self.self).lowercased() }
    func roundTrips(_ text: String) -> Bool { decode(encode(text)) == text }
}
struct RunLength: TextCodec {
    func encode(_ text: String) -> String {
        var out = "", run = 0
        var previous: Character?
        func flush() { if let previous { out += run > 1 ? "\(run)\(previous)" : String(previous) } }
        for c in text {
            if c == previous { run += 1; continue }
            flush()
            (previous, run) = (c, 1)
        }
        flush()
        return out
    }
    func decode(_ text: String) -> String? {
        var out = "", digits = ""
        for c in text {
            if c.isASCII, c.isNumber { digits.append(c); continue }
            out.append(contentsOf: repeatElement(c, count: digits.isEmpty ? 1 : Int(digits)!))
            digits.removeAll(keepingCapacity: true)
        }
        return digits.isEmpty ? out : nil
    }
}
struct Caesar: TextCodec {
    var shift: Int
    static var name: String { "caesar" }
    func encode(_ text: String) -> String { rotate(text, by: shift) }
    func decode(_ text: String) -> String? { rotate(text, by: -shift) }
    private func rotate(_ text: String, by n: Int) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { scalar in
            let base: Unicode.Scalar
            switch scalar {
            case "a"..."z": base = "a"
            case "A"..."Z": base = "A"
            default: return scalar
            }
            let moved = ((Int(scalar.value - base.value) + n) % 26 + 26) % 26
            return Unicode.Scalar(base.value + UInt32(moved))!
        }))
    }
}
let codecs: [any TextCodec] = [RunLength(), Caesar(shift: 3), Caesar(shift: -29)]
for text in ["aaabccd", "Hello, Zebra!", "", "🦊🦊🦊x", "a1b22", "e\u{301}éé"] {
    for codec in codecs { print(type(of: codec).name, codec.encode(text), codec.roundTrips(text), terminator: " ; ") }
    print()
}
print(RunLength().decode("3a2") ?? "bad", RunLength().decode("12-") ?? "bad")
print(codecs.map { $0.encode("xyz").count })
