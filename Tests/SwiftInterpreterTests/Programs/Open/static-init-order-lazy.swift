var order: [String] = []
func mark<T>(_ s: String, _ v: T) -> T { order.append(s); return v }
struct A { static let first = mark("A.first", 1); static let second = mark("A.second", first + 1); static var counter = mark("A.counter", 0) { didSet { order.append("counter \(oldValue)->\(counter)") } }; let inst = mark("inst", 5); lazy var lz = mark("lazy", inst + A.first); init() { order.append("init \(inst)") } }
func flush(_ n: String) { print(n, order); order = [] }
flush("start"); _ = A.second; flush("second"); _ = A.first; flush("first"); A.counter += 1; flush("counter")
var a = A(); flush("a"); print(a.lz, a.lz); flush("lazy")
class B { var x = mark("B.x", 1); let y: Int; init(y: Int = mark("default y", 2)) { order.append("B.init"); self.y = mark("set y", y); self.after() }; func after() { order.append("B.after") } }
class C: B { var z = mark("C.z", 3); let w: Int; override init(y: Int) { w = mark("C.w", y * 2); super.init(y: mark("arg", y + 1)); order.append("C.end \(z) \(self.y)") }; convenience init() { order.append("convenience"); self.init(y: 10) }; override func after() { order.append("C.after \(w) \(z)") } }
_ = B(); flush("B"); _ = C(); flush("C"); _ = C(y: 4); flush("C4")
enum Registry { static var handlers: [String: () -> Int] = { order.append("handlers"); return ["one": { mark("one", 1) }] }(); static subscript(k: String) -> Int { get { handlers[k]?() ?? mark("missing", -1) } set { handlers[k] = { newValue } } } }
print(Registry["one"], Registry["two"]); Registry["two"] = 2; print(Registry["two"]); flush("registry")
struct G<T> { let v: T; init(_ v: @autoclosure () -> T) { order.append("before"); self.v = v(); order.append("after") } }; print(G(mark("arg", 7)).v); flush("auto")
struct D { var p = mark("p", 1), q = mark("q", 2); var r: Int; init(r: Int) { self.r = r; order.append("D") }; init() { self.init(r: mark("r", 3)); p = mark("p2", 9); order.append("D()") } }; print(D().p); flush("delegating")
struct M { var a = mark("ma", 1); var b: Int = mark("mb", 2); var c: Int }; _ = M(c: mark("mc", 3)); flush("memberwise"); _ = M(a: mark("given", 0), c: mark("mc", 3)); flush("partial")
let once: Int = { mark("closure", 4) }(); print(once); flush("closure"); func f() -> Int { let x = mark("x", 1), y = mark("y", 2); defer { order.append("defer") }; return mark("ret", x + y) }; print(f()); flush("f")
