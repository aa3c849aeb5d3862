import Foundation

protocol Mutation: Codable { static var kind: String { get }; var target: Int { get }; func coalesced(with earlier: Self) -> Self? }
extension Mutation { func coalesced(with earlier: Self) -> Self? { nil }; static var kind: String { String(describing: self).lowercased() } }
struct Rename: Mutation, Equatable { let target: Int; var name: String; func coalesced(with earlier: Rename) -> Rename? { target == earlier.target ? self : nil } }
struct Increment: Mutation { let target: Int; var by = 1; func coalesced(with earlier: Self) -> Self? { target == earlier.target ? Increment(target: target, by: by + earlier.by) : nil } }
struct Delete: Mutation { static let kind = "remove"; let target: Int }
struct Envelope: Codable { let kind: String; var payload: Data, attempts = 0; let queued: Date }
struct Outbox { private(set) var queue: [Envelope] = []; private var decoders: [String: (Data) throws -> any Mutation] = [:]; var now = Date(timeIntervalSinceReferenceDate: 0)
  private static let encoder: JSONEncoder = { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return e }()
  mutating func register<each M: Mutation>(_ types: repeat (each M).Type) { func add<N: Mutation>(_ type: N.Type) { decoders[N.kind] = { try JSONDecoder().decode(N.self, from: $0) } }; repeat add((each types)) }
  mutating func enqueue<M: Mutation>(_ mutation: M) throws {
    if M.self == Delete.self { queue = queue.filter { (try? decode($0).target) != mutation.target || $0.attempts > 0 } }
    if let last = queue.last, last.kind == M.kind, last.attempts == 0, let earlier = try decode(last) as? M, let merged = mutation.coalesced(with: earlier) { queue[queue.count - 1].payload = try Self.encoder.encode(merged); return }
    queue.append(Envelope(kind: M.kind, payload: try Self.encoder.encode(mutation), queued: now)) }
  func decode(_ envelope: Envelope) throws -> any Mutation { guard let decoder = decoders[envelope.kind] else { throw CocoaError(.coderValueNotFound) }; return try decoder(envelope.payload) }
  mutating func flush(maximum attempts: Int = 2, _ send: (any Mutation) throws -> Void) -> (sent: Int, dropped: [String], stopped: Bool) {
    var sent = 0, dropped: [String] = []
    while let head = queue.first {
      do { try send(try decode(head)); queue.removeFirst(); sent += 1 }
      catch let error as URLError where error.code == .notConnectedToInternet { return (sent, dropped, true) }
      catch { queue[0].attempts += 1; if queue[0].attempts >= attempts { dropped.append(queue.removeFirst().kind) } } }
    return (sent, dropped, false) }
  func export() throws -> Data { let e = JSONEncoder(); e.dateEncodingStrategy = .secondsSince1970; return try e.encode(queue) }
  mutating func restore(_ data: Data) throws { let d = JSONDecoder(); d.dateDecodingStrategy = .secondsSince1970; queue = try d.decode([Envelope].self, from: data) + queue }
  var text: String { queue.map { "\($0.kind):\(String(decoding: $0.payload, as: UTF8.self))" }.joined(separator: " ") } }
var outbox = Outbox(); outbox.register(Rename.self, Increment.self, Delete.self)
try outbox.enqueue(Rename(target: 1, name: "a")); try outbox.enqueue(Rename(target: 1, name: "b")); try outbox.enqueue(Increment(target: 1)); try outbox.enqueue(Increment(target: 1, by: 4)); outbox.now += 60; try outbox.enqueue(Increment(target: 2)); print(outbox.text, outbox.queue.map { $0.queued.timeIntervalSinceReferenceDate })
try outbox.enqueue(Delete(target: 1)); print(outbox.text); let saved = try outbox.export()
var log: [String] = []; print(outbox.flush { mutation in if mutation is Delete { throw URLError(.notConnectedToInternet) }; log.append("\(type(of: mutation))\(mutation.target)") }, log, outbox.queue.count)
print(outbox.flush { _ in throw CocoaError(.userCancelled) }, outbox.queue.isEmpty); try outbox.restore(saved); try outbox.enqueue(Rename(target: 3, name: "z")); print(outbox.text)
var tries = 0; print(outbox.flush(maximum: 3) { m in tries += 1; if let rename = m as? Rename, rename == Rename(target: 3, name: "z"), tries < 4 { throw URLError(.timedOut) } }, tries)
struct Unknown: Mutation { let target = 9; enum CodingKeys: CodingKey {} }; do { try outbox.enqueue(Unknown()); try outbox.enqueue(Unknown()); print(outbox.queue.count) } catch { print("unknown", error is CocoaError, outbox.queue.count, Unknown.kind, Delete.kind) }; print(outbox.flush { _ in print("never") })
