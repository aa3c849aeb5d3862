enum Scheme { case light, dark }
struct Palette { let light: Int; let dark: Int; func callAsFunction(_ scheme: Scheme) -> Int { scheme == .dark ? dark : light } }
enum Tokens { static let background = Palette(light: 0xFFFFFF, dark: 0x101010); static let text = Palette(light: 0x222222, dark: 0xEEEEEE); static var all: [(String, Palette)] { [("background", background), ("text", text)] } }
func hex(_ n: Int) -> String { let s = String(n, radix: 16, uppercase: true); return "#" + String(repeating: "0", count: 6 - s.count) + s }
for (name, palette) in Tokens.all { print(name, hex(palette(.light)), hex(palette(.dark))) }
func channel(_ n: Int, _ shift: Int) -> Double { Double((n >> shift) & 0xFF) / 255 }; func gray(_ n: Int) -> Double { (channel(n, 16) + channel(n, 8) + channel(n, 0)) / 3 }; print(gray(0xFFFFFF), gray(Tokens.background(.dark)) < 0.1, gray(0xFF0000) > 0.3)
