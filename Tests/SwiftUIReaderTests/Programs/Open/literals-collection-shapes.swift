import Foundation

struct Bag<Element: Hashable>: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    private(set) var counts: [Element: Int] = [:]
    init(arrayLiteral elements: Element...) { elements.forEach { add($0) } }
    init(dictionaryLiteral elements: (Element, Int)...) { for (e, n) in elements { add(e, n) } }
    mutating func add(_ e: Element, _ n: Int = 1) { counts[e, default: 0] += n }
    var total: Int { counts.values.reduce(0, +) }
    subscript(e: Element) -> Int { counts[e] ?? 0 }
}
extension Bag where Element: Comparable { var text: String { counts.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" }.joined(separator: " ") } }
enum JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])
    init(arrayLiteral e: JSON...) { self = .array(e) }
    init(dictionaryLiteral e: (String, JSON)...) { self = .object(e) }
    init(stringLiteral s: String) { self = .string(s) }
    init(integerLiteral n: Int) { self = .number(Double(n)) }
    init(floatLiteral n: Double) { self = .number(n) }
    init(booleanLiteral b: Bool) { self = .bool(b) }
    init(nilLiteral: ()) { self = .null }
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let b): "\(b)"
        case .number(let n): n == n.rounded(.down) ? "\(Int(n))" : "\(n)"
        case .string(let s): "\"\(s)\""
        case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"
        case .object(let o): "{" + o.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
        }
    }
    subscript(key: String) -> JSON { if case .object(let o) = self { o.last { $0.0 == key }?.1 ?? nil } else { nil } }
    subscript(i: Int) -> JSON { if case .array(let a) = self, a.indices ~= i { a[i] } else { nil } }
}
let document: JSON = ["id": 7, "tags": ["a", 1, 2.5, nil, true], "nested": ["deep": [[:], [], ["x": -1]]], "none": nil, "id": 8]
print(document.text)
print(document["id"].text)
print(document["tags"][2].text, document["nested"]["deep"][2]["x"].text, document["tags"]["q"].text, document[0].text)
let bag: Bag = ["a", "b", "a"], counted: Bag<String> = ["x": 3, "y": 1, "x": 2], empty: Bag<Int> = [], emptyPairs: Bag<Int> = [:]
print(bag.text, bag["a"], counted.text, counted.total, empty.total + emptyPairs.total, type(of: bag))
let set: Set = [3, 1, 3], sets: [Set<Int>] = [[1, 1], [], [2]], slice: ArraySlice = [1, 2], contiguous: ContiguousArray<Double> = [1, 2.5]
print(set.count, sets.map(\.count), slice.dropFirst(), contiguous, type(of: slice), ([1, 2, 2] as Set).sorted())
let pairs: KeyValuePairs = ["b": 1, "a": 2, "b": 3], lookup = Dictionary(pairs.map { ($0, $1) }, uniquingKeysWith: +)
print(pairs, lookup["b"]!, pairs.map(\.key), [String: [Int]](grouping: [1, 2, 3]) { $0 % 2 == 0 ? "even" : "odd" }["odd"]!)
let grid: [[Int?]] = [[1, nil], [], [nil]], tuples: [(id: Int, name: String?)] = [(1, "a"), (2, nil)], functions: [(Int) -> Int] = [{ $0 + 1 }, { $0 * $0 }, abs]
print(grid, tuples.map { $0.name ?? "#\($0.id)" }, functions.map { $0(-4) })
let any: [Any] = [1, "s", 2.5, [1, 2], ["k": 1], nil as Int? as Any, (1, "t"), { 5 }()], options: [String: Any?] = ["a": nil, "b": 1]
print(any.count, any.map { "\(type(of: $0))" }, options.count, options.keys.sorted())
