struct Settings {
    var raw = ["size": "14", "name": "Mia", "dark": "true", "ratio": "0.5"]
    func read(_ key: String) -> String? { raw[key] }
    func read(_ key: String) -> Int? { raw[key].flatMap { Int($0) } }
    func read(_ key: String) -> Bool { raw[key] == "true" }
    func read(_ key: String) -> Double { raw[key].flatMap { Double($0) } ?? 0 }
}
let settings = Settings()
let size: Int? = settings.read("size")
let name: String? = settings.read("name")
let isDark: Bool = settings.read("dark")
print(size ?? 0, name ?? "-", isDark)
if settings.read("dark") { print("dark mode") }
print(settings.read("ratio") * 2.0, (settings.read("size") as String?)! + "pt")
struct Row { var title: String?; var width: Double }
print(Row(title: settings.read("name"), width: settings.read("size")))
