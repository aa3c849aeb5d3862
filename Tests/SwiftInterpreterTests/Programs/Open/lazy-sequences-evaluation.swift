var trace: [String] = []
func mark<T>(_ s: String, _ v: T) -> T { trace.append("\(s)\(v)"); return v }
var lines: [String] = []; func flush(_ n: String) { lines.append(n + ": " + trace.joined(separator: " ")); trace = []; if lines.count == 2 { print(lines.joined(separator: " | ")); lines = [] } }
let nums = [1, 2, 3, 4]
_ = nums.map { mark("m", $0) }.filter { mark("f", $0 % 2 == 0) }.first; flush("eager")
print(nums.lazy.map { mark("m", $0) }.filter { mark("f", $0) % 2 == 0 }.first ?? 0); flush("lazy")
let lazyMap = nums.lazy.map { mark("x", $0 * 10) }; flush("nothing yet")
print(lazyMap[2], lazyMap.count); flush("index"); print(Array(lazyMap.prefix(2))); flush("prefix"); print(lazyMap.contains(20)); flush("contains")
let chained = nums.lazy.filter { mark("f", $0) > 1 }.map { mark("m", $0) }.prefix { mark("p", $0) < 4 }; for v in chained { trace.append("use\(v)") }; flush("chain")
let compact = ["1", "x", "3"].lazy.compactMap { Int(mark("c", $0)) }; print(compact.first { $0 > 1 } as Any); flush("compact")
print(nums.lazy.flatMap { mark("o", [$0, -$0]) }.dropFirst(3).first!); flush("flat")
var it = nums.lazy.map { mark("i", $0) }.makeIterator(); _ = it.next(); _ = it.next(); flush("iterator"); for v in IteratorSequence(it) { trace.append("r\(v)") }; flush("rest")
print(nums.lazy.reversed().map { mark("r", $0) }.last!); flush("reversed last")
print(zip(nums.lazy.map { mark("a", $0) }, nums.dropFirst(2).lazy.map { mark("b", $0) }).map { $0 + $1 }); flush("zip")
let seq = sequence(first: 1) { mark("n", $0 * 3) < 50 ? $0 * 3 : nil }; print(Array(seq.prefix(3))); flush("sequence"); print(Array(seq)); flush("whole")
print(sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return mark("s", s.0) }.lazy.filter { $0 % 2 == 0 }.prefix(3).reduce(0, +)); flush("state")
print(nums.allSatisfy { mark("al", $0) < 2 }, nums.contains { mark("co", $0) == 2 }, nums.firstIndex { mark("fi", $0) == 3 }!, nums.lastIndex { mark("la", $0) < 4 }!); flush("shortcut")
print(nums.min { mark("l", $0) < mark("r", $1) }!); flush("min"); print(nums.starts(with: nums.lazy.map { mark("z", $0) }.prefix(2))); flush("starts")
let joined = nums.lazy.map { [$0, mark("j", $0)] }.joined(); print(joined.first!); flush("joined")
