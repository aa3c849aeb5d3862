import Foundation

struct Size: Hashable { var width = 0, height = 0; static let zero = Size() }
struct Margins { var top = 1, left = 2; let unit = "pt"; var bottom: Int?; var right: Int! }
struct Card {
    let id: Int
    var title: String = "untitled \(Card.counter)", size: Size = .init(width: 3, height: 4)
    var badge: String?
    var onTap: () -> String = { "no tap" }
    @Upper var code: String = "abc"
    lazy var area: Int = { size.width * size.height }()
    static let counter = 7
    var doubled: Int { id * 2 }
}
@propertyWrapper struct Upper { private var value = ""; var wrappedValue: String { get { value } set { value = newValue.uppercased() } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Wrapper<T> { var value: T, history: [T] = [] }
extension Wrapper { init(_ value: T) { self.init(value: value); history.append(value) } }
extension Wrapper where T: ExpressibleByNilLiteral { init() { self.init(value: nil) } }
struct Token { fileprivate var secret: String; var name: String
    init(name: String) { self.init(secret: String(name.reversed()), name: name) }
    private init(secret: String, name: String) { self.secret = secret; self.name = name } }
struct Measure { let value: Double; let unit: String; let text: String
    init(_ value: Double, _ unit: String) {
        self.value = value
        if value == 1 { self.unit = unit } else { self.unit = unit + "s" }
        let number: String
        switch value { case value.rounded(.towardZero): number = "\(Int(value))"; default: number = "\(value)" }
        text = "\(number) \(self.unit)"
    } }
struct Tree { var name: String; var children: [Tree] = []; var count: Int { children.reduce(1) { $0 + $1.count } } }

print(Size(), Size(height: 2), Size(width: 1), Size.zero == Size(width: 0, height: 0))
let m = Margins(top: 5, bottom: 3)
print(m.top, m.left, m.unit, m.bottom ?? 0, m.right ?? -1, Margins(right: 8).right + 1, Margins().bottom as Any)
var plain = Card(id: 1), full = Card(id: 2, title: "T", size: .zero, badge: "new", onTap: { "tapped" }, code: "xyz", area: 99)
print(plain.title, plain.size.width, plain.badge ?? "-", plain.onTap(), plain.code, plain.area, plain.doubled)
print(full.title, full.size, full.badge!, full.onTap(), full.code, full.area)
plain.size.width = 100; full.code += "q"; print(plain.area, full.code, Card(id: 3, badge: "b", code: "k").code, Card(id: 4) { "trailing" }.onTap())
print(Wrapper(3).history, Wrapper(value: "x").history, Wrapper<Int?>().value as Any, Wrapper(value: [1], history: [[2]]).history)
print(Token(name: "abc").secret, Measure(1, "mile").text, Measure(2.5, "mile").text, Measure(3, "foot").text)
let tree = Tree(name: "root", children: ["a", "b"].map { Tree(name: $0, children: [Tree(name: $0 + "1")]) })
print(tree.count, tree.children.flatMap(\.children).map(\.name), Size.init(width:height:)(6, 7), [1, 2].map { Size(width: $0) }.map(\.width))
