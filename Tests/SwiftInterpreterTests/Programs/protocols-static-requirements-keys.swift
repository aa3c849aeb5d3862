protocol PreferenceKey {
    associatedtype Value
    static var name: String { get }
    static var defaultValue: Value { get }
}
extension PreferenceKey { static var name: String { "pref.\(Self.self)" } }
enum FontSize: PreferenceKey { static let defaultValue = 14 }
enum Username: PreferenceKey { static let name = "user"; static let defaultValue = "guest" }
struct Preferences {
    private var values: [String: Any] = [:]
    subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
        get { values[K.name] as? K.Value ?? K.defaultValue }
        set { values[K.name] = newValue }
    }
}
var preferences = Preferences()
print(preferences[FontSize.self], preferences[Username.self])
preferences[FontSize.self] += 4
preferences[Username.self] = "mia"
print(preferences[FontSize.self], preferences[Username.self].uppercased())
print(FontSize.name, Username.name)
