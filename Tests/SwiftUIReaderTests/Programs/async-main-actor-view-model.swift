import Foundation

protocol ArticleService: Sendable { func articles(page: Int) async throws -> [String] }
struct Service: ArticleService {
  var pages: [[String]]
  func articles(page: Int) async throws -> [String] { await Task.yield()
    guard pages.indices.contains(page) else { throw URLError(.fileDoesNotExist) }
    if pages[page].contains("!") { throw URLError(.timedOut) }
    return pages[page]
  } }
@MainActor final class ArticlesModel { enum Phase: Equatable { case idle, loading(page: Int), loaded, failed(String) }
  private(set) var phase = Phase.idle { didSet { if oldValue != phase { history.append("\(phase)") } } }
  private(set) var items: [String] = []
  private(set) var history: [String] = []
  private var page = 0
  private let service: any ArticleService
  nonisolated let title: String
  var isLoading: Bool { if case .loading = phase { return true } else { return false } }
  init(title: String, service: some ArticleService) { self.title = title; self.service = service }
  func loadMore() async { guard !isLoading else { history.append("ignored"); return }
    phase = .loading(page: page)
    do { items += try await service.articles(page: page)
      page += 1
      phase = .loaded
    } catch let error as URLError where error.code == .fileDoesNotExist { phase = .loaded }
    catch { phase = .failed((error as? URLError).map { "code \($0.errorCode)" } ?? "unknown") } }
  func refresh() async { page = 0; items.removeAll(); await loadMore() }
  nonisolated func describe() -> String { "[\(title)]" } }
let model = ArticlesModel(title: "News", service: Service(pages: [["a", "b"], ["c"], ["!"]]))
print(model.describe(), model.phase)
await model.loadMore(); print(model.items, model.phase)
let pair = [Task { @MainActor in await model.loadMore() }, Task { @MainActor in await model.loadMore() }]
for task in pair { await task.value }
print(model.items, model.history.contains("ignored"))
await model.loadMore(); print(model.phase, model.items.count)
let end = ArticlesModel(title: "End", service: Service(pages: []))
await end.loadMore(); print(end.phase, end.items.isEmpty, end.history)
await model.refresh(); print(model.items, model.history.last ?? "-")
let title = await MainActor.run { model.title + "/" + String(model.items.count) }; print(title)
print(await Task { @MainActor in model.isLoading }.value, await Task.detached { await model.phase == .loaded }.value)
