// swift-format-ignore-file
var a = [5, 3, 8, 1]
a.append(9); a.insert(0, at: 0); a += [7]
print(a, a.count, a.first!, a.last!, a.isEmpty, a.contains(8))
print(a.sorted(), a.sorted(by: >), a.reversed() as [Int], a.min()!, a.max()!)
print(a.map { $0 * 2 }, a.filter { $0.isMultiple(of: 2) }, a.reduce(0, +))
print(a.firstIndex(of: 8)!, a.firstIndex { $0 > 5 }!, a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(3))
print(a[1...2], a[..<2], a[5...])
print(a.remove(at: 1), a.removeLast(), a.removeFirst(), a)
a.removeAll { $0 > 8 }
print(a, a.allSatisfy { $0 < 10 }, a.indices.count)
print(["x", "y"].joined(separator: "-"), [[1], [2, 3]].flatMap { $0 }, ["1", "b"].compactMap { Int($0) })
for (i, v) in a.enumerated() { print(i, v, terminator: ";") }
print()
print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" })
print(Array(repeating: 0, count: 3), Array(1...4), [Int](), stride(from: 0, to: 10, by: 3).map { $0 })
a.swapAt(0, 1); a.sort(); a.reverse()
print(a, a == [8, 3], a.enumerated().map { $0.offset + $0.element })
var m = [[1, 2], [3]]
m[0][1] = 9; m[1].append(4)
print(m, m.joined().count)
print([1, 2, 3, 4].split(separator: 3).map { Array($0) }, ["a", "b"].last ?? "", [3, 1].min() ?? 0)
print((1...3).map { $0 * $0 }, (0..<5).filter { $0 % 2 == 0 }, (1...5).contains(3), (1..<4).count)
