struct Lens<Whole, Part> {
    let get: (Whole) -> Part
    let set: (Part, Whole) -> Whole

    func over(_ change: @escaping (Part) -> Part) -> (Whole) -> Whole { { whole in set(change(get(whole)), whole) } }
    func callAsFunction(_ whole: Whole) -> Part { get(whole) }
    static func >>> <Deeper>(outer: Self, inner: Lens<Part, Deeper>) -> Lens<Whole, Deeper> {
        .init(get: { inner.get(outer.get($0)) }, set: { outer.set(inner.set($0, outer.get($1)), $1) })
    }
}
infix operator >>>: MultiplicationPrecedence

extension Lens {
    init(_ path: WritableKeyPath<Whole, Part>) {
        self.init(get: { $0[keyPath: path] }, set: { var copy = $1; copy[keyPath: path] = $0; return copy })
    }
    func zip<Other>(_ other: Lens<Whole, Other>) -> Lens<Whole, (Part, Other)> {
        Lens<Whole, (Part, Other)>(get: { (get($0), other.get($0)) }, set: { pair, w in other.set(pair.1, set(pair.0, w)) })
    }
}
extension Lens where Part: MutableCollection & RandomAccessCollection {
    func at(_ offset: Int) -> Lens<Whole, Part.Element> {
        self >>> Lens<Part, Part.Element>(get: { $0[$0.index($0.startIndex, offsetBy: offset)] }, set: { new, part in
            var part = part
            part[part.index(part.startIndex, offsetBy: offset)] = new
            return part
        })
    }
    func each(_ change: @escaping (Part.Element) -> Part.Element) -> (Whole) -> Whole {
        over { var part = $0; for i in part.indices { part[i] = change(part[i]) }; return part }
    }
}
extension Lens where Part: Numeric { func add(_ n: Part) -> (Whole) -> Whole { over { $0 + n } } }
extension Lens where Part == String { func add(_ s: String) -> (Whole) -> Whole { over { "\($0)\(s)" } } }

func pipe<T>(_ steps: ((T) -> T)...) -> (T) -> T { { steps.reduce($0) { $1($0) } } }

struct Point: Equatable { var x = 0.0, y = 0.0 }
struct Shape { var name: String; var corners: [Point]; var style: Style }
struct Style { var width: Int; var dash: (on: Int, off: Int)? }

let name = Lens(\Shape.name), corners = Lens(\Shape.corners), style = Lens(\Shape.style), width = style >>> Lens(\Style.width)
let firstX = corners.at(0) >>> Lens(\.x)
let start = Shape(name: "tri", corners: [.init(), Point(x: 4), Point(y: 3)], style: Style(width: 1, dash: nil))
let change = pipe(name.add("angle"), width.add(2), firstX.add(0.5), corners.each { Point(x: $0.x * 2, y: $0.y - 1) })
let end = change(start)
print(start.name, start.style.width)
print(start.corners.map { [$0.x, $0.y] })
print(end.name, end.style.width)
print(end.corners.map { [$0.x, $0.y] })
print(firstX(end), firstX.set(9, end).corners[0], (corners >>> Lens(\.count as KeyPath, default: 0)).get(end))
let both = name.zip(width)
print(both(end))
print(both.set(("line", 7), end).style, both.over { ($0.0.uppercased(), -$0.1) }(end).name)
let dash = (style >>> Lens(\.dash)).set((4, 2), end).style.dash
print(dash?.on ?? 0, end.style.dash == nil, [start, end].map(width.get), [1, 2, 3].map(Lens(\Int.self).add(10)))
print(Lens(\[Int].self).at(1).set(0, [1, 2, 3]), Lens(\Shape.self).over { _ in start }(end).name)

extension Lens { init(_ path: KeyPath<Whole, Part>, default _: Part) { self.init(get: { $0[keyPath: path] }, set: { $1 }) } }
