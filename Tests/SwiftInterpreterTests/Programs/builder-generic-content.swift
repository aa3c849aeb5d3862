protocol Node { associatedtype Body: Node; var body: Body { get } }
extension Never: Node { var body: Never { fatalError() } }
protocol Leaf: Node where Body == Never { func text() -> String }
extension Leaf { var body: Never { fatalError() } }
struct T: Leaf { let s: String; init(_ s: String) { self.s = s }; func text() -> String { s } }
struct Pair<A: Node, B: Node>: Leaf { let a: A; let b: B; func text() -> String { render(a) + "," + render(b) } }
@resultBuilder enum NB { static func buildBlock<A: Node>(_ a: A) -> A { a }; static func buildBlock<A: Node, B: Node>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) } }
func render(_ node: any Node) -> String { if let leaf = node as? any Leaf { return leaf.text() }; return render(node.body) }
struct Card<Content: Node>: Node { let title: String; let content: Content; init(_ title: String, @NB content: () -> Content) { self.title = title; self.content = content() }; @NB var body: some Node { T("[" + title + "]"); content } }
struct Screen: Node { var body: some Node { Card("Hi") { T("x"); T("y") } } }
print(render(Screen()), render(Card("One") { T("z") }))
