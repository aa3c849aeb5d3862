actor Log { private(set) var lines: [String] = []; func add(_ s: String) { lines.append(s) }; func sorted() -> [String] { lines.sorted() } }
struct Profile { let name: String, badges: Int, friends: [String] }
enum LoadError: Error { case missing(String) }
let log = Log()
func name(_ id: Int) async throws -> String { await log.add("name \(id)"); guard id > 0 else { throw LoadError.missing("name") }; return "user\(id)" }
func badges(_ id: Int) async -> Int { await log.add("badges \(id)"); return id * 3 }
func friends(_ id: Int) async throws -> [String] { try await withThrowingTaskGroup(of: (Int, String).self) { g in
  for i in 1...3 { g.addTask { (i, try await name(id + i)) } }
  var out: [Int: String] = [:]; for try await (i, n) in g { out[i] = n }; return out.sorted { $0.key < $1.key }.map(\.value) } }
func profile(_ id: Int) async throws -> Profile { async let n = name(id); async let b = badges(id); async let f = friends(id); return try await Profile(name: n, badges: b, friends: f) }
let p = try await profile(1); print(p.name, p.badges, p.friends); print(await log.sorted())
do { _ = try await profile(0) } catch LoadError.missing(let what) { print("missing", what) }
async let (x, y) = (badges(1), badges(2)); print(await x + y)
let values = await withTaskGroup(of: Int.self) { g in for i in 0..<5 { g.addTask { await badges(i) } }; return await g.reduce(into: []) { $0.append($1) } }; print(values.sorted())
func firstValid(_ ids: [Int]) async -> String? { for id in ids { if let n = try? await name(id) { return n } }; return nil }; print(await firstValid([0, -1, 7, 8]) ?? "none", await firstValid([0]) ?? "none")
func map<T, U>(_ xs: [T], _ f: (T) async throws -> U) async rethrows -> [U] { var o: [U] = []; for x in xs { o.append(try await f(x)) }; return o }; print(await map([1, 2]) { await badges($0) }, (try? await map([1, 0]) { try await name($0) }) as Any)
let r = await Task { try await name(0) }.result; switch r { case .success(let s): print(s); case .failure(LoadError.missing(let w)): print("failed", w); case .failure: print("other") }
print(await log.lines.count, await Task { await badges(9) }.value, try await Task.detached { try await name(4) }.value)
