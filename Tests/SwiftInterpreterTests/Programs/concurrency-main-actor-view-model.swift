protocol NewsService: Sendable { func headlines() async throws -> [String] }
struct Offline: Error {}
struct MockService: NewsService {
    let items: [String]?
    func headlines() async throws -> [String] {
        guard let items else { throw Offline() }
        return items
    }
}
@MainActor final class NewsModel {
    private(set) var state = "idle" { didSet { print(oldValue, "->", state) } }
    let service: any NewsService
    init(service: any NewsService) { self.service = service }
    func load() async {
        state = "loading"
        do { state = try await service.headlines().joined(separator: "|") } catch { state = "failed \(error)" }
    }
}
await NewsModel(service: MockService(items: ["Rain", "Sun"])).load()
await NewsModel(service: MockService(items: nil)).load()
