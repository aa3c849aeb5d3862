struct Message: Hashable { let id: Int; var text: String; var isRead = false; var cache: Cache? = nil; final class Cache {}
  static func == (a: Message, b: Message) -> Bool { a.id == b.id && a.text == b.text }; func hash(into h: inout Hasher) { h.combine(id); h.combine(text) } }
let a = Message(id: 1, text: "hi"), b = Message(id: 1, text: "hi", isRead: true, cache: .init()), c = Message(id: 1, text: "yo")
print(a == b, a == c, Set([a, b, c]).count, [a: 1, c: 2][b]!, [a, c].firstIndex(of: b)!, a.hashValue == b.hashValue)
class Node: Equatable { let n: Int; init(_ n: Int) { self.n = n }; static func == (l: Node, r: Node) -> Bool { l.isEqual(r) }; func isEqual(_ o: Node) -> Bool { n == o.n && type(of: o) == type(of: self) } }
final class Named: Node { let s: String; init(_ n: Int, _ s: String) { self.s = s; super.init(n) }; override func isEqual(_ o: Node) -> Bool { super.isEqual(o) && (o as? Named)?.s == s } }
print(Node(1) == Node(1), Node(1) == Named(1, "x"), Named(1, "x") == Named(1, "x"), Named(1, "x") == Named(1, "y"), Node(1) != Node(2))
print([Node(1), Named(2, "q")] == [Node(1), Named(2, "q")], [Node(1)].contains(Node(1)), Optional(Node(3)) == Node(3))
enum Status: Equatable { case idle, loading(Double), failed(code: Int, String?) }; print(Status.loading(0.5) == .loading(1 / 2), Status.failed(code: 1, nil) == .failed(code: 1, nil), Status.idle != .loading(0), [Status.idle, .loading(1)] == [.idle, .loading(1)])
struct Approx: Equatable { var v: Double; static func == (a: Self, b: Self) -> Bool { abs(a.v - b.v) < 0.1 } }; struct Wrap: Equatable { var a: Approx, list: [Approx], o: Approx? }
print(Wrap(a: .init(v: 1), list: [.init(v: 2)], o: nil) == Wrap(a: .init(v: 1.05), list: [.init(v: 2.01)], o: nil), Wrap(a: .init(v: 1), list: [], o: .init(v: 1)) == Wrap(a: .init(v: 1), list: [], o: nil))
func distinct<T: Equatable>(_ xs: [T]) -> [T] { xs.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }; print(distinct([Approx(v: 1), Approx(v: 1.05), Approx(v: 2)]).map(\.v), distinct([1, 1.0, 2]), distinct([nil, 1, nil]))
print(AnyHashable(a) == AnyHashable(b), AnyHashable(1) == AnyHashable("1"), (AnyHashable(a).base as? Message)?.text ?? "", [AnyHashable(1): "int", AnyHashable("k"): "str"]["k"]!)
func eq(_ x: Any, _ y: Any) -> Bool { func open<T: Equatable>(_ v: T) -> Bool { v == (y as? T) }; return (x as? any Equatable).map { open($0) } ?? false }; print(eq(1, 1), eq(1, 1.0), eq([1], [1]), eq({}, 1))
