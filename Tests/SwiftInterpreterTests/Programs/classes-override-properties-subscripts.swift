class Cell { var title: String { "cell" }; var height = 44.0; var subtitle: String? = nil; subscript(i: Int) -> String { "\(title)\(i)" }; class var reuse: String { "\(self)" }; static var count = 0; init() { Self.count += 1 }; func configure(with t: String = "default") -> String { "\(title) <- \(t)" } }
class Tall: Cell { override var title: String { "tall " + super.title }; override var height: Double { get { super.height * 2 } set { super.height = newValue / 2 } }; override subscript(i: Int) -> String { super[i] + "!" }; override func configure(with t: String = "tall default") -> String { super.configure() + " / " + t } }
final class Tagged: Tall { override var subtitle: String? { didSet { tags.append(subtitle ?? "nil") } }; var tags: [String] = []; override class var reuse: String { "tagged-" + super.reuse }; override var height: Double { willSet { tags.append("h\(newValue)") } }; subscript(tag s: String) -> Int { tags.firstIndex(of: s) ?? -1 } }
let cells: [Cell] = [Cell(), Tall(), Tagged()]
print(cells.map(\.title), cells.map(\.height), cells.map { $0[3] }, Cell.count)
print(cells.map { type(of: $0).reuse }, Tall.reuse, Tagged.count)
print(cells.map { $0.configure() }); print(cells.map { $0.configure(with: "x") }); print((cells[1] as! Tall).configure(), Tall().configure())
for c in cells { c.height = 100; c.height += 1; c.subtitle = "s"; c.subtitle?.append("t") }; print(cells.map(\.height), cells.map { $0.subtitle! })
let tagged = cells[2] as! Tagged; print(tagged.tags, tagged[tag: "st"], tagged[tag: "zz"], tagged[0])
let kp: KeyPath<Cell, String> = \.title; print(cells.map { $0[keyPath: kp] }, cells[2][keyPath: \Cell.[7]]); let methods = cells.map { $0.configure(with:) }; print(methods.map { $0("m") }.count, methods[1]("m"))
func make<C: Cell>(_: C.Type) -> C where C: Cell { C.self == Tagged.self ? Tagged() as! C : Tall() as! C }; print(make(Tagged.self).title, make(Tall.self).height, type(of: make(Tall.self) as Cell))
extension Cell { var info: String { "info " + title }; func ext() -> String { "ext \(height)" } }
print(cells.map(\.info)); switch cells[1] { case is Tagged: print("tagged"); case let t as Tall where t.height > 50: print("tall", t.height); default: print("cell") }
