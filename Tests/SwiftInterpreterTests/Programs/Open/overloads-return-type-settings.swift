struct Settings {
    private var raw: [String: String]
    init(_ pairs: KeyValuePairs<String, String>) { raw = Dictionary(pairs.map { ($0.key, $0.value) }) { $1 } }

    func get(_ key: String) -> String? { raw[key] }
    func get(_ key: String) -> Int? { raw[key].flatMap { Int($0) } }
    func get(_ key: String) -> Double? { raw[key].flatMap(Double.init) }
    func get(_ key: String) -> Bool { ["yes", "true", "1"].contains(raw[key] ?? "") }
    func get(_ key: String) -> [String] { raw[key]?.split(separator: ",").map(String.init) ?? [] }
    func get<E: RawRepresentable>(_ key: String) -> E? where E.RawValue == String { raw[key].flatMap(E.init) }
    func get(_ key: String, default fallback: @autoclosure () -> String) -> String { raw[key] ?? fallback() }
    func get(_ key: String, default fallback: @autoclosure () -> Int) -> Int { get(key) ?? fallback() }
    func get<T: LosslessStringConvertible>(_ key: String, as _: T.Type) -> T? { raw[key].flatMap { T($0) } }

    subscript(key: String) -> String? { get { raw[key] } set { raw[key] = newValue } }
    subscript(key: String) -> Int? { get { get(key) } set { raw[key] = newValue.map { "\($0)" } } }
    subscript(flag key: String) -> Bool { get { get(key) } set { raw[key] = newValue ? "yes" : "no" } }
}
enum Mode: String { case light, dark }
enum Level: String, CaseIterable { case low, high }

var settings: Settings = .init(["size": "12", "ratio": "1.5", "mode": "dark", "debug": "yes", "tags": "a,b,c", "level": "high", "size": "14"])
let size: Int? = settings.get("size"), sizeText: String? = settings.get("size"), sizeDouble: Double? = settings.get("size")
print(size ?? 0, sizeText ?? "", sizeDouble ?? 0)
let mode: Mode? = settings.get("mode"), level: Level? = settings.get("level"), wrong: Mode? = settings.get("level")
print(mode ?? .light, level ?? .low, wrong as Any)
let tags: [String] = settings.get("tags")
print(tags, settings.get("tags").count as Int, (settings.get("none") as [String]).isEmpty)
if settings.get("debug") { print("debugging") }
if let ratio: Double = settings.get("ratio") { print("ratio", ratio * 2) }
guard let n: Int = settings.get("size") else { fatalError() }
print(n + 1, settings.get("size", default: 3), settings.get("gap", default: 3), settings.get("gap", default: "none") + "!")
print(settings.get("ratio", as: Float.self) ?? 0, settings.get("ratio", as: Int.self) as Any, settings.get("mode", as: Bool.self) as Any)
settings["size"] = 40; settings["mode"] = "light"; settings[flag: "debug"] = false; settings[flag: "new"].toggle()
let after: Int? = settings["size"], text: String = settings["mode"] ?? "?"
print(after!, text, settings.get("debug") as Bool, settings["new"] ?? "none")
func need(_ b: Bool, _ s: [String], _ i: Int?) -> String { "\(b) \(s) \(i ?? -1)" }
print(need(settings.get("new"), settings.get("size"), settings.get("ratio")), settings.get("level") == Level.high, settings.get("size") == 40)
