struct Settings: Equatable {
    struct Appearance: Equatable { var fontSize = 14; var isDark = false }
    struct Alerts: Equatable { var sound = "Chime"; var quietHours = 22..<24 }
    var appearance = Appearance()
    var alerts = Alerts()
}
let defaults = Settings()
var mine = defaults
mine.appearance.fontSize += 2
mine.appearance.isDark.toggle()
mine.alerts.sound.append("!")
print(mine.appearance)
print(mine.alerts.sound, mine.alerts.quietHours.contains(23))
print(mine == defaults, mine.alerts == defaults.alerts)
mine.appearance = .init()
mine.alerts = Settings.Alerts()
print(mine == defaults)
