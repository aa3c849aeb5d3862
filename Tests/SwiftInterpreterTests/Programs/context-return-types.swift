// swift-format-ignore-file
enum T { case a, b; static var def: T { .b } }
struct S { var t: T; var d: Double
  static let zero = S(t: .a, d: 0)
  func scaled() -> S { .init(t: .def, d: d * 2) }
  var half: Double { 1 / 2 }
  var pick: T { d > 1 ? .a : .b }
  var opt: T? { d > 100 ? nil : .a }
  var list: [T] { [.a, .def] }
  var pair: (T, Double) { (.b, 3) }
  var dict: [T: Double] { [.a: 1, .b: 1 / 4] }
  var text: String { switch t { case .a: "A"; case .b: "B" } }
  var num: Double { if d > 1 { 1 } else { 2 } }
  var f: (Double) -> T { { $0 > 0 ? .a : .b } } }
let s = S.zero.scaled()
print(s.t, s.half, s.pick, s.opt as Any is T, s.list, s.pair.1, s.dict[.b]!, s.text, s.num, s.f(1))
func make() -> S { .zero }
func opt() -> S? { .init(t: .a, d: 1) }
print(make().d, opt()!.d)
