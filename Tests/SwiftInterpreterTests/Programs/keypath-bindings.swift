@dynamicMemberLookup final class Bind<Value> { let get: () -> Value; let set: (Value) -> Void; init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
  var value: Value { get { get() } set { set(newValue) } }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Bind<T> { Bind<T>(get: { self.value[keyPath: path] }, set: { self.value[keyPath: path] = $0 }) } }
struct Settings { var volume = 0.5; var theme = Theme(); struct Theme { var name = "light"; var size = 12 } }
var settings = Settings(); let root = Bind(get: { settings }, set: { settings = $0 })
root.volume.value = 0.75; root.theme.name.value = "dark"; root.theme.size.value += 2; print(settings.volume, settings.theme.name, settings.theme.size, root.theme.value.name)
