import Foundation

struct Stamped<Event: Codable>: Codable { var at: Date; var event: Event }
protocol Aggregate { associatedtype Event: Codable; init(); mutating func apply(_ event: Event) }
protocol Rejecting: Aggregate { associatedtype Command; func decide(_ command: Command) throws -> [Event] }
struct Basket: Rejecting, Equatable {
  enum Event: Codable, Equatable { case added(sku: String, count: Int), removed(sku: String), checkedOut }
  enum Command { case add(String, Int = 1), remove(String), clear, checkOut }
  enum Rejection: Error { case closed, unknown(String), empty }
  private(set) var lines: [String: Int] = [:], closed = false
  mutating func apply(_ event: Event) {
    switch event {
    case let .added(sku, count): lines[sku, default: 0] += count
    case .removed(let sku): lines[sku] = nil
    case .checkedOut: closed = true
    }
  }
  func decide(_ command: Command) throws -> [Event] {
    guard !closed else { throw Rejection.closed }
    switch command {
    case .add(_, ..<1): return []
    case .add(let sku, let count): return [.added(sku: sku, count: count)]
    case .remove(let sku): guard lines.keys.contains(sku) else { throw Rejection.unknown(sku) }; return [.removed(sku: sku)]
    case .clear: return lines.keys.sorted().map { .removed(sku: $0) }
    case .checkOut where lines.isEmpty: throw Rejection.empty
    case .checkOut: return [.checkedOut]
    }
  }
}
struct EventStore<A: Rejecting> {
  private(set) var log: [Stamped<A.Event>] = [], state = A(); var time = 0.0
  @discardableResult mutating func send(_ command: A.Command) -> Result<Int, Error> {
    Result { try state.decide(command) }.map { events in for event in events { time += 1; log.append(.init(at: Date(timeIntervalSinceReferenceDate: time), event: event)); state.apply(event) }; return events.count } }
  func replay(until date: Date = .distantFuture) -> A { log.prefix { $0.at <= date }.reduce(into: A()) { $0.apply($1.event) } } }
var store = EventStore<Basket>()
for command in [.add("tea"), .add("tea", 2), .add("cup", 0), .remove("jam"), .add("jam", 5), .clear, .checkOut, .add("pen"), .checkOut, .clear] as [Basket.Command] {
  switch store.send(command) { case .success(let n): print(command, "->", n, store.state.lines.sorted { $0.key < $1.key }.map { "\($0)x\($1)" }); case .failure(let e): print(command, "rejected", e) } }
print(store.log.count, store.replay() == store.state, store.replay(until: Date(timeIntervalSinceReferenceDate: 3)).lines.values.reduce(0, +))
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys; let data = try encoder.encode(store.log)
print(String(decoding: data, as: UTF8.self).prefix(62)); print(try JSONDecoder().decode([Stamped<Basket.Event>].self, from: data).map(\.event) == store.log.map(\.event), store.log.last!.event)
