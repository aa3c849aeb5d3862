// swift-format-ignore-file
enum NetError: Error, Equatable { case offline, status(Int) }
struct Custom: Error { let msg: String }
func load(_ n: Int) throws -> String {
  if n == 0 { throw NetError.offline }
  if n < 0 { throw NetError.status(n) }
  if n > 100 { throw Custom(msg: "big") }
  return "ok \(n)"
}
for n in [1, 0, -5, 500] {
  do { print(try load(n)) }
  catch NetError.offline { print("offline") }
  catch NetError.status(let c) where c < -10 { print("very bad", c) }
  catch let e as Custom { print("custom", e.msg) }
  catch { print("other", error) }
}
print((try? load(0)) ?? "nil", try! load(3))
func rethrow(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrow { 4 })
do { _ = try rethrow { throw NetError.offline } } catch { print(error as! NetError == .offline) }
func cleanup() throws { defer { print("cleaned") }; throw Custom(msg: "x") }
do { try cleanup() } catch let c as Custom { print(c.msg) } catch {}
let r: Result<Int, NetError> = .success(5)
switch r { case .success(let v): print("v", v); case .failure(let e): print(e) }
let bad: Result<Int, NetError> = .failure(.offline)
print((try? bad.get()) ?? -1, try! r.get(), r.map { $0 * 2 })
