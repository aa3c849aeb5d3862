import Foundation

struct Post: Identifiable, Equatable, Sendable { let id: Int; var text: String; var likes: Int; var isLiked = false
  var toggled: Post { var copy = self; copy.isLiked.toggle(); copy.likes += copy.isLiked ? 1 : -1; return copy } }
enum ServiceError: LocalizedError { case rateLimited(retryAfter: TimeInterval), gone; var errorDescription: String? { switch self { case .rateLimited(let s): "Try again in \(Int(s))s"; case .gone: "Post was removed" } } }
actor PostService { private var failures: [Int: ServiceError] = [:]; private(set) var calls: [String] = []
  func fail(_ id: Int, _ error: ServiceError?) { failures[id] = error }
  func setLiked(_ id: Int, _ liked: Bool) async throws -> Int? { calls.append("\(id)\(liked ? "+" : "-")"); if let error = failures[id] { throw error }; return id == 3 ? 1000 : nil } }
@MainActor final class FeedModel {
  private(set) var posts: [Post]; private(set) var toast: String? { didSet { if let toast { toasts.append(toast) } } }; private(set) var toasts: [String] = []
  private(set) var pending: Set<Post.ID> = []; private let service: PostService
  init(_ posts: [Post], service: PostService) { self.posts = posts; self.service = service }
  subscript(id: Post.ID) -> Post? { _read { yield posts.first { $0.id == id } } }
  private func update(_ id: Post.ID, _ change: (inout Post) -> Void) { guard let i = posts.firstIndex(where: { $0.id == id }) else { return }; change(&posts[i]) }
  func toggleLike(_ id: Post.ID) async {
    guard let before = self[id], pending.insert(id).inserted else { toast = "busy \(id)"; return }
    defer { pending.remove(id) }
    update(id) { $0 = $0.toggled }
    do { if let likes = try await service.setLiked(id, !before.isLiked) { update(id) { $0.likes = likes } } }
    catch ServiceError.gone { posts.removeAll { $0.id == id }; toast = ServiceError.gone.localizedDescription }
    catch { update(id) { $0 = before }; toast = error.localizedDescription }
  }
  var summary: String { posts.map { "\($0.id):\($0.likes)\($0.isLiked ? "♥" : "")" }.joined(separator: " ") }
}
let service = PostService()
let model = FeedModel([Post(id: 1, text: "a", likes: 3), Post(id: 2, text: "b", likes: 0), Post(id: 3, text: "c", likes: 9, isLiked: true)], service: service)
await model.toggleLike(1); print(model.summary, await service.calls)
await service.fail(2, .rateLimited(retryAfter: 30.9)); await model.toggleLike(2); print(model.summary, model.toast ?? "-")
await service.fail(2, nil); await model.toggleLike(2); await model.toggleLike(2); print(model.summary, await service.calls.count)
await model.toggleLike(3); print(model.summary, model[3]?.isLiked ?? true)
await model.toggleLike(42); print(model.toasts, model.pending.isEmpty)
await service.fail(1, .gone); let first = Task { @MainActor in print("during", model.pending.sorted()); await model.toggleLike(1) }, second = Task { @MainActor in print("during", model.pending.sorted()); await model.toggleLike(1) }
await first.value; await second.value; print(model.summary, model.toasts, model[1] as Any)
print(Post(id: 9, text: "", likes: 1).toggled.toggled == Post(id: 9, text: "", likes: 1), model.posts.map(\.toggled.likes), (ServiceError.gone as Error).localizedDescription)
