struct Settings { var volume = 5; var brightness = 8; var name = "iPad"; var wifi = true }
var settings = Settings()
let sliders: [(label: String, path: WritableKeyPath<Settings, Int>)] = [
    ("Volume", \.volume), ("Brightness", \.brightness),
]
for slider in sliders {
    settings[keyPath: slider.path] += 1
    print(slider.label, settings[keyPath: slider.path])
}
func toggle(_ path: WritableKeyPath<Settings, Bool>) { settings[keyPath: path].toggle() }
toggle(\.wifi)
print(settings.wifi)
let shown: [PartialKeyPath<Settings>] = [\.name, \.wifi, \.volume]
print(shown.map { "\(settings[keyPath: $0])" })
print(shown.contains(\Settings.name), shown.firstIndex(of: \.volume)!, shown[0] == \Settings.brightness)
