actor Account { let id: Int; private(set) var balance: Double = 0; private var history: [Entry] = []; struct Entry { let label: String, amount: Double }; enum Failure: Error, Equatable { case insufficient(needed: Double) }
  init(id: Int, opening: Double = 0) { self.id = id; balance = opening }
  func deposit(_ a: Double, _ label: String = "deposit") { balance += a; history.append(Entry(label: label, amount: a)) }
  func withdraw(_ a: Double) throws -> Double { guard balance >= a else { throw Failure.insufficient(needed: a - balance) }; defer { history.append(Entry(label: "withdraw", amount: -a)) }; balance -= a; return balance }
  func transfer(_ a: Double, to o: Account) async throws { _ = try withdraw(a); await o.deposit(a, "from \(id)") }
  nonisolated var title: String { "#\(id)" }; nonisolated func describe() async -> String { "\(title) \(await balance)" }
  subscript(i: Int) -> String? { history.indices.contains(i) ? "\(history[i].label) \(history[i].amount)" : nil }
  var count: Int { history.count }; func update<T: Sendable>(_ f: @Sendable (isolated Account) throws -> T) rethrows -> T { try f(self) } }
let a = Account(id: 1, opening: 100), b = Account(id: 2)
try await a.transfer(30, to: b); print(await a.balance, await b.balance, a.title, await b.describe()); print(await b[0] ?? "-", await b[1] ?? "-", await a[0]!)
do { try await b.transfer(31, to: a) } catch let e as Account.Failure { print(e, e == .insufficient(needed: 1)) }; print(await a.count, await b.count)
print(await a.update { $0.deposit(5 / 2); return $0.balance }, (try? await a.withdraw(1000)) as Any, try await a.withdraw(0.5))
await withTaskGroup(of: Void.self) { g in for i in 1...50 { g.addTask { await b.deposit(Double(i)) } } }; print(await b.balance, await b.count)
@globalActor actor Store { static let shared = Store() }; @Store final class Cart { var items: [String] = []; var total: Int { items.count }; nonisolated init() {}; func add(_ s: String...) -> Int { items += s; return total }; nonisolated let name = "cart" }
let cart = Cart(); print(await cart.add("x", "y"), await cart.total, cart.name, await cart.items.joined()); @Store func both(_ c: Cart) -> Int { c.add("z") + c.total }; print(await both(cart))
actor Cache { private var inFlight: [String: Task<Int, any Error>] = [:]; private(set) var loads = 0; func get(_ k: String) async throws -> Int { if let t = inFlight[k] { return try await t.value }; let t = Task { () throws -> Int in try await self.load(k) }; inFlight[k] = t; return try await t.value }; private func load(_ k: String) async throws -> Int { loads += 1; await Task.yield(); guard let n = Int(k) else { throw CancellationError() }; return n } }
let cache = Cache(); async let one = cache.get("4"); async let two = cache.get("4"); print(try await one + two, await cache.loads, (try? await cache.get("x")) as Any, await cache.loads, try await cache.get("4"), await cache.loads)
protocol Repo: Actor { var items: [Int] { get set }; func all() -> [Int] }; extension Repo { func add(_ n: Int) { items.append(n) }; func sum() -> Int { all().reduce(0, +) } }; actor Mem: Repo { var items: [Int] = []; func all() -> [Int] { items.sorted() } }; let repo: any Repo = Mem(); await repo.add(3); await repo.add(1); print(await repo.sum(), await repo.all(), await repo.items)
@MainActor final class VM { var state = "idle" { didSet { changes.append(state) } }; var changes: [String] = []; func load() async { state = "loading"; let v = await Task.detached { 42 }.value; state = "loaded \(v)" } }; let vm = VM(); await vm.load(); print(vm.changes)
