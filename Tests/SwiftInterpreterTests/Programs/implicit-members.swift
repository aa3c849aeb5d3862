// swift-format-ignore-file
enum Size { case small, large
  static let standard = Size.large
  static func custom(_ n: Int) -> Size { n > 10 ? .large : .small } }
struct Theme { var name: String; var size: Size
  static let dark = Theme(name: "dark", size: .small)
  static var light: Theme { .init(name: "light", size: .large) }
  func renamed(_ n: String) -> Theme { Theme(name: n, size: size) } }
func describe(_ t: Theme, size: Size = .standard) { print(t.name, t.size, size) }
describe(.dark)
describe(.light, size: .small)
describe(.init(name: "x", size: .custom(20)))
describe(.dark.renamed("noir"), size: .custom(1))
let sizes: [Size] = [.small, .large, .standard]
print(sizes.count, sizes[2])
let d: [String: Size] = ["a": .small]
print(d["a"] == .small, d["b"] == nil)
var s: Size = .small
s = .large
print(s == .large, s != .small)
let o: Size? = .large
print(o == .large)
func pick() -> Size { .custom(3) }
print(pick())
let f: (Size) -> Bool = { $0 == .large }
print(f(.large))
print([Size.small, .large].contains(.large))
let t: (Size, Theme) = (.small, .dark)
print(t.0, t.1.name)
