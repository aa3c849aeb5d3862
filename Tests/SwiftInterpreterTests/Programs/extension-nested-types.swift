struct Theme { struct Colors { var primary = "blue" }; var colors = Colors(); enum Mode: String, CaseIterable { case light, dark } }
extension Theme { struct Fonts { static let body = 17.0; let title: Double }; var fonts: Fonts { Fonts(title: Fonts.body * 2) }; typealias Scheme = Mode }
extension Theme.Colors { var secondary: String { primary + "ish" } }
print(Theme().fonts.title, Theme().colors.secondary, Theme.Scheme.allCases.map(\.rawValue), Theme.Mode.dark)
enum Space { static let s = 4.0; enum Large { static let l = s * 4 } }
print(Space.Large.l)
