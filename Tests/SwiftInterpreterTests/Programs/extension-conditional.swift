extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Array where Element: Equatable { func indices(of e: Element) -> [Int] { indices.filter { self[$0] == e } } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Collection { var second: Element? { dropFirst().first } }
extension Dictionary where Key == String { func has(_ k: String) -> Bool { self[k] != nil } }
print([1, 2, 3].total, ["a", "b", "a"].indices(of: "a"), (nil as String?).orEmpty.isEmpty, [4, 5].second!, "xyz".second!, ["k": 1].has("k"))
extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let lucky = 7 }
3.times { print($0, terminator: ",") }
print(4.isEven, Int.lucky)
extension String { var initials: String { split(separator: " ").compactMap { $0.first }.map(String.init).joined() }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("Ada Love Lace".initials, "hello"[1])
