import Foundation

enum Operation: Codable, Equatable, Sendable {
    case create(id: String, title: String)
    case rename(id: String, to: String)
    case delete(id: String)
    var id: String { switch self { case .create(let id, _), .rename(let id, _), .delete(let id): id } }
}
enum SyncError: Error, Equatable { case offline, rejected(code: Int) }
protocol Remote: Sendable { func send(_ op: Operation) async throws(SyncError) -> Int }

actor FakeServer: Remote {
    private var failures: [SyncError?]
    private(set) var log: [String] = []
    init(failures: [SyncError?]) { self.failures = failures }
    func send(_ op: Operation) async throws(SyncError) -> Int {
        if !failures.isEmpty, let failure = failures.removeFirst() { throw failure }
        log.append(op.id)
        return log.count
    }
}

actor Outbox<R: Remote> {
    private var queue: [Operation] = []
    private let remote: R
    init(remote: R) { self.remote = remote }
    var pending: Int { queue.count }

    func enqueue(_ op: Operation) {
        if case .delete(let id) = op {
            let wasLocal = queue.contains { if case .create(id, _) = $0 { true } else { false } }
            queue.removeAll { $0.id == id }
            if wasLocal { return }
        }
        if case let .rename(id, title) = op, let i = queue.firstIndex(where: { $0.id == id }), case .create = queue[i] {
            queue[i] = .create(id: id, title: title)
        } else { queue.append(op) }
    }
    func flush() async -> String {
        var dropped = 0, sent = 0
        while let next = queue.first {
            do { sent = try await remote.send(next); queue.removeFirst() }
            catch .rejected(let code) where code < 500 { queue.removeFirst(); dropped += 1 }
            catch { return "stopped by \(error), \(queue.count) left, dropped \(dropped)" }
        }
        return "done, revision \(sent), dropped \(dropped)"
    }
    func snapshot() throws -> [String] {
        let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
        return try queue.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }
}

let server = FakeServer(failures: [nil, .rejected(code: 409), .rejected(code: 503), .offline])
let outbox = Outbox(remote: server)
for op in [Operation.create(id: "a", title: "Milk"), .rename(id: "a", to: "Oat milk"), .create(id: "b", title: "Tea"), .delete(id: "b"),
           .rename(id: "c", to: "Bread"), .delete(id: "d"), .delete(id: "e")] { await outbox.enqueue(op) }
try await outbox.snapshot().forEach { print($0) }
for attempt in 1...4 { print(attempt, await outbox.flush(), "pending \(await outbox.pending)") }
print(await server.log)
