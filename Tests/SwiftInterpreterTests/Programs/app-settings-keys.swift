struct Key<Value> { let name: String; let fallback: Value }
enum Keys { static let sound = Key(name: "sound", fallback: true); static let volume = Key(name: "volume", fallback: 0.5); static let name = Key<String?>(name: "name", fallback: nil) }
final class Defaults { private var values: [String: Any] = [:]; subscript<V>(key: Key<V>) -> V { get { values[key.name] as? V ?? key.fallback } set { values[key.name] = newValue } }; func reset() { values.removeAll() }; var isEmpty: Bool { values.isEmpty } }
let d = Defaults(); print(d[Keys.sound], d[Keys.volume], d[Keys.name] == nil); d[Keys.sound] = false; d[Keys.volume] += 0.25; d[Keys.name] = "Ann"; print(d[Keys.sound], d[Keys.volume], d[Keys.name] ?? "-"); d.reset(); print(d.isEmpty, d[Keys.volume])
