let s: Set = [3, 1, 2, 3]
print(s.count, s.contains(2), s.sorted())
let t: Set<String> = ["a", "b"]
print(t.union(["c"]).sorted(), t.intersection(["b", "z"]), t.subtracting(["a"]))
print(t.isSubset(of: ["a", "b", "c"]), t.isDisjoint(with: ["q"]))
var u = Set<Int>()
print(u.insert(1).inserted, u.insert(1).inserted, u.remove(1) ?? -1, u.isEmpty)
print(Set("hello").count, Set([1, 2]) == Set([2, 1]))
u.formUnion([4, 5])
print(u.sorted(), u.symmetricDifference([5, 6]).sorted())
