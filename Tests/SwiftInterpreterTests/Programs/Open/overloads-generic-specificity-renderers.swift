protocol Renderable { var text: String { get } }
protocol Fancy: Renderable { var decoration: String { get } }
struct Plain: Renderable { var text: String }
struct Star: Fancy { var text: String, decoration = "*" }
class Widget { var id: Int; init(_ id: Int) { self.id = id } }
class Button: Widget {}
final class Toggle: Button, Renderable { var text: String { "toggle\(id)" } }

enum Renderer {
    static func render<T>(_ t: T) -> String { "any:\(type(of: t))" }
    static func render<T: Renderable>(_ t: T) -> String { "r:\(t.text)" }
    static func render<T: Fancy>(_ t: T) -> String { "f:\(t.decoration)\(t.text)" }
    static func render<T: Sequence>(_ t: T) -> String { "seq:" + t.map { render($0) }.joined(separator: ",") }
    static func render<T: Collection>(_ t: T) -> String where T.Element: Renderable { "col:" + t.map { render($0) }.joined(separator: ",") }
    static func render<T: Collection>(_ t: T) -> String where T.Element: Fancy { "fancies:\(t.count)" }
    static func render<T>(_ t: T?) -> String { t.map { "some(\(render($0)))" } ?? "empty" }
    static func render<K: Comparable, V>(_ d: [K: V]) -> String { "dict:" + d.sorted { $0.key < $1.key }.map { "\($0.key)→\(render($0.value))" }.joined(separator: ",") }
    static func render<A, B>(_ a: A, _ b: B) -> String { "pair:\(render(a))|\(render(b))" }
    static func render<A>(_ a: A, _ b: A) -> String { "same:\(A.self)" }
    static func render(_ w: Widget) -> String { "widget\(w.id)" }
    static func render(_ b: Button) -> String { "button\(b.id)" }
    static func render<W: Widget & Renderable>(_ w: W) -> String { "rw:\(w.text)" }
    static func render(_ any: any Renderable) -> String { "existential:\(any.text)" }
    static func render(_ string: String) -> String { "'\(string)'" }
    static func render<I: FixedWidthInteger>(_ i: I) -> String { "\(I.bitWidth)bit \(i)" }
}

typealias R = Renderer
print(R.render(Plain(text: "p")), R.render(Star(text: "s")), R.render("str"), R.render("sub".prefix(2)), R.render(1.5))
print(R.render([Plain(text: "a"), Plain(text: "b")]), R.render([Star(text: "s")]), R.render(1...3), R.render(["x", "y"]))
print(R.render(Widget(1)), R.render(Button(2)), R.render(Button(3) as Widget), R.render(Toggle(4) as Widget), R.render(Toggle(5) as Button))
print(R.render(UInt8(7)), R.render(7), R.render(Int?(7)), R.render(Plain?.none), R.render(Optional(Star(text: "o"))))
print(R.render(["k": 1, "a": 2]), R.render(["k": Star(text: "v")]), R.render([1: "one"]))
print(R.render(1, 2), R.render(1, "two"), R.render(Star(text: "l"), Plain(text: "r")), R.render(Button(1), Toggle(2)))
let boxed: any Renderable = Star(text: "boxed"), list: [any Renderable] = [Plain(text: "1"), Star(text: "2")]
print(R.render(boxed), R.render(list), list.map { R.render($0) })
func through<T: Renderable>(_ t: T) -> String { R.render(t) }
func open(_ t: any Renderable) -> String { through(t) }
print(through(Star(text: "t")), open(Star(text: "u")), through(Toggle(6)), R.render({ 1 }()), R.render(()))
