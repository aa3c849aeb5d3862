var handlers: [() -> String] = []
for i in 1...3 {
    var count = i * 10
    handlers.append { count += 1; return "\(i):\(count)" }
}
print(handlers.map { $0() }, handlers.map { $0() })

var makers: [(String) -> String] = []
var suffix = "a"
for word in ["x", "y"] where word != "z" { makers.append { $0 + word + suffix } }
suffix = "b"
makers.append { [suffix] in $0 + suffix }
suffix = "c"
print(makers.map { $0("-") })

func counterPair() -> (() -> Int, () -> Int, (Int) -> Void) {
    var shared = 0
    let up = { () -> Int in shared += 1; return shared }
    let frozen = { [shared] in shared * 100 }
    shared = 5
    return (up, frozen, { shared = $0 })
}
let (up, frozen, set) = counterPair(), (up2, _, _) = counterPair()
set(40)
print(up(), up(), frozen(), up2())

final class Screen { var title: String; init(_ t: String) { title = t }
    lazy var strong: () -> String = { self.title }
    func makers() -> [() -> String?] { [{ [weak self] in self?.title }, { [title] in title }, { [self] in title + "!" }, { [weak me = self] in me.map { $0.title.uppercased() } }] }
    deinit { print("deinit", title) } }
var screen: Screen? = Screen("one")
let fns = screen!.makers()[...1]
screen!.title = "two"
print(fns.map { $0() ?? "gone" })
screen = nil
print(fns.map { $0() ?? "gone" })

var n = 1
let log = { [n, later = n + 10] (m: Int) -> String in "\(n) \(later) \(m)" }
n = 2
print(log(n), { n }(), { [n] in n }())
func withDefer(_ out: inout [String]) -> Int {
    var k = 1
    defer { out.append("end k=\(k)") }
    defer { k *= 10; out.append("mul k=\(k)") }
    for k in 0..<2 { defer { out.append("loop \(k)") }; if k == 1 { break }; out.append("body \(k)") }
    k += 1
    return k
}
var trace: [String] = []
print(withDefer(&trace), trace)
var nested: [[() -> Int]] = []
for i in 0..<2 { var base = i * 100; nested.append((0..<2).map { j in { base += j + 1; return base } }) }
print(nested.map { $0.map { $0() } }, nested[1][0](), nested[0][1]())
var i = 0
var whileClosures: [() -> Int] = []
while i < 3 { let copy = i; whileClosures.append { copy * 10 + i }; i += 1 }
print(whileClosures.map { $0() })
let fact: (Int) -> Int = { func f(_ n: Int) -> Int { n < 2 ? 1 : n * f(n - 1) }; return f($0) }
print(fact(6), (1...4).reduce(into: [() -> Int]()) { fs, n in let size = fs.count; fs.append { n * size } }.map { $0() })
