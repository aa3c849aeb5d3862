extension Dictionary {
    func mapKeys<New: Hashable>(_ transform: (Key) -> New) -> [New: Value] {
        reduce(into: [:]) { $0[transform($1.key)] = $1.value }
    }
    func merging(_ other: [Key: Value]) -> Self { merging(other) { _, new in new } }
}
extension Dictionary where Key == String, Value == String {
    var queryString: String { sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&") }
}
extension Dictionary where Value: Comparable, Key: Comparable {
    var topKey: Key? { self.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
}
let defaults = ["page": "1", "sort": "new"]
print(defaults.queryString)
print(defaults.merging(["page": "3", "tag": "tea"]).queryString)
print([1: "a", 22: "b"].mapKeys { String($0) }.queryString)
print(["ann": 4, "bob": 9, "cat": 9].topKey ?? "-", [String: Int]().topKey as Any)
