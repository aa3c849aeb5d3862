protocol Theme { var name: String { get }; var accent: String { get }; func spacing(_ step: Int) -> Double }
extension Theme { var name: String { "\(Self.self)" }; func spacing(_ step: Int) -> Double { Double(step) * 4 } }
struct Light: Theme { let accent = "blue" }
struct Compact: Theme { var accent: String { base.accent + "-dense" }; let base: any Theme; func spacing(_ step: Int) -> Double { base.spacing(step) / 2 } }
struct Values { private var storage: [ObjectIdentifier: Any] = [:]; subscript<K: Key>(_ key: K.Type) -> K.Value { get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue } set { storage[ObjectIdentifier(key)] = newValue } } }
protocol Key { associatedtype Value; static var defaultValue: Value { get } }
enum ThemeKey: Key { static let defaultValue: any Theme = Light() }
enum SizeKey: Key { static var defaultValue: Int { 3 } }
extension Values { var theme: any Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }; var size: Int { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } } }
var values = Values(); print(values.theme.name, values.theme.accent, values.size, values.theme.spacing(values.size))
var copy = values; copy.theme = Compact(base: values.theme); copy.size += 2
print(copy.theme.accent, copy.theme.spacing(copy.size), values.size)
