@propertyWrapper
final class Published<Value> {
    private var observers: [(id: Int, call: (Value, Value) -> Void)] = [], nextID = 0
    var wrappedValue: Value { didSet { observers.forEach { $0.call(oldValue, wrappedValue) } } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Published { self }
    @discardableResult
    func sink(_ call: @escaping (Value, Value) -> Void) -> () -> Void {
        let id = nextID
        (nextID, observers) = (id + 1, observers + [(id, call)])
        return { [weak self] in self?.observers.removeAll { $0.id == id } }
    }
    var removed: Published<String> {
        let text = Published<String>(wrappedValue: "\(wrappedValue)")
        sink { _, new in text.wrappedValue = "\(new)" }
        return text
    }
}
extension Published where Value: Equatable {
    func changes(_ call: @escaping (Value) -> Void) { sink { if $0 != $1 { call($1) } } }
}
@propertyWrapper
struct Once<Value> {
    private enum Source { case pending(() -> Value), ready(Value) }
    private var source: Source
    private(set) var computed = 0
    init(wrappedValue: @autoclosure @escaping () -> Value) { source = .pending(wrappedValue) }
    var wrappedValue: Value {
        mutating get {
            switch source {
            case .ready(let value): return value
            case .pending(let make): let value = make(); computed += 1; source = .ready(value); return value
            }
        }
        set { source = .ready(newValue) }
    }
    var projectedValue: Int { computed }
}
class Counter {
    @Published var count = 0 { didSet { log.append("didSet \(oldValue)→\(count)") } }
    @Published var name: String
    @Once var report = { print("making report"); return "report" }()
    var log: [String] = []
    init(name: String) { self.name = name; $count.sink { [unowned self] in log.append("sink \($0)→\($1)") } }
}
final class Named: Counter {
    override var name: String { willSet { log.append("will \(newValue)") } }
    convenience init() { self.init(name: "anon"); count = 10 }
}
let counter = Counter(name: "c")
counter.count += 1
let cancel = counter.$count.sink { print("second", $0, $1) }
counter.count = 5; cancel(); counter.count = 6
print(counter.log)
print(counter.report, counter.report, counter.$report)
let named = Named(), text = named.$name.removed
named.$name.changes { print("changed to", $0) }
named.name = "x"; named.name = "x"; named.name += "y"
print(named.log, text.wrappedValue, named.$report)
named.report = "given"; print(named.report, named.$report)
