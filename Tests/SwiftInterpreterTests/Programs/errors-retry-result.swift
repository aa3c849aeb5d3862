enum NetError: Error, Equatable { case offline, status(Int), decoding(String) }
extension NetError: CustomStringConvertible { var description: String { switch self { case .offline: "offline"; case .status(let c): "status \(c)"; case .decoding(let s): "decoding \(s)" } } }
var attempts = 0
func fetch(_ n: Int) throws(NetError) -> String { attempts += 1; if attempts < n { throw .status(500 + attempts) }; return "ok \(attempts)" }
func retry<T>(_ times: Int, _ work: () throws -> T) rethrows -> T { for _ in 1..<times { if let value = try? work() { return value } }; return try work() }
do { print(try retry(3) { try fetch(3) }) } catch { print("never", error) }
attempts = 0; do { print(try retry(2) { try fetch(9) }) } catch NetError.status(let code) { print("code", code) } catch { print(error) }
let results: [Result<Int, NetError>] = [.success(2), .failure(.offline), .success(5)]
print(results.compactMap { try? $0.get() }, results.map { r in switch r { case .success(let v): "\(v)"; case .failure(let e): "\(e)" } })
let mapped = results[0].map { $0 * 10 }.flatMap { $0 > 10 ? .success($0) : .failure(NetError.decoding("small")) }; print(mapped, Result { try fetch(1) })
func risky(_ flag: Bool) throws -> Int { defer { print("cleanup", flag) }; guard flag else { throw NetError.offline }; return 1 }
print((try? risky(false)) ?? 0, (try? risky(true)) ?? 0); do { _ = try risky(false) } catch let error as NetError where error == .offline { print("is offline") } catch {}
