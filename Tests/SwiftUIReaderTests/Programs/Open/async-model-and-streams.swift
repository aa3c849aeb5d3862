import Foundation
actor Store { private(set) var items: [String] = []; func add(_ s: String) -> Int { items.append(s); return items.count }; func load() async throws -> [String] { try await Task.sleep(nanoseconds: 1); return items } }
@MainActor final class Model { enum Phase: Equatable { case idle, loading, loaded([String]), failed(String) }; var phase = Phase.idle { didSet { trail.append("\(phase)") } }; var trail: [String] = []; let store: Store; private var task: Task<Void, Never>?
  init(_ s: Store) { store = s }
  func refresh() async { phase = .loading; do { let x = try await store.load(); phase = x.isEmpty ? .failed("empty") : .loaded(x) } catch { phase = .failed(error.localizedDescription) } }
  func start() { task?.cancel(); task = Task { await refresh() } }; func wait() async { await task?.value } }
let store = Store(); let model = await Model(store); await model.refresh(); print(await model.phase); _ = await store.add("x"); await model.start(); await model.wait(); print(await model.trail.count, await model.phase == .loaded(["x"]))
let nums = await withTaskGroup(of: Int.self) { g in for i in 1...3 { g.addTask { i * i } }; var out: [Int] = []; for await v in g { out.append(v) }; return out.sorted() }; print(nums)
let stream = AsyncStream<Int> { c in for i in 0..<3 { c.yield(i) }; c.finish() }; var got: [Int] = []; for await v in stream { got.append(v) }; print(got); let m = stream.map { $0 * 2 }
func fetch(_ id: Int) async throws -> String { guard id > 0 else { throw URLError(.badURL) }; return "item \(id)" }
let results = await [1, 0].asyncMap { try? await fetch($0) }; print(results.map { $0 ?? "nil" }); extension Array { func asyncMap<T>(_ f: (Element) async -> T) async -> [T] { var r: [T] = []; for x in self { r.append(await f(x)) }; return r } }
do { _ = try await fetch(0) } catch let e as URLError where e.code == .badURL { print("url", e.code == .badURL) } catch { print("other") }
let v = try await withCheckedThrowingContinuation { (c: CheckedContinuation<Int, Error>) in DispatchQueue.main.async { c.resume(returning: 7) } }; print(v)
let r = await Task { try await fetch(0) }.result; switch r { case .success(let s): print(s); case .failure(let e): print("failed", e is URLError) }; print(Task.isCancelled)
