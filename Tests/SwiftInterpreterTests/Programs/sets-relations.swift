struct Tag: Hashable, Comparable { let name: String; static func < (a: Tag, b: Tag) -> Bool { a.name < b.name } }; extension Tag: ExpressibleByStringLiteral { init(stringLiteral value: String) { name = value } }
var mine: Set<Tag> = ["swift", "ui", "a11y"], yours: Set<Tag> = ["ui", "test"]
print(mine.intersection(yours).map(\.name), mine.union(yours).sorted().map(\.name), mine.subtracting(yours).sorted().map(\.name), mine.symmetricDifference(yours).count, mine.isDisjoint(with: ["x"]))
print(mine.insert("ui").inserted, mine.insert("new").inserted, mine.remove("none") == nil, mine.contains("new"), mine.count, yours.isSubset(of: mine), Set([1, 2]).isStrictSubset(of: [1, 2, 3]))
mine.formIntersection(["ui", "new"]); print(mine.sorted().map(\.name), mine.min()!.name, mine == ["new", "ui"], mine.filter { $0.name.count > 2 }.count, mine.map(\.name.count).sorted())
let words = ["a", "b", "a", "c", "b", "a"]; var seen = Set<String>(); print(words.filter { seen.insert($0).inserted }, Set(words).count, Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.value > $1.value }.first!.key)
