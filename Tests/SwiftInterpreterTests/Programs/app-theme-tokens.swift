enum Spacing: Double, CaseIterable { case xs = 4, s = 8, m = 16, l = 24; var half: Double { rawValue / 2 }; static func * (s: Spacing, k: Double) -> Double { s.rawValue * k } }
struct Palette { let primary: String; let text: Text; struct Text { let main, muted: String }; static let light = Palette(primary: "#fff", text: .init(main: "#000", muted: "#777")); static let dark = Palette(primary: "#111", text: Text(main: "#fff", muted: "#aaa")) }
struct Theme { var palette: Palette = .light; var spacing: (Spacing) -> Double = { $0.rawValue }; static var current = Theme() ; func with(_ change: (inout Theme) -> Void) -> Theme { var t = self; change(&t); return t } }
print(Spacing.allCases.map(\.half), Spacing.m * (3 / 2), Theme.current.palette.text.muted, Theme.current.spacing(.l))
let dark = Theme.current.with { $0.palette = .dark; $0.spacing = { $0.rawValue * 2 } }; print(dark.palette.primary, dark.spacing(.s), Theme.current.palette.primary)
extension Double { static let cornerRadius: Double = 12; static func spacing(_ s: Spacing) -> Double { s.rawValue } }
func pad(_ d: Double) -> Double { d }; print(pad(.cornerRadius), pad(.spacing(.xs)), pad(.spacing(.m) / 4), pad(-.cornerRadius))
