struct Theme {
    static let size = 10, name = "static"
    static var big: Int { size * 2 }
    nonisolated(unsafe) static var current = Theme(name: "current") { didSet { changes += 1 } }
    nonisolated(unsafe) private(set) static var changes = 0
    let name: String
    var size = Theme.size + 1, small: Int = Self.half(Theme.size)
    static func half(_ n: Int) -> Int { n / 2 }
    func half() -> Int { Self.half(size) }
    var label: String { "\(name) \(Self.name) \(size) \(Theme.size)" }
    func scaled(by size: Int = Theme.size) -> Theme { var copy = self; copy.size *= size; return copy }
    static func make(_ name: String = name) -> Theme { let size = big; var t = Theme(name: name); t.size = size; return t }
    func apply() { Theme.current = self }
    static subscript(_ n: Int) -> Theme { var t = make("#\(n)"); t.size = n; return t }
    lazy var cached: [Int] = { [size, Self.size, big] }()
    var big: Int { size * 200 }
}
class Base { class var tag: String { "base" }; static let id = "B"; var tag: String { Self.tag + "/" + Base.tag }
    func tags() -> [String] { [tag, type(of: self).tag, Self.id] }
    class func build() -> Base { self.init() }
    required init() {} }
class Sub: Base { override class var tag: String { "sub<\(super.tag)>" }; override var tag: String { "inst " + super.tag } }
protocol Named { static var key: String { get }; var key: String { get } }
extension Named { static var key: String { "\(Self.self)" }; var key: String { Self.key.lowercased() } }
struct Alpha: Named {}
struct Beta: Named { let key: String = "own " + Beta.key; static let key = "BETA" }
enum Level: Int { case low = 1, high; static let high2 = high, start = Level(rawValue: 1)!
    static func + (l: Level, n: Int) -> Level { Level(rawValue: l.rawValue + n) ?? .high }
    var next: Level { self + 1 }; mutating func raise() { self = next } }
struct Counter<T> { static var label: String { "\(T.self)!" }; let label = Counter<String>.label + label2; static var label2: String { label } }

var theme = Theme(name: "mine")
print(theme.label, theme.small, theme.half(), Theme.half(9), theme.big, Theme.big)
print(theme.scaled().size, theme.scaled(by: 2).label, Theme.make().label, Theme.make("x").size, Theme[3].label)
Theme.current.apply(); theme.apply(); Theme.current.size = 1
print(Theme.current.label, Theme.changes, theme.cached, theme.size)
print(Sub().tags())
print(Base().tags(), Sub.build().tag, Sub.id)
print(Alpha.key, Alpha().key, Beta.key, Beta().key, ([Alpha(), Beta()] as [any Named]).map(\.key))
var level = Level.start; level.raise(); level.raise()
print(level, Level.high2 == .high, Level.low.next, Counter<Int>().label, Counter<Bool>.label)
let types: [Base.Type] = [Base.self, Sub.self]
print(types.map { $0.tag }, types.map { $0.build().tag })
