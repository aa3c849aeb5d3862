// swift-format-ignore-file
struct Inner { var n: Int; var tags: [String] }
struct Outer { var inner: Inner; var name: String }
var o = Outer(inner: Inner(n: 1, tags: ["a", "b"]), name: "o")
print(o[keyPath: \.inner.n], o[keyPath: \Outer.name])
o[keyPath: \.inner.n] = 7
print(o.inner.n)
let kp = \Outer.inner.tags
print(o[keyPath: kp].count, [o, o].map(\.name), [o].map(\.inner.n))
func get<T>(_ k: KeyPath<Outer, T>) -> T { o[keyPath: k] }
print(get(\.name), get(\.inner.tags.count))
let words = ["pear", "fig"]
print(words.map(\.count), words.sorted { $0.count < $1.count }, words.filter(\.isEmpty).count)
let paths: [WritableKeyPath<Inner, Int>] = [\.n]
for p in paths { o.inner[keyPath: p] += 1 }
print(o.inner.n)
