// swift-format-ignore-file
enum Design { enum Spacing { static let m: Double = 8; static let l = m * 2; static var xl: Double { l + m } }
  struct Token { let name: String; static let base = Token(name: "base"); enum Kind { case a, b }; var kind: Kind = .a }
  static func scaled(_ k: Double) -> Double { Spacing.l * k }
  typealias Tokens = [Token] }
print(Design.Spacing.m, Design.Spacing.l, Design.Spacing.xl, Design.scaled(1 / 2))
print(Design.Token.base.name, Design.Token(name: "t", kind: .b).kind)
let ts: Design.Tokens = [.base, .init(name: "q")]
print(ts.map(\.name))
extension Design { struct Late { var v = Spacing.m } }
extension Design.Late { var twice: Double { v * 2 } ; enum Mode { case on } }
print(Design.Late().twice, Design.Late.Mode.on)
class Outer { static let limit = 3; struct In { func check(_ n: Int) -> Bool { n < limit } }
  let i = In(); func run() -> Bool { i.check(2) && Self.limit == 3 && type(of: self) == Outer.self } }
print(Outer().run())
typealias Handler = (Int) -> String
let h: Handler = { "h\($0)" }
print(h(1))
func local() -> Int { struct Tmp { var a = 5 }; enum E: Int { case k = 3 }; return Tmp().a + E.k.rawValue }
print(local())
