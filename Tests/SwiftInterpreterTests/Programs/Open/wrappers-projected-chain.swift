@propertyWrapper struct Tracked<Value> { private var value: Value; private(set) var changes: [Value] = []; var wrappedValue: Value { get { value } set { changes.append(value); value = newValue } }; var projectedValue: Self { get { self } set { self = newValue } }; init(wrappedValue: Value) { value = wrappedValue }; mutating func revert() { if let last = changes.popLast() { value = last } }; var isDirty: Bool { !changes.isEmpty } }
@propertyWrapper struct Binding<Value> { let get: () -> Value; let set: (Value) -> Void; var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Binding<Value> { self }
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
  subscript<T>(_ k: WritableKeyPath<Value, T>) -> Binding<T> { Binding<T>(get: { wrappedValue[keyPath: k] }, set: { wrappedValue[keyPath: k] = $0 }) }
  static func constant(_ v: Value) -> Binding { .init(get: { v }, set: { _ in }) } }
@propertyWrapper final class State<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue }; var projectedValue: Binding<Value> { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) } }
struct Form { @Tracked var name = "a"; @Tracked var tags: [String] = []; @State var agreed = false; @State var user = (first: "x", age: 3) }
struct Toggle { @Binding var on: Bool; func flip() { on.toggle() }; func child() -> Toggle { Toggle(on: $on) } }
struct Editor { @Binding var text: String; init(text: Binding<String>) { _text = text }; func type(_ s: String) { text += s } }
var f = Form(); f.name = "b"; f.name += "c"; f.tags.append("t"); f.tags.append("u")
print(f.name, f.$name.changes, f.$tags.changes, f.$name.isDirty); f.$name.revert(); print(f.name, f.$name.changes); f.$name = Tracked(wrappedValue: "reset"); print(f.name, f.$name.isDirty)
let copy = f; f.agreed = true; f.name = "own"; print(copy.agreed, copy.name, f.name)
let t = Toggle(on: f.$agreed); t.flip(); print(f.agreed, t.on); t.child().flip(); print(f.agreed, copy.agreed); Toggle(on: .constant(true)).flip(); print(Toggle(on: .constant(true)).on)
let e = Editor(text: f.$user[\.first]); e.type("yz"); e.type("!"); print(f.user, e.text, e.$text.wrappedValue.count)
let age = f.$user[\.age]; age.wrappedValue += 1; print(f.user.age, copy.user.age); struct Item { var n = 1; var sub = [1, 2] }
func stated() { @State var items = [Item(), Item()]; let second = $items[\.[1]]; second.wrappedValue.n = 7; $items.wrappedValue[0].sub.append(3); print(items.map(\.n), items[0].sub, second[\.sub][\.[0]].wrappedValue); second[\.sub][\.[0]].wrappedValue = 50; print(items[1].sub) }; stated()
func local() -> [Int] { @Tracked var n = 1; n += 1; n *= 5; $n.revert(); return [n] + $n.changes }; print(local())
let closure = { (b: Binding<Int>) in b.wrappedValue += 10 }; closure(age); print(f.user.age); age.wrappedValue += 1; print(age.wrappedValue)
