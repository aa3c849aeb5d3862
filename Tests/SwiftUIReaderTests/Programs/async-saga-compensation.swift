import Foundation

struct StepError: LocalizedError { let step: String, code: Int; var errorDescription: String? { "\(step) failed (\(code))" } }
actor Ledger { private(set) var entries: [String] = []; func record(_ entry: String) { entries.append(entry) }; func drain() -> [String] { let all = entries; entries = []; return all } }
struct Saga<Context> {
  struct Step { let name: String; var run: (inout Context) async throws -> Void; var undo: ((Context) async -> Void)? = nil }
  enum Outcome { case done(Context), rolledBack(Context, cause: any Error, undone: [String]) }
  private(set) var steps: [Step] = []
  func then(_ name: String, run: @escaping (inout Context) async throws -> Void, undo: ((Context) async -> Void)? = nil) -> Self {
    var copy = self
    copy.steps.append(Step(name: name, run: run, undo: undo))
    return copy }
  func callAsFunction(_ context: Context) async -> Outcome {
    var context = context, completed: [Step] = []
    for step in steps {
      do { try await step.run(&context); completed.append(step) } catch {
        var undone: [String] = []
        for done in completed.reversed() { guard let undo = done.undo else { continue }; await undo(context); undone.append(done.name) }
        return .rolledBack(context, cause: error, undone: undone)
      } }
    return .done(context)
  } }
struct Order { var id: Int, total: Decimal, reserved = false, paid = false, labels: [String] = [] }
let ledger = Ledger()
func checkout(limit: Decimal, shipping: Bool = true) -> Saga<Order> { Saga<Order>()
    .then("reserve") { $0.reserved = true; await ledger.record("reserve \($0.id)") } undo: { await ledger.record("release \($0.id)") }
    .then("log") { $0.labels.append("logged") }
    .then("pay") { order in
      guard order.total <= limit else { throw StepError(step: "pay", code: 402) }
      order.paid = true
      await ledger.record("charge \(order.total)")
    } undo: { order in await ledger.record("refund \(order.total)") }
    .then("ship", run: { order in if !shipping { throw URLError(.cannotConnectToHost) }; order.labels.insert("shipped", at: 0) }) }
let order = Order(id: 7, total: 19.5)
for (saga, name) in [(checkout(limit: 100), "all"), (checkout(limit: 10), "poor"), (checkout(limit: 20, shipping: false), "unshipped"), (Saga(), "empty")] {
  switch await saga(order) { case .done(let result): print(name, "done", result.reserved, result.paid, result.labels)
  case let .rolledBack(state, cause as StepError, undone): print(name, cause.localizedDescription, undone, state.labels, state.paid)
  case .rolledBack(let state, let cause, let undone): print(name, (cause as? URLError)?.code == .cannotConnectToHost, undone, state.paid) }
  print(await ledger.drain()) }
print(order.reserved, order.labels.isEmpty, checkout(limit: 0).steps.map(\.name), checkout(limit: 0).steps.compactMap(\.undo).count)
