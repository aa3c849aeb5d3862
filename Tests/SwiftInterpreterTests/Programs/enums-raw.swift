// swift-format-ignore-file
enum Planet: Int { case mercury = 1, venus, earth
  var isHome: Bool { self == .earth } }
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) == nil, Planet.earth.isHome)
enum Dir: String, CaseIterable { case north, south = "S", east
  mutating func flip() { switch self { case .north: self = .south; case .south: self = .north; default: break } }
  static var random: Dir { .east } }
print(Dir.allCases.map(\.rawValue), Dir(rawValue: "S") ?? .north)
var d = Dir.north
d.flip()
print(d, Dir.random, Dir.allCases.count)
for (i, x) in Dir.allCases.enumerated() { print(i, x) }
enum Lvl: Int, Comparable { case low, mid, high
  static func < (a: Lvl, b: Lvl) -> Bool { a.rawValue < b.rawValue } }
print(Lvl.low < .high, Lvl.high >= .mid, [Lvl.high, .low].min()!, max(Lvl.low, .mid))
enum Auto: Comparable { case a, b }
print(Auto.a < Auto.b)
