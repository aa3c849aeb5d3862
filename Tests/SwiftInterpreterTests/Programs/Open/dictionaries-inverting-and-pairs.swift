let codes = ["de": "Germany", "fr": "France", "es": "Spain"]
let inverted = Dictionary(uniqueKeysWithValues: codes.map { ($0.value, $0.key) })
print(inverted["Spain"]!, inverted["Italy"] ?? "unknown")

let ranked: KeyValuePairs = ["gold": 3, "silver": 2, "bronze": 1, "gold": 9]
for (medal, points) in ranked { print(medal, points) }
print(ranked.count, ranked[0].key)

let keys = ["b", "a", "c"]
let zipped = Dictionary(uniqueKeysWithValues: zip(keys, 1...))
print(keys.map { zipped[$0]! }, zipped == ["a": 2, "b": 1, "c": 3])
if let (key, value) = zipped.min(by: { $0.key < $1.key }) { print(key, value) }
