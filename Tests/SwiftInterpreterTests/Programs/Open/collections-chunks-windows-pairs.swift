extension Collection {
    func chunks(of size: Int) -> [SubSequence] {
        sequence(state: startIndex) { start in
            guard start < endIndex else { return nil }
            let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
            defer { start = end }
            return self[start..<end]
        }.map { $0 }
    }
    func windows(_ size: Int) -> some Sequence<SubSequence> {
        zip(indices, indices.dropFirst(size - 1)).lazy.map { self[$0...$1] }
    }
    func chunked(by together: (Element, Element) -> Bool) -> [SubSequence] {
        guard !isEmpty else { return [] }
        var result: [SubSequence] = [], start = startIndex
        for (a, b) in zip(indices, indices.dropFirst()) where !together(self[a], self[b]) {
            result.append(self[start..<b])
            start = b
        }
        return result + [self[start...]]
    }
    func pairs() -> [(Element, Element)] { indices.flatMap { i in self[index(after: i)...].map { (self[i], $0) } } }
}

extension Sequence {
    func scan<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> [R] {
        try reduce(into: [initial]) { try $0.append(next($0.last!, $1)) }
    }
    func uniqued<K: Hashable>(on key: (Element) -> K) -> [Element] {
        var seen: Set<K> = []
        return filter { seen.insert(key($0)).inserted }
    }
    func partitioned(by test: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        reduce(into: ([], [])) { result, element in
            if test(element) { result.yes.append(element) } else { result.no.append(element) }
        }
    }
}

let readings = [3, 4, 5, 9, 10, 2, 2, 7]
print(readings.chunks(of: 3), "swift".chunks(of: 2), (1...7).chunks(of: 4).map(Array.init))
print(readings.windows(3).map { $0.reduce(0, +) / 3 }, Array("abcd".windows(2)))
print(readings.chunked { $1 == $0 + 1 }, readings[2...].chunked(by: >=).map(\.startIndex))
print([1, 2, 3].pairs(), "xy".pairs().count, [Int]().pairs().isEmpty)
print(readings.scan(0, +), [1.5, 2].scan("") { $0 + "\($1);" })
print(readings.uniqued { $0 }, ["Ann", "abe", "Bob", "cy"].uniqued { $0.first!.lowercased() })
let (even, odd) = readings.partitioned { $0.isMultiple(of: 2) }
print(even, odd, [String: Int]().partitioned { $0.value > 0 }.yes.count)
let slice = readings[3..<6]
print(slice.startIndex, slice.chunks(of: 2).map { $0.indices }, slice.windows(4).map { $0 }.isEmpty)
