// A wrapper in a class that reads and writes through the instance around it (SE-0258), named by key paths from elsewhere.
protocol Storable {
  associatedtype Stored
  var stored: Stored { get }
  init(stored: Stored)
}
extension Int: Storable {
  var stored: Int { self }
  init(stored: Int) { self = stored }
}
extension String: Storable {
  var stored: String { self }
  init(stored: String) { self = stored }
}
enum Mode: Int, Storable {
  case day, night
  var stored: Int { rawValue }
  init(stored: Int) { self = Self(rawValue: stored)! }
}

@propertyWrapper
struct Setting<Value: Storable> {
  let key: String
  let fallback: Value
  var wrappedValue: Value {
    get { fatalError("not used") }
    set { fatalError("not used") }
  }
  init(wrappedValue: Value, _ key: String) {
    fallback = wrappedValue
    self.key = key
  }
  static subscript(
    _enclosingInstance instance: Settings,
    wrapped wrapped: ReferenceWritableKeyPath<Settings, Value>,
    storage storage: ReferenceWritableKeyPath<Settings, Self>
  ) -> Value {
    get {
      instance.reads += 1
      let kept = instance.store[instance[keyPath: storage].key] as? Value.Stored
      return kept.map { Value(stored: $0) } ?? instance[keyPath: storage].fallback
    }
    set {
      instance.store[instance[keyPath: storage].key] = newValue.stored
      instance.changes.append(instance[keyPath: storage].key)
    }
  }
}
final class Settings {
  var store: [String: Any] = [:]
  var changes: [String] = []
  var reads = 0
  @Setting("width") var width = 14
  @Setting("name") var name = "Ada"
  @Setting("mode") var mode = Mode.day
  func widen() { width += 2 }
}
struct Look<Value> {
  let path: ReferenceWritableKeyPath<Settings, Value>
  let settings: Settings
  var value: Value {
    get { settings[keyPath: path] }
    nonmutating set { settings[keyPath: path] = newValue }
  }
}
let settings = Settings()
print(settings.width, settings.name, settings.mode)
settings.width = 20
settings.widen()
settings.name += " Lovelace"
settings.mode = .night
print(settings.width, settings.name, settings.mode)
print(settings.reads)
let look = Look(path: \.name, settings: settings)
look.value = "Grace"
print(look.value, settings.name, settings.changes)
print(settings.store.count)
