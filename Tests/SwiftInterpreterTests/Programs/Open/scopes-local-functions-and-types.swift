func parseDuration(_ text: String) throws -> Int {
    enum Unit: Character { case hours = "h", minutes = "m", seconds = "s"
        var factor: Int { switch self { case .hours: 60 * minute; case .minutes: minute; case .seconds: 1 } }
        private var minute: Int { 60 } }
    struct Failure: Error { let at: Int, reason: String }
    var position = 0, total = 0, seen: [Unit] = []
    let chars = Array(text)
    func fail(_ reason: String) -> Failure { Failure(at: position, reason: reason) }
    func number() throws -> Int {
        let start = position
        while position < chars.count, chars[position].isNumber { position += 1 }
        guard let n = Int(String(chars[start..<position])) else { throw fail("number expected") }
        return n
    }
    func unit() throws -> Unit {
        guard position < chars.count, let u = Unit(rawValue: chars[position]) else { throw fail("unit expected") }
        guard !seen.contains(where: { $0.factor <= u.factor }) else { throw fail("\(u) out of order") }
        defer { position += 1; seen.append(u) }
        return u
    }
    repeat { total += try number() * unit().factor } while position < chars.count
    return total
}
func isEven(_ n: Int) -> Bool {
    func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
    func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
    return even(abs(n))
}
func render(_ items: [String], width: Int = 12) -> [String] {
    var lines: [String] = [], current = ""
    func flush() { if !current.isEmpty { lines.append(current); current = "" } }
    func put(_ word: Substring) {
        let width = width - 2
        if current.count + word.count + (current.isEmpty ? 0 : 1) > width { flush() }
        current += (current.isEmpty ? "" : " ") + word
    }
    for (index, item) in items.enumerated() {
        let prefix = { "\(index + 1)." }()
        put(prefix[...]); item.split(separator: " ").forEach(put)
        flush()
    }
    return lines.map { line in "|" + line + String(repeating: " ", count: width - 2 - line.count) + "|" }
}
func makeCounters() -> (next: () -> Int, reset: () -> Void, peek: () -> Int) {
    var n = 0 { didSet { history.append(oldValue) } }
    var history: [Int] = []
    var doubled: Int { get { n * 2 } set { n = newValue / 2 } }
    func next() -> Int { n += 1; return doubled }
    return (next, { doubled = 20 }, { history.count * 100 + n })
}
for text in ["1h30m", "45s", "2h5s", "", "5x", "1m1h", "h", "3m2m"] { do { print(text, try parseDuration(text)) } catch { print(text, error) } }
print([0, 3, -4, 101].map(isEven))
render(["buy oat milk and bread", "run"]).forEach { print($0) }
let (next, reset, peek) = makeCounters(), other = makeCounters()
print(next(), next(), peek(), other.next()); reset(); print(next(), peek(), other.peek())
