let lines = ["tea,3", "mug", "jam,x", "oil,12", ""]
struct Line { let name: String; let count: Int }
func parse(_ text: String) -> Line? {
    let parts = text.split(separator: ",")
    guard parts.count == 2, let count = Int(parts[1]) else { return nil }
    return Line(name: String(parts[0]), count: count)
}
let parsed = lines.map(parse)
print(parsed.map { $0 != nil })
print(parsed.compactMap { $0 }.map(\.name), lines.compactMap(parse).reduce(0) { $0 + $1.count })
print(parsed.compactMap { $0?.count }.max() ?? 0, lines.compactMap(\.first))
let firstBad = zip(lines, parsed).first { $0.1 == nil }?.0
print(firstBad ?? "all fine")
let counts: [Int?] = parsed.map { $0?.count }
print(counts.map { $0.map(String.init) ?? "?" }.joined(separator: " "))
