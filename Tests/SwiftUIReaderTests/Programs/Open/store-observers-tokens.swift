import Foundation

final class Token: Hashable { private let id = UUID(); private var onCancel: (() -> Void)?
  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  func cancel() { onCancel?(); onCancel = nil }
  func store(in bag: inout Set<Token>) { bag.insert(self) }
  static func == (a: Token, b: Token) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  deinit { cancel() } }
@propertyWrapper final class Observed<Value> {
  private var observers: [(order: Int, call: (Value, Value) -> Void)] = [], next = 0
  var wrappedValue: Value { didSet { for observer in observers { observer.call(oldValue, wrappedValue) } } }
  var projectedValue: Observed<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func observe(initial: Bool = false, _ call: @escaping (Value, Value) -> Void) -> Token {
    let order = next; next += 1
    observers.append((order, call))
    if initial { call(wrappedValue, wrappedValue) }
    return Token { [weak self] in self?.observers.removeAll { $0.order == order } }
  }
  func map<T>(_ path: KeyPath<Value, T>, _ call: @escaping (T) -> Void) -> Token where T: Equatable { observe { if $0[keyPath: path] != $1[keyPath: path] { call($1[keyPath: path]) } } }
  var count: Int { observers.count } }
struct Player { var title = "none"; var position: TimeInterval = 0; var rate = 1.0; var clock: String { String(format: "%d:%02d", Int(position) / 60, Int(position) % 60) } }
final class Model { @Observed var player = Player(); @Observed var queue: [URL] = []; var bag: Set<Token> = [] }
let model = Model()
var lines: [String] = []
model.$player.map(\.clock) { lines.append("clock \($0)") }.store(in: &model.bag)
model.$player.map(\.title) { lines.append("title \($0)") }.store(in: &model.bag)
var all: Token? = model.$player.observe(initial: true) { lines.append("\($0.rate)->\($1.rate)") }
model.player.position += 61.5; model.player.position += 0.25
model.player = Player(title: "Song", position: 5, rate: 2)
print(lines.count); lines.forEach { print($0) }; lines.removeAll()
print(model.$player.count, model.bag.count); all = nil; print(model.$player.count)
model.player.rate = 0.5; print(lines.isEmpty)
let queueToken = model.$queue.observe { old, new in print(new.difference(from: old).map { change in switch change { case .insert(let at, let url, _): "+\(at)\(url.lastPathComponent)"; case .remove(let at, let url, _): "-\(at)\(url.lastPathComponent)" } }) }
model.queue.append(URL(string: "https://h/a.mp3")!); model.queue += ["b", "c"].map { URL(string: "https://h/\($0).mp3")! }; model.queue.swapAt(0, 2); model.queue.removeFirst()
queueToken.cancel(); queueToken.cancel(); model.queue = []; print(model.$queue.count, model.bag.contains(queueToken))
model.bag.removeAll(); print(model.$player.count); model.player.title = "x"; print(lines)
_ = model.$player.observe { _, _ in print("never") }; model.player.rate = 3; print(model.$player.count, model.player.clock)
