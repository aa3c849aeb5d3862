struct Row: Equatable { let id: Int; var text: String }
func diff(_ a: [Row], _ b: [Row]) -> (added: [Int], removed: [Int], changed: [Int]) { let x = Dictionary(uniqueKeysWithValues: a.map { ($0.id, $0) }), y = Dictionary(uniqueKeysWithValues: b.map { ($0.id, $0) }); return (y.keys.filter { x[$0] == nil }.sorted(), x.keys.filter { y[$0] == nil }.sorted(), x.keys.filter { k in y[k].map { $0 != x[k] } ?? false }.sorted()) }
let d = diff([Row(id: 1, text: "a"), Row(id: 2, text: "b")], [Row(id: 2, text: "B"), Row(id: 3, text: "c")]); print(d.added, d.removed, d.changed, d)
print([1, 2, 3].difference(from: [1, 3]).count)
