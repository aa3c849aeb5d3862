import Foundation

actor Gate { private var waiting: [String: CheckedContinuation<Void, Never>] = [:], opened: Set<String> = []
  func wait(_ key: String) async { if opened.remove(key) == nil { await withCheckedContinuation { waiting[key] = $0 } } }
  func open(_ key: String) { if let c = waiting.removeValue(forKey: key) { c.resume() } else { opened.insert(key) } }
  var waiters: [String] { waiting.keys.sorted() } }
@MainActor final class Loader<Query: Hashable & Sendable, Output: Sendable> {
  enum State { case empty, loading(Query, previous: Output?), value(Query, Output), failed(Query, any Error) }
  private(set) var state = State.empty
  private(set) var discarded: [Query] = []
  private var generation = 0
  private let work: @Sendable (Query) async throws -> Output
  init(_ work: @escaping @Sendable (Query) async throws -> Output) { self.work = work }
  var output: Output? { switch state { case .value(_, let output): output; case .loading(_, let previous?): previous; default: nil } }
  @discardableResult func load(_ query: Query) -> Task<Bool, Never> {
    generation += 1
    let mine = generation
    state = .loading(query, previous: output)
    return Task { @MainActor in
      let result: Result<Output, any Error>
      do { result = .success(try await work(query)) } catch { result = .failure(error) }
      guard mine == generation else { discarded.append(query); return false }
      state = switch result { case .success(let output): .value(query, output); case .failure(let error): .failed(query, error) }
      return true
    }
  }
}
extension Loader.State: CustomStringConvertible { var description: String { switch self { case .empty: "empty"; case .loading(let q, let p): "loading \(q) over \(p.map { "\($0)" } ?? "nothing")"; case .value(let q, let v): "\(q)=\(v)"; case .failed(let q, let e): "\(q) failed \((e as? URLError)?.code.rawValue ?? 0)" } } }
let gate = Gate()
let loader = Loader<String, Int> { query in await gate.wait(query); if query.isEmpty { throw URLError(.cannotFindHost) }; return query.count }
print(loader.state, loader.output as Any)
let slow = loader.load("slow"), fast = loader.load("hi")
print(loader.state); await gate.open("hi"); print(await fast.value, loader.state)
await gate.open("slow"); print(await slow.value, loader.state, loader.discarded)
let third = loader.load("third"); print(loader.state, loader.output ?? -1); await gate.open("third"); _ = await third.value; print(loader.state)
let bad = loader.load(""); await gate.open(""); print(await bad.value, loader.state, loader.output as Any)
let again = loader.load("x"); print(loader.state); await gate.open("x"); print(await again.value, loader.output ?? 0, await gate.waiters)
