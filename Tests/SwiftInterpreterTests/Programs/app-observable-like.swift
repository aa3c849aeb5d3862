final class Signal<T> { private var handlers: [Int: (T) -> Void] = [:]; private var next = 0; func on(_ f: @escaping (T) -> Void) -> () -> Void { let id = next; next += 1; handlers[id] = f; return { [weak self] in self?.handlers[id] = nil } }; func emit(_ v: T) { for k in handlers.keys.sorted() { handlers[k]?(v) } } }
let s = Signal<String>(); let off = s.on { print("a", $0) }; _ = s.on { print("b", $0.count) }; s.emit("x"); off(); s.emit("yy")
class Base { var value = 1 { willSet { print("will", newValue) } didSet { if value != oldValue { print("did", oldValue, value) } } } }; class Sub: Base { override var value: Int { didSet { print("sub", value) } } }
let b = Sub(); b.value = 5; b.value += 0
struct W { var items: [Int] = [] { didSet { count = items.count } }; private(set) var count = 0 }; var w = W(); w.items.append(3); w.items = [1, 2]; print(w.count)
