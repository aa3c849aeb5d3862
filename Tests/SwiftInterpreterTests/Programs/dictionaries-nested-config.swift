var config: [String: [String: Int]] = [
    "video": ["width": 1280, "height": 720],
    "audio": ["volume": 5],
]
config["video"]?["height"] = 1080
config["audio", default: [:]]["bass"] = 2
config["network", default: [:]]["retries"] = 3
config["missing"]?["x"] = 1

for section in config.keys.sorted() {
    let values = config[section]!.sorted { $0.key < $1.key }
    print(section, values.map { "\($0.key): \($0.value)" })
}
print(config["video"]?["height"] ?? 0, config["gps"]?["on"] == nil)
config["audio"]?.removeAll()
print(config["audio"]!.isEmpty, config.values.map(\.count).reduce(0, +))
