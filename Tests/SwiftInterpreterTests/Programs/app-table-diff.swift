struct Row: Hashable { let id: Int; var text: String }
func changes(from old: [Row], to new: [Row]) -> (inserted: [Int], removed: [Int], updated: [Int]) { let oldIDs = Set(old.map(\.id)), newIDs = Set(new.map(\.id)); let updated = new.filter { row in old.contains { $0.id == row.id && $0.text != row.text } }.map(\.id); return (newIDs.subtracting(oldIDs).sorted(), oldIDs.subtracting(newIDs).sorted(), updated) }
let a = [Row(id: 1, text: "a"), Row(id: 2, text: "b")], b = [Row(id: 2, text: "B"), Row(id: 3, text: "c")]
let change = changes(from: a, to: b); print(change.inserted, change.removed, change.updated); let (ins, _, upd) = change; print(ins.count + upd.count, changes(from: a, to: a) == ([], [], []))
