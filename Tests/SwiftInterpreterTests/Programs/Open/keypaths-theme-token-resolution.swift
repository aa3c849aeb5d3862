struct Color: Equatable, CustomStringConvertible {
    var r, g, b: Int
    init(_ hex: UInt32) { (r, g, b) = (Int(hex >> 16) & 0xFF, Int(hex >> 8) & 0xFF, Int(hex) & 0xFF) }
    var description: String { "#" + [r, g, b].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
    func mapped(_ transform: (Int) -> Int) -> Color { var c = self; for path in [\Color.r, \.g, \.b] { c[keyPath: path] = min(255, max(0, transform(c[keyPath: path]))) }; return c }
}

struct Theme {
    struct Palette { var primary = Color(0x3366FF), surface = Color(0xFAFAFA), ink = Color(0x111111) }
    struct Metrics { var unit = 4.0, radius = 8.0; var double: Double { get { unit * 2 } set { unit = newValue / 2 } } }
    var palette = Palette(), metrics = Metrics()
    var name: String
}

struct Token<Value> {
    let resolve: (Theme) -> Value
    init(_ path: KeyPath<Theme, Value>) { resolve = { $0[keyPath: path] } }
    init(_ path: KeyPath<Theme, Value>, _ adjust: @escaping (Value) -> Value) { resolve = { adjust($0[keyPath: path]) } }
}
extension Token<Color> {
    static var accent: Self { .init(\.palette.primary) }
    static var pressed: Token { .init(\.palette.primary) { $0.mapped { $0 - 0x22 } } }
    static func onSurface(_ alpha: Double) -> Token { Token(\.palette.ink) { ink in ink.mapped { Int(Double($0) + (250 - Double($0)) * (1 - alpha)) } } }
}
extension Token<Double> { static var gap: Token { Token(\.metrics.double) }; static var corner: Self { Token(\.metrics.radius) { $0 / 2 } } }

@dynamicMemberLookup struct Style {
    var theme: Theme
    private(set) var overrides: [AnyKeyPath] = []
    subscript<V>(dynamicMember path: KeyPath<Theme, V>) -> V { theme[keyPath: path] }
    subscript<V>(token: Token<V>) -> V { token.resolve(theme) }
    func overriding<V>(_ path: WritableKeyPath<Theme, V>, _ value: V) -> Style {
        var copy = self
        copy.theme[keyPath: path] = value
        copy.overrides.append(path)
        return copy
    }
    func transform<V>(_ path: WritableKeyPath<Theme, V>, _ edit: (inout V) -> Void) -> Style {
        var value = theme[keyPath: path]
        edit(&value)
        return overriding(path, value)
    }
}

let light = Style(theme: Theme(name: "light"))
let dark = light.overriding(\.name, "dark").overriding(\.palette, .init(primary: Color(0x88AAFF), surface: Color(0), ink: .init(0xEEEEEE))).transform(\.metrics.unit) { $0 += 1 }
let big = dark.overriding(\.metrics.double, 24).transform(\.palette.primary.r) { $0 = $0 / 2 }
for style in [light, dark, big] {
    print(style.name, style.palette.surface, style[.accent], style[.pressed], style[.onSurface(0.5)], style[.gap], style[.corner])
    print("  ", style.overrides.count, style.overrides.contains(\Theme.palette), style.metrics.unit, style.palette.primary.r)
}
let path = (\Theme.palette).appending(path: \.primary).appending(path: \.g)
print(light.theme[keyPath: path], path == \Theme.palette.primary.g, big.overrides.last == \Theme.palette.primary.r)
let writable: [(String, WritableKeyPath<Theme.Palette, Color>)] = [("primary", \.primary), ("surface", \.surface), ("ink", \.ink)]
print(writable.map { name, path in "\(name)=\(dark.palette[keyPath: path])" }, writable.filter { light.palette[keyPath: $0.1] == dark.palette[keyPath: $0.1] }.count)
