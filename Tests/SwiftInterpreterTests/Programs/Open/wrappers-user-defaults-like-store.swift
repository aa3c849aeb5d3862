final class Storage: @unchecked Sendable {
    static let shared = Storage()
    private(set) var values: [String: Any] = [:], reads = 0
    subscript(key: String) -> Any? { get { reads += 1; return values[key] } set { values[key] = newValue } }
    var dump: String { values.keys.sorted().map { "\($0)=\(values[$0]!)" }.joined(separator: " ") }
}
@propertyWrapper
struct Stored<Value> {
    let key: String, fallback: Value, storage: Storage
    init(wrappedValue: Value, _ key: String, in storage: Storage = .shared) { (fallback, self.key, self.storage) = (wrappedValue, key, storage) }
    var wrappedValue: Value {
        get { storage[key] as? Value ?? fallback }
        nonmutating set {
            if let optional = newValue as? any OptionalLike, optional.isNil { storage[key] = nil } else { storage[key] = newValue }
        }
    }
    var projectedValue: Stored { self }
    func reset() { storage[key] = nil }
    var isSet: Bool { storage.values[key] != nil }
}
extension Stored where Value: ExpressibleByNilLiteral { init(_ key: String, in storage: Storage = .shared) { self.init(wrappedValue: nil, key, in: storage) } }
protocol OptionalLike { var isNil: Bool { get } }
extension Optional: OptionalLike { var isNil: Bool { self == nil } }

@propertyWrapper
struct StoredEnum<E: RawRepresentable> where E.RawValue: Sendable {
    @Stored private var raw: E.RawValue
    init(wrappedValue: E, _ key: String) { _raw = Stored(wrappedValue: wrappedValue.rawValue, key) }
    var wrappedValue: E { get { E(rawValue: raw)! } nonmutating set { raw = newValue.rawValue } }
    var projectedValue: Bool { $raw.isSet }
}
enum Appearance: String { case system, light, dark }
struct Preferences {
    @Stored("fontSize") var fontSize = 14
    @Stored("nick") var nickname: String?
    @Stored("recent") var recent: [String] = []
    @StoredEnum("appearance") var appearance = Appearance.system
    @Stored("beta", in: Storage()) var beta = false
}
let prefs = Preferences(), same = Preferences()
print(prefs.fontSize, prefs.nickname ?? "-", prefs.recent, prefs.appearance, prefs.beta, Storage.shared.dump.isEmpty)
prefs.fontSize += 2; prefs.nickname = "Jo"; prefs.recent.append("a.txt"); prefs.recent.insert("b.txt", at: 0)
prefs.appearance = .dark; prefs.beta.toggle()
print(Storage.shared.dump)
print(same.fontSize, same.nickname!)
print(same.recent.count, same.appearance, same.beta, prefs.beta, same.$appearance)
same.nickname = nil; same.$fontSize.reset(); same.nickname?.append("!")
print(prefs.nickname as Any, prefs.fontSize, prefs.$fontSize.isSet, prefs.$nickname.isSet, Storage.shared.dump)
prefs.nickname = "Al"; prefs.nickname? += "ex"
print(prefs.nickname!, prefs.$recent.key, prefs.$recent.fallback.isEmpty, prefs.$beta.storage.dump)
let before = Storage.shared.reads
prefs.recent[1] += "?"
print(Storage.shared.reads - before, prefs.recent)
Storage.shared["fontSize"] = "not a number"
print(prefs.fontSize, prefs.$fontSize.isSet)
