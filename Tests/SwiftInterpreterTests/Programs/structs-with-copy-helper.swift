struct Theme: CustomStringConvertible {
    var name: String
    var accent: String
    var cornerRadius: Double = 8
    func with(_ change: (inout Theme) -> Void) -> Theme {
        var copy = self
        change(&copy)
        return copy
    }
    var description: String { "\(name): \(accent), r\(cornerRadius)" }
}
let base = Theme(name: "Light", accent: "blue")
let sunset = base.with { $0.name = "Sunset"; $0.accent = "orange" }
let boxy = sunset.with { theme in
    theme.name += " Boxy"
    theme.cornerRadius /= 4
}
for theme in [base, sunset, boxy] { print(theme) }
