@propertyWrapper struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
    var projectedValue: Binding { self }
}
@propertyWrapper final class State<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Binding<Value> { Binding { self.wrappedValue } set: { self.wrappedValue = $0 } }
}
struct Toggle { @Binding var isOn: Bool; func tap() { isOn.toggle() } }
struct Screen { @State var wifi = false; @State var count = 1 }
let screen = Screen()
let toggle = Toggle(isOn: screen.$wifi)
toggle.tap()
print(screen.wifi, toggle.isOn)
screen.wifi = false
print(toggle.isOn, toggle.$isOn.wrappedValue)
screen.$count.wrappedValue += 4
print(screen.count)
