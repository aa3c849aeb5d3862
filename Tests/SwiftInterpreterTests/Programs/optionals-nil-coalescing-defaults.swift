struct UserSettings { var fontSize: Int?; var name: String?; var volume: Double? }
func expensiveDefault() -> Int { print("computing default"); return 14 }
let user = UserSettings(fontSize: 18), team = UserSettings(fontSize: 12, name: "Team", volume: 0.5)
print(user.fontSize ?? expensiveDefault())
print(UserSettings().fontSize ?? expensiveDefault())
print(user.name ?? team.name ?? "Anonymous", UserSettings().name ?? "Anonymous")
let volume: Double? = user.volume ?? team.volume
print(volume as Any, (volume ?? 0) * 100)
var cached: [String]? = nil
cached = cached ?? []
cached?.append("tea")
print(cached ?? [])
print((user.name ?? "").isEmpty ? "no name" : "named")
