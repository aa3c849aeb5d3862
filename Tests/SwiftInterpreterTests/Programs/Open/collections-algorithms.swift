let a = [5, 3, 8, 1]
print(a.sorted(), a.sorted(by: >), a.min()!, a.max()!, a.reversed(), a.allSatisfy { $0 > 0 }, a.contains { $0 > 7 })
print(a.dropFirst(2), a.dropLast(), a.prefix(while: { $0 != 8 }), a.drop { $0 > 2 }, a.split(separator: 8))
print(a.enumerated().map { "\($0.offset):\($0.element)" }, zip(a, a.dropFirst()).map { $1 - $0 }, a.lastIndex(of: 1)!)
print([[1, 2], [3]].flatMap { $0 }, Array(repeating: 0, count: 3), a.partitioned { $0 > 4 })
extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) }
  func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
print(a.chunked(3), a.reduce(into: [:]) { $0[$1] = $1 * 2 }.count, a.min { $0 % 5 < $1 % 5 }!)
var b = a; b.insert(0, at: 1); b.remove(at: 0); b.removeAll { $0 == 8 }; b.append(contentsOf: [7, 7]); b.swapAt(0, 1); print(b, b.removeLast(), b.popLast()!, b.first!)
b.sort(); b.reverse(); print(b, b.isEmpty, b.firstIndex(of: 3) as Any); b.replaceSubrange(0..<1, with: [9, 9]); print(b)
print(["b", "a"].joined(separator: ", "), [1, 2, 3].lazy.map { $0 * 2 }.first!, (1...3).map(String.init), a.shuffled().count, [1, nil].compactMap { $0 }.count, a.elementsEqual([5, 3, 8, 1]), a.starts(with: [5]))
print(Dictionary(zip(["a", "b"], [1, 2])) { $1 }["b"]!, [3, 1, 2].sorted().first { $0 > 1 }!, sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 }, [1, 2, 3].suffix(2), a.last!)
