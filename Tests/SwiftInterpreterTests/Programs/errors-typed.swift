enum E: Error, Equatable { case bad(Int), worse(String) }
func run(_ n: Int) throws -> Int { if n < 0 { throw E.bad(n) }; if n > 10 { throw E.worse("big") }; return n * 2 }
for n in [1, -1, 11] { do { print(try run(n)) } catch E.bad(let x) { print("bad", x) } catch let e as E { print("e", e) } catch { print("other") } }
print((try? run(-5)) as Any, (try? run(4)) ?? 0)
func wrap() throws { defer { print("deferred") }; _ = try run(-2) }
do { try wrap() } catch { print("caught \(error)") }
let r = Result { try run(99) }
switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }
print((try? Result<Int, E>.success(3).get()) ?? 0, Result<Int, E>.success(2).map { $0 + 1 })
func typed() throws(E) -> Int { throw .bad(7) }
do { _ = try typed() } catch { print(error == .bad(7)) }
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrowing { 1 }, (try? rethrowing { try run(-1) }) as Any)
