protocol Syncable: Sendable, Identifiable where ID == Int { var version: Int { get set } }
struct Note: Syncable, Equatable { let id: Int; var text: String; var version = 1 }
actor Server<Item: Syncable> {
    private var items: [Int: Item] = [:]
    private(set) var online = true
    enum Reply { case accepted(version: Int), conflict(Item), offline }
    func setOnline(_ value: Bool) { online = value }
    func push(_ item: Item) -> Reply {
        guard online else { return .offline }
        if let mine = items[item.id], mine.version >= item.version { return .conflict(mine) }
        items[item.id] = item
        return .accepted(version: item.version)
    }
    func edit(_ id: Int, _ change: @Sendable (inout Item) -> Void) {
        items[id].map { var copy = $0; change(&copy); copy.version += 1; items[id] = copy }
    }
    func snapshot() -> [Item] { items.values.sorted { $0.id < $1.id } }
}
actor Client {
    let name: String, server: Server<Note>
    private var notes: [Int: Note] = [:], queue: [Int] = []
    init(_ name: String, _ server: Server<Note>) { (self.name, self.server) = (name, server) }
    func write(_ id: Int, _ text: String) {
        notes[id, default: Note(id: id, text: "", version: 0)].text = text
        notes[id]!.version += 1
        if !queue.contains(id) { queue.append(id) }
    }
    func sync() async -> [String] {
        var log: [String] = [], waiting: [Int] = []
        for id in queue {
            switch await server.push(notes[id]!) {
            case .accepted(let version): log.append("\(id)→v\(version)")
            case .conflict(let theirs):
                notes[id] = Note(id: id, text: theirs.text + " / " + notes[id]!.text, version: theirs.version + 1)
                waiting.append(id)
                log.append("\(id) merged")
            case .offline: waiting.append(id); log.append("\(id) queued")
            }
        }
        queue = waiting
        return log
    }
    var pending: Int { queue.count }
}
let server = Server<Note>()
let (ann, bob) = (Client("ann", server), Client("bob", server))
for (id, text) in [(1, "milk"), (2, "eggs")] { await ann.write(id, text) }
print(await ann.sync(), await ann.pending)
await bob.write(1, "bread")
print(await bob.sync(), await bob.pending)
print(await bob.sync(), await server.snapshot().map(\.text))
await server.setOnline(false)
for text in ["tea", "tea and cake"] { await ann.write(3, text) }
print(await ann.sync(), await ann.pending, await server.online)
await server.setOnline(true)
await server.edit(2) { $0.text = $0.text.uppercased() }
await ann.write(2, "ham")
print(await ann.sync(), await ann.sync(), await ann.sync())
for note in await server.snapshot() { print(note.id, note.text, note.version) }
print(ann.name, await ann.pending, await bob.pending)
