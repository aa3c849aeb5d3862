struct Array2<Element> { var rows: [[Element]] }
struct Range { var from: Int, to: Int; var description: String { "\(from)..\(to)" } }
struct Date: Comparable, CustomStringConvertible {
    var day: Int
    static func < (a: Date, b: Date) -> Bool { a.day < b.day }
    var description: String { "day \(day)" }
}
enum Character: String { case hero, villain
    var title: Swift.String { rawValue.capitalized } }
extension String { var capitalized: String { prefix(1).uppercased() + dropFirst() } }

func print(_ range: Range) { Swift.print("range", range.description) }
func max(_ a: Date, _ b: Date) -> Date { Swift.print("own max"); return a > b ? a : b }
func abs(_ date: Date) -> Date { Date(day: Swift.abs(date.day)) }
func min(_ values: [Int]) -> Int? { values.min() }
func zip(_ a: String, with b: String) -> String { Swift.zip(a, b).map { "\($0)\($1)" }.joined() }

struct Stats {
    var values: [Int]
    func max() -> Int { values.max() ?? .min }
    func min() -> Int { Swift.min(max(), values.reduce(.max, { Swift.min($0, $1) })) }
    func spread() -> Int { Swift.max(max() - min(), 1) }
    func print() { Swift.print("stats", values, min(), max()) }
    func clamp(_ n: Int) -> Int { Swift.max(min(), Swift.min(max(), n)) }
}
extension Collection where Element == Int {
    func map(_ transform: (Int) -> String) -> String { "<" + self.map { (n: Int) -> [String] in [transform(n)] }.joined().joined(separator: ",") + ">" }
    var first: String { isEmpty ? "none" : "first of \(count)" }
}

print(Range(from: 1, to: 4))
print("text", 1, separator: "-")
print(max(Date(day: 3), Date(day: 8)), max(1, 2), abs(Date(day: -4)), abs(-4))
print(min([4, 2]) ?? 0, min(4, 2), zip("abc", with: "123"), Array(zip([1], ["x"])).count)
let stats = Stats(values: [3, -2, 8])
stats.print()
print(stats.spread(), stats.clamp(100), stats.clamp(-100), stats.clamp(0))
let tagged: String = [1, 2].map { "n\($0)" }
let plain: [String] = [1, 2].map { "n\($0)" }
let head: Int? = [7, 8].first, text: String = [7, 8].first
print(tagged, plain, head ?? 0, text)
print(Character.villain.title, Swift.Character("c").uppercased(), "abc".first as Swift.Character? ?? "?")
print(Array2(rows: [[1], [2]]).rows, (1..<4).map { $0 * $0 } as [Int], (1..<4 as Swift.Range).contains(3))
print([Date(day: 5), Date(day: 2)].sorted(), [Date(day: 5), Date(day: 2)].max()!)
