final class Store {
    nonisolated(unsafe) static let shared = Store()
    var values: [String: Any] = [:]
}
@propertyWrapper struct Setting<Value> {
    let key: String
    let defaultValue: Value
    init(_ key: String, default defaultValue: Value) { self.key = key; self.defaultValue = defaultValue }
    var wrappedValue: Value {
        get { Store.shared.values[key] as? Value ?? defaultValue }
        nonmutating set { Store.shared.values[key] = newValue }
    }
}
struct Settings {
    @Setting("sound", default: true) var sound
    @Setting("name", default: "Guest") var name: String
}
let settings = Settings()
print(settings.sound, settings.name, Store.shared.values.isEmpty)
settings.sound = false
settings.name += "!"
print(settings.sound, Settings().name, Store.shared.values.keys.sorted())
