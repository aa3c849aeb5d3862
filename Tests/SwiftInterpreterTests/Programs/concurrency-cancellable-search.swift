actor SearchLog { private(set) var lines: [String] = []; func add(_ line: String) { lines.append(line) } }
struct Catalog: Sendable {
    let items: [String]
    func find(_ query: String, log: SearchLog) async throws -> [String] {
        var hits: [String] = []
        for item in items {
            try Task.checkCancellation()
            if item.localizedStandardContainsLite(query) { hits.append(item) }
            await Task.yield()
        }
        await log.add("searched \(query): \(hits.count)")
        return hits
    }
}
extension String {
    func localizedStandardContainsLite(_ other: String) -> Bool { other.isEmpty || lowercased().contains(other.lowercased()) }
}
@MainActor final class SearchModel {
    enum Phase: Equatable { case idle, searching(String), results([String]), cancelled(String) }
    private(set) var phase = Phase.idle { didSet { if phase != oldValue { history.append("\(phase)") } } }
    private(set) var history: [String] = []
    private var task: Task<Void, Never>?
    let catalog: Catalog, log = SearchLog()
    init(_ catalog: Catalog) { self.catalog = catalog }
    func search(_ query: String) {
        task?.cancel()
        guard query.count > 1 else { phase = .idle; return }
        phase = .searching(query)
        task = Task { [catalog, log] in
            do {
                let hits = try await catalog.find(query, log: log)
                guard !Task.isCancelled else { throw CancellationError() }
                phase = .results(hits)
            } catch is CancellationError {
                await log.add("dropped \(query)")
            } catch { phase = .cancelled(query) }
        }
    }
    func settle() async { await task?.value }
}
let model = SearchModel(Catalog(items: ["Apple pie", "Apricot jam", "Grape", "Pineapple", "Plum"]))
model.search("a")
print(model.phase)
for text in ["ap", "app", "appl"] { model.search(text) }
print(model.phase)
await model.settle()
print(model.phase)
model.search("gr")
await model.settle()
model.search("")
model.history.forEach { print("-", $0) }
print(await model.log.lines.filter { $0.hasPrefix("searched") })
let task = Task { try await model.catalog.find("p", log: model.log) }
task.cancel()
switch await task.result {
case .success(let hits): print("found", hits)
case .failure(let error): print(error is CancellationError, task.isCancelled)
}
