struct Pipeline<In, Out> { let run: (In) throws -> Out; init(_ f: @escaping (In) throws -> Out) { run = f }
  func then<N>(_ f: @escaping (Out) throws -> N) -> Pipeline<In, N> { Pipeline<In, N> { try f(run($0)) } }
  func then<N>(_ k: KeyPath<Out, N>) -> Pipeline<In, N> { then { $0[keyPath: k] } }
  func recover(_ f: @escaping (any Error) throws -> Out) -> Self { Pipeline { do { return try run($0) } catch { return try f(error) } } }
  func `guard`(_ m: String, _ ok: @escaping (Out) -> Bool) -> Self { then { guard ok($0) else { throw Stop(m: m) }; return $0 } }
  func zip<O>(_ o: Pipeline<In, O>) -> Pipeline<In, (Out, O)> { Pipeline<In, (Out, O)> { (try run($0), try o.run($0)) } }
  func each() -> Pipeline<[In], [Out]> { Pipeline<[In], [Out]> { try $0.map(run) } }
  func result(_ i: In) -> Result<Out, any Error> { Result { try run(i) } } }
struct Stop: Error { let m: String }
extension Pipeline where In == Out { init() { self.init { $0 } } }; extension Pipeline where Out: Collection { func first() -> Pipeline<In, Out.Element?> { then { $0.first } } }
let parse = Pipeline<String, Int> { guard let n = Int($0) else { throw Stop(m: "nan \($0)") }; return n }
let p = parse.guard("neg") { $0 >= 0 }.then { $0 * 2 }; for s in ["4", "-1", "x"] { switch p.result(s) { case .success(let n): print("ok", n); case .failure(let e as Stop): print("stop", e.m); case .failure: print("?") } }
print(try p.recover { _ in -1 }.run("x"), try p.then { "\($0)!" }.then(\.count).run("50"), try p.zip(parse.then { Double($0) / 4 }).run("3"), try p.each().run(["1", "2"]))
print((try? p.each().run(["1", "z"])) as Any, try p.each().first().run([]) as Any, try Pipeline<Int, Int>().run(7), try Pipeline<Int, Int>().then(\.description).then(\.count).run(1234))
do { _ = try p.recover { throw Stop(m: "re-" + ($0 as! Stop).m) }.run("q") } catch let s as Stop { print(s.m) }
print(["1", "-5", "y"].map { p.result($0).map { $0 + 1 }.mapError { ($0 as! Stop).m.count as Int as any Error }.isOK }); extension Result { var isOK: Bool { if case .success = self { true } else { false } } }; extension Int: Error {}
func first<T, E>(_ rs: [Result<T, E>]) -> Result<T, E>? { rs.first(where: \.isOK) ?? rs.last }; print((try? first(["a", "7", "8"].map(p.result))?.get()) ?? 0, first([Result<Int, Stop>]()) == nil)
