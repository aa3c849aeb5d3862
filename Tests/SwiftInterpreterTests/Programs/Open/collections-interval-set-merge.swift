struct IntervalSet: Equatable, ExpressibleByArrayLiteral {
    private(set) var ranges: [Range<Int>] = []
    init(_ ranges: some Sequence<Range<Int>> = []) { for r in ranges { insert(r) } }
    init(arrayLiteral elements: Range<Int>...) { self.init(elements) }

    mutating func insert(_ new: Range<Int>) {
        guard !new.isEmpty else { return }
        let touching = ranges.partitionPoint { $0.upperBound >= new.lowerBound }..<ranges.partitionPoint { $0.lowerBound > new.upperBound }
        let merged = ranges[touching].reduce(new) { Swift.min($0.lowerBound, $1.lowerBound)..<Swift.max($0.upperBound, $1.upperBound) }
        ranges.replaceSubrange(touching, with: CollectionOfOne(merged))
    }
    mutating func remove(_ gone: Range<Int>) {
        ranges = ranges.flatMap { r in
            r.overlaps(gone) ? [r.lowerBound..<Swift.max(r.lowerBound, gone.lowerBound), Swift.min(r.upperBound, gone.upperBound)..<r.upperBound].filter { !$0.isEmpty } : [r]
        }
    }
    func contains(_ value: Int) -> Bool {
        let i = ranges.partitionPoint { $0.upperBound > value }
        return i < ranges.endIndex && ranges[i].contains(value)
    }
    func gaps(in bounds: Range<Int>) -> IntervalSet {
        var free = IntervalSet([bounds])
        ranges.forEach { free.remove($0) }
        return free
    }
    func intersection(_ other: IntervalSet) -> IntervalSet {
        IntervalSet(ranges.flatMap { a in other.ranges.map(a.clamped(to:)) })
    }
}

extension RandomAccessCollection {
    func partitionPoint(where test: (Element) -> Bool) -> Index {
        var low = startIndex, length = count
        while length > 0 {
            let half = length / 2, mid = index(low, offsetBy: half)
            if test(self[mid]) { length = half } else { low = index(after: mid); length -= half + 1 }
        }
        return low
    }
}

extension IntervalSet: Sequence {
    func makeIterator() -> some IteratorProtocol<Int> { ranges.joined().makeIterator() }
    var description: String { ranges.map { r in r.count == 1 ? "\(r.lowerBound)" : "\(r.lowerBound)–\(r.upperBound - 1)" }.joined(separator: ",") }
}

var busy: IntervalSet = [9..<10, 13..<15, 10..<11]
print(busy.description, busy.ranges.count)
for range in [11..<12, 16..<17, 20..<20, 8..<18, 2..<4] { busy.insert(range); print("+", range, "=>", busy.description) }
for range in [3..<9, 12..<13, 30..<40, 17..<100] { busy.remove(range); print("-", range, "=>", busy.description) }
print(busy.gaps(in: 0..<24).description, [2, 3, 9, 12, 16, 17].map(busy.contains), busy.reduce(0, +), Array(busy.prefix(3)))
let ann: IntervalSet = [9..<12, 14..<17], bob = IntervalSet([8..<10, 11..<15, 16..<30].reversed())
print(ann.intersection(bob).description, ann.intersection([]) == [], ann.gaps(in: 8..<18).intersection(bob.gaps(in: 8..<18)).ranges)
print([1, 3, 5, 7].partitionPoint { $0 > 4 }, [Int]().partitionPoint { _ in true }, bob.filter { $0.isMultiple(of: 5) }, ann.map { $0 }.count)
