struct OrderedDictionary<Key: Hashable, Value> {
    private(set) var keys: [Key] = []
    private var values: [Key: Value] = [:]

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            switch (values[key], newValue) {
            case (nil, let new?): keys.append(key); values[key] = new
            case (_?, nil): keys.removeAll { $0 == key }; values[key] = nil
            case (_, let new): values[key] = new
            }
        }
    }
    subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
        get { self[key] ?? fallback() }
        set { self[key] = newValue }
    }
    mutating func touch(_ key: Key) {
        guard let index = keys.firstIndex(of: key) else { return }
        keys.append(keys.remove(at: index))
    }
}

extension OrderedDictionary: RandomAccessCollection {
    typealias Element = (key: Key, value: Value)
    var startIndex: Int { 0 }
    var endIndex: Int { keys.endIndex }
    subscript(position: Int) -> Element { (keys[position], values[keys[position]]!) }
}
extension OrderedDictionary: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (Key, Value)...) { for (k, v) in elements { self[k] = v } }
}
extension OrderedDictionary: Equatable where Value: Equatable {}
extension OrderedDictionary: CustomStringConvertible {
    var description: String { isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]" }
}

var scores: OrderedDictionary = ["zoe": 3, "adam": 5, "mia": 8]
scores["mia", default: 0] += 1
scores["kai", default: 10] -= 4
scores["adam"] = nil
scores["zoe"]? += 100
print(scores, scores.count, scores.first?.key ?? "-", scores.last!.value)
scores.touch("zoe")
scores.touch("nobody")
print(scores.keys, scores.reversed().map(\.value), scores.dropFirst().map(\.key), scores[1])
print(scores.firstIndex { $0.key == "kai" } ?? -1, scores.max { $0.value < $1.value }!.key, scores.filter { $0.value < 10 }.count)
print(scores == ["mia": 9, "kai": 6, "zoe": 103], scores == ["zoe": 103, "kai": 6, "mia": 9])
for (index, (name, score)) in scores.enumerated() where index != 1 { print(index, name, score) }
var lists: OrderedDictionary<String, [Int]> = [:]
for n in [5, 12, 7, 30, 18] { lists[n > 10 ? "big" : "small", default: []].append(n) }
print(lists)
print(OrderedDictionary<Int, Int>(), lists.isEmpty, lists["none", default: [0]])
