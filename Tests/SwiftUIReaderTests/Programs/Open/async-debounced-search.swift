import Foundation

protocol Scheduling: AnyObject { func after(_ ms: Int, _ work: @escaping () -> Void) -> () -> Void }
final class ManualClock: Scheduling {
  private var now = 0, queue: [(at: Int, id: Int, work: () -> Void)] = [], serial = 0
  func after(_ ms: Int, _ work: @escaping () -> Void) -> () -> Void {
    serial += 1
    let id = serial
    queue.append((now + ms, id, work))
    return { [weak self] in self?.queue.removeAll { $0.id == id } } }
  func advance(_ ms: Int) {
    let end = now + ms
    while let next = queue.filter({ $0.at <= end }).min(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
      now = next.at
      queue.removeAll { $0.id == next.id }
      next.work() }
    now = end }
  var pending: Int { queue.count } }
final class Debouncer<Value: Equatable> {
  private let clock: Scheduling, interval: Int
  private var cancel: (() -> Void)?, last: Value?
  var action: (Value) -> Void = { _ in }
  init(_ interval: Int, clock: Scheduling) { self.interval = interval; self.clock = clock }
  func send(_ value: Value) {
    cancel?()
    cancel = clock.after(interval) { [weak self] in guard let self, value != self.last else { return }; self.last = value; self.action(value) }
  } }
final class SearchModel {
  @Trimmed var text = "" { didSet { if text != oldValue { debouncer.send(text) } } }
  private(set) var results: [String] = []
  private let debouncer: Debouncer<String>; let corpus: [String]
  init(clock: Scheduling, corpus: [String]) { debouncer = Debouncer(300, clock: clock); self.corpus = corpus
    debouncer.action = { [unowned self] query in results = corpus.filter { $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil }; print("search", query, results) } } }
@propertyWrapper struct Trimmed { private var value = ""; var wrappedValue: String { get { value } set { value = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
let clock = ManualClock(), model = SearchModel(clock: clock, corpus: ["Café", "tea", "cafeteria"])
model.text = "c"; clock.advance(100); model.text = "ca"; clock.advance(299); print(model.results.count, clock.pending); clock.advance(1)
model.text = " ca "; print(clock.pending, model.text); model.text = "cafe"; model.text = "ca"; clock.advance(500); print("no repeat", clock.pending)
model.text = "TEA"; clock.advance(1000); model.text = "x"; model.text = ""; clock.advance(300)
var throttle = 0; let weakBox = { () -> Debouncer<Int>? in let d = Debouncer<Int>(10, clock: clock); d.action = { throttle += $0 }; d.send(5); return nil }(); clock.advance(20); print(throttle, weakBox == nil, clock.pending)
_ = clock.after(5) { _ = clock.after(5) { print("nested") }; print("first") }; let stop = clock.after(7) { print("never") }; stop(); clock.advance(9); print("at nine"); clock.advance(1)
