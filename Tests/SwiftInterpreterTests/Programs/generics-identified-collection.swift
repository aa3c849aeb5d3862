struct IdentifiedList<Item: Identifiable> {
    private(set) var items: [Item] = []
    subscript(id id: Item.ID) -> Item? {
        get { items.first { $0.id == id } }
        set {
            let index = items.firstIndex { $0.id == id }
            switch (index, newValue) {
            case let (index?, item?): items[index] = item
            case (let index?, nil): items.remove(at: index)
            case (nil, let item?): items.append(item)
            case (nil, nil): break
            }
        }
    }
}
struct Note: Identifiable { let id: Int; var text: String }
var notes = IdentifiedList<Note>()
for (id, text) in [(1, "milk"), (2, "eggs"), (3, "salt")] { notes[id: id] = Note(id: id, text: text) }
notes[id: 2]?.text += " x12"
notes[id: 1] = nil; notes[id: 99] = nil
print(notes.items.map { "\($0.id) \($0.text)" }); print(notes[id: 2]!.text, notes[id: 1] == nil)
print(notes.items.count, type(of: notes))
