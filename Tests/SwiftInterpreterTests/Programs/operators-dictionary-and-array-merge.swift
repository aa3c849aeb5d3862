func + <K, V>(a: [K: V], b: [K: V]) -> [K: V] { a.merging(b) { $1 } }
func += <K, V>(a: inout [K: V], b: [K: V]) { a = a + b }
func - <T: Equatable>(a: [T], b: [T]) -> [T] { a.filter { !b.contains($0) } }
func * (text: String, count: Int) -> String { String(repeating: text, count: count) }

let base = ["lang": "en", "theme": "light"]
var headers = base + ["theme": "dark"]
headers += ["token": "abc"]
print(headers.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(["a", "b", "c"] - ["b"], [1, 2, 3, 2] - [2])
print("=" * 10, "ab" * 2 + "!")
print([1] + [2, 3], [9, 8] - [], [0] + [1, 2] - [2])
