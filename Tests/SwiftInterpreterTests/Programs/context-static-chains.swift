// swift-format-ignore-file
struct Color { var r = 0.0, a = 1.0; static let red = Color(r: 1), black = Color()
  static func gray(_ v: Double) -> Color { Color(r: v) }
  func opacity(_ o: Double) -> Color { Color(r: r, a: a * o) }
  var lighter: Color { Color(r: r + 0.5, a: a) } }
struct Shadow { var color: Color; var radius: Double }
struct View { var c: Color?; var s: [Shadow] = []
  func fill(_ c: Color) -> View { var v = self; v.c = c; return v }
  func shadow(color: Color = .black.opacity(0.33), radius: Double) -> View { var v = self; v.s.append(.init(color: color, radius: radius)); return v } }
let v = View().fill(.red.opacity(0.5)).shadow(radius: 4).shadow(color: .gray(0.25).lighter.opacity(0.5), radius: 8 / 3)
print(v.c!.a, v.s[0].color.a, v.s[1].color.r, v.s[1].color.a, v.s[1].radius)
let cs: [Color] = [.red.opacity(0.1), .gray(1), .init(r: 0.2)]
print(cs.map(\.a))
let x: Color = true ? .red.lighter : .black
print(x.r)
