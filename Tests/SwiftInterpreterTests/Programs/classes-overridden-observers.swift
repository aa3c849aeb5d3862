class Cell { var height = 44.0; var title: String { "cell" }; var subtitle: String? }
class Tall: Cell { override var height: Double { get { super.height * 2 } set { super.height = newValue / 2 } }; override var title: String { "tall " + super.title } }
final class Tagged: Tall { var tags: [String] = []; override var height: Double { willSet { tags.append("h\(newValue)") } }; override var subtitle: String? { didSet { tags.append(subtitle ?? "nil") } } }
let t = Tagged(); t.height = 100; t.height += 2; t.subtitle = "s"; print(t.height, t.tags, t.title)
class B { var v = 0 { didSet { if v > 10 { v = 10 } } } }; final class D: B { override var v: Int { didSet { if v == 5 { v = 4 } } } }
let d = D(); d.v = 50; print(d.v); d.v = 5; print(d.v)
