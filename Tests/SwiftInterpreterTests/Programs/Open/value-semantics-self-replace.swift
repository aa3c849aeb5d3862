enum Light: String { case red, green, amber
  mutating func next() { switch self { case .red: self = .green; case .green: self = .amber; case .amber: self = .red } }
  mutating func skip(_ n: Int) -> Light { for _ in 0..<n { next() }; return self } }
struct Cursor { var index = 0; var history: [Int] = []
  mutating func move(_ d: Int) { let old = self; self = Cursor(index: index + d, history: history + [old.index]) }
  mutating func reset() { self = .init() }
  mutating func undo() -> Bool { guard let last = history.last else { return false }; let rest = Array(history.dropLast()); self = Cursor(index: last, history: rest); return true }
  func moved(_ d: Int) -> Self { var c = self; c.move(d); return c } }
var l = Light.red; let saved = l; l.next(); print(l, saved, l.skip(2), l)
var c = Cursor(); c.move(3); c.move(4); let snap = c; print(c.index, c.history, c.undo(), c.index, c.history, snap.index); c.reset(); print(c.undo(), c.moved(5).moved(1).history, c.index)
struct Machine { var light = Light.red { didSet { log.append("\(oldValue)>\(light)") } }; var cursor = Cursor() { willSet { log.append("c\(newValue.index)") } }; var log: [String] = [] }
var m = Machine(); m.light.next(); _ = m.light.skip(2); m.cursor.move(2); m.cursor.index += 1; m.cursor = Cursor(index: 9); print(m.log)
protocol Resettable { init(); var n: Int { get set } }; extension Resettable { mutating func reset() { self = Self() }; mutating func bump() { n += 1 } }
struct S: Resettable { var n = 1 }; final class K: Resettable { var n = 2; required init() {} }
var s = S(); s.bump(); s.bump(); print(s.n); s.reset(); print(s.n)
var k = K(); let same = k; k.bump(); print(same.n, k === same); k.reset(); print(same.n, k.n, k === same)
var any: any Resettable = s; any.bump(); print(s.n, any.n); any = k; any.bump(); print(k.n)
indirect enum Stack { case empty, node(Int, Stack)
  mutating func push(_ n: Int) { self = .node(n, self) }
  mutating func pop() -> Int? { guard case .node(let n, let rest) = self else { return nil }; self = rest; return n }
  var all: [Int] { if case let .node(n, r) = self { return [n] + r.all }; return [] } }
var st = Stack.empty; st.push(1); st.push(2); var branch = st; branch.push(3); print(st.all, branch.all, st.pop() ?? 0, st.all, branch.all, branch.pop()!, st.pop()!, st.pop() as Any)
extension Array { mutating func rotate() { self = Array(dropFirst()) + prefix(1) } }; var a = [1, 2, 3]; a.rotate(); a.rotate(); print(a); extension Int { mutating func halve() { self /= 2 }; mutating func clamp(_ r: ClosedRange<Int>) { self = Swift.min(Swift.max(self, r.lowerBound), r.upperBound) } }
a[0].halve(); a[1].clamp(5...6); print(a); extension Optional { mutating func setIfNil(_ v: Wrapped) { if case .none = self { self = v } } }; var o: Int?; o.setIfNil(4); o.setIfNil(5); print(o!)
