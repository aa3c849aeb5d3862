import Foundation

protocol DefaultsValue { associatedtype Stored; var stored: Stored { get }; static func restore(_ object: Any?) -> Self? }
extension DefaultsValue where Stored == Self { var stored: Self { self }; static func restore(_ object: Any?) -> Self? { object as? Self } }
extension Int: DefaultsValue {}; extension String: DefaultsValue {}; extension Bool: DefaultsValue {}; extension Double: DefaultsValue {}
extension Array: DefaultsValue where Element: DefaultsValue { var stored: [Element.Stored] { map(\.stored) }
  static func restore(_ object: Any?) -> [Element]? { (object as? [Any])?.compactMap(Element.restore) } }
extension Optional: DefaultsValue where Wrapped: DefaultsValue { var stored: Wrapped.Stored? { self?.stored }
  static func restore(_ object: Any?) -> Wrapped?? { .some(Wrapped.restore(object)) } }
extension RawRepresentable where RawValue: DefaultsValue { var stored: RawValue.Stored { rawValue.stored }
  static func restore(_ object: Any?) -> Self? { RawValue.restore(object).flatMap(Self.init(rawValue:)) } }
enum Theme: String, DefaultsValue { typealias Stored = String; case light, dark }
struct Options: OptionSet, DefaultsValue { typealias Stored = Int; let rawValue: Int; static let sound = Options(rawValue: 1), vibrate = Options(rawValue: 2) }
final class Defaults { static let standard = Defaults(); var objects: [String: Any] = [:], writes = 0
  subscript(key: String) -> Any? { get { objects[key] } set { writes += 1; objects[key] = newValue } } }
@propertyWrapper struct Stored<Value: DefaultsValue> {
  let key: String, fallback: Value; var store = Defaults.standard
  init(wrappedValue: Value, _ key: String) { self.key = "app." + key; fallback = wrappedValue }
  init<W>(_ key: String) where Value == W? { self.init(wrappedValue: nil, key) }
  var wrappedValue: Value { get { Value.restore(store[key]) ?? fallback } nonmutating set { store[key] = newValue.stored } }
  var projectedValue: Stored { self }
  func reset() { store.objects[key] = nil } }
struct Settings { @Stored("volume") var volume = 5; @Stored("theme") var theme = Theme.light; @Stored("name") var name: String?; @Stored("recent") var recent: [String] = ["none"]; @Stored("options") var options: Options = [.sound]; @Stored("themes") var themes = [Theme]() }
let settings = Settings()
print(settings.volume, settings.theme, settings.name ?? "nil", settings.recent, settings.options.rawValue, settings.themes)
settings.volume += 2; settings.theme = .dark; settings.recent.append("new"); settings.options.insert(.vibrate); settings.themes = [.dark, .light]
print(settings.volume, settings.theme, settings.recent, settings.options.contains([.sound, .vibrate]), settings.themes)
print(Defaults.standard.objects.keys.sorted(), Defaults.standard.objects["app.theme"] as? String ?? "-", Defaults.standard.writes)
Defaults.standard["app.theme"] = "purple"; Defaults.standard["app.themes"] = ["dark", "purple", 5] as [Any]; print(settings.theme, settings.themes)
settings.name = "Ann"; print(settings.name!.count, settings.$name.key); settings.name = nil; print(settings.name == nil, settings.$name.fallback as Any)
settings.$volume.reset(); print(settings.volume, settings.$volume.fallback, settings.$options.wrappedValue.rawValue)
let real = UserDefaults(suiteName: "sightline.b.program")!; real.set(7, forKey: "n"); real.set(["a": 1], forKey: "d"); print(real.integer(forKey: "n"), real.string(forKey: "none") as Any, real.dictionary(forKey: "d")?["a"] as? Int ?? 0, real.bool(forKey: "missing")); real.removeObject(forKey: "n"); print(real.integer(forKey: "n"), real.object(forKey: "n") == nil); real.removePersistentDomain(forName: "sightline.b.program")
