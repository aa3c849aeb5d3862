// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n <= 0 { return nil }; defer { n -= 1 }; return n } }
for i in Countdown(n: 3) { print(i) }
struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var a = 0, b = 1; return AnyIterator { defer { (a, b) = (b, a + b) }; return a > 20 ? nil : a } } }
for i in Countdown(n: 2) where i > 1 { print("w", i) }
print(Array(Countdown(n: 4)), sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 })
var it = Countdown(n: 2)
print(it.next()!, it.next()!, it.next() == nil)
print(stride(from: 1, through: 2, by: 0.5).map { $0 }, (1...3).reversed().map { $0 }, zip(1..., ["a", "b"]).map { "\($0)\($1)" })
let names = ["x", "y", "z"]
for i in names.indices { print(i, names[i], terminator: i == names.count - 1 ? "\n" : ", ") }
for (a, b) in zip(names, names.dropFirst()) { print(a + b) }
print((0..<3).flatMap { i in (0..<i).map { j in i * 10 + j } })
