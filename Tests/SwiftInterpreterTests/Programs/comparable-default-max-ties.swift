struct Task: Comparable { let name: String, rank: Int; static func < (a: Task, b: Task) -> Bool { a.rank < b.rank } }
let tasks = [Task(name: "a", rank: 2), Task(name: "b", rank: 1), Task(name: "c", rank: 2), Task(name: "d", rank: 1)]
print(tasks.max()!.name, tasks.min()!.name, tasks.sorted().map(\.name), tasks.sorted(by: >).map(\.name))
print(tasks.sorted { $0.name > $1.name }.map(\.name), Array(tasks.sorted().reversed()).map(\.name))
print(max(tasks[0], tasks[2]).name, min(tasks[1], tasks[3]).name, max(tasks[1], tasks[3], tasks[1]).name)
print(tasks[0] <= tasks[2], tasks[0] == tasks[2], tasks[0] >= tasks[2], tasks[0] != tasks[2])
print(tasks.max { $0.name.count < $1.name.count }!.name, tasks.min { $0.name.count < $1.name.count }!.name)
struct Loose: Equatable { var id: Int; var text: String; static func == (a: Loose, b: Loose) -> Bool { a.id == b.id } }
let xs = [Loose(id: 1, text: "x"), Loose(id: 2, text: "y")]
print(xs.contains(Loose(id: 2, text: "?")), xs.firstIndex(of: Loose(id: 1, text: ""))!, xs == [Loose(id: 1, text: "q"), Loose(id: 2, text: "r")])
print(Optional(xs[0]) == Loose(id: 1, text: "opt"), [xs[0]: 1].count, (xs[0], 1) == (Loose(id: 1, text: ""), 1))
extension Loose: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(id) } }
var replaced = Set(xs); print(replaced.insert(Loose(id: 1, text: "new")).memberAfterInsert.text, replaced.count)
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }; func between(_ a: Self, _ b: Self) -> Bool { a <= self && self <= b } }
print(5.clamped(1...3), 2.5.clamped(3...4), "m".between("a", "z"), tasks[0].clamped(tasks[1]...tasks[3]).name)
