protocol Storage: AnyObject {
    subscript(key: String) -> String? { get set }
    func clear()
}
final class MemoryStorage: Storage {
    private var values: [String: String] = [:]; func clear() { values.removeAll() }
    subscript(key: String) -> String? {
        get { values[key] }
        set { print("set", key, newValue ?? "nil"); values[key] = newValue }
    }
}
struct ThemeStore {
    let storage: any Storage
    var theme: String {
        get { storage["theme"] ?? "system" }
        nonmutating set { storage["theme"] = newValue }
    }
}
let store = ThemeStore(storage: MemoryStorage()); print(store.theme)
store.theme = "dark"; print(store.theme)
store.storage["theme"] = nil; store.theme += "-v2"
print(store.theme); store.storage.clear(); print(store.theme)
