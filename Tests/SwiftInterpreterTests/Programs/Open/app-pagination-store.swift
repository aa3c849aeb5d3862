struct Page<Item> { let items: [Item]; let next: Int? }
protocol PageSource<Item> { associatedtype Item: Identifiable; func page(_ n: Int) throws -> Page<Item> }
struct Post: Identifiable, Equatable { let id: String; var likes = 0 }
struct FakePosts: PageSource { var size = 2, total = 5; var failOn: Set<Int> = []; struct Fail: Error { let page: Int }
  func page(_ n: Int) throws -> Page<Post> { if failOn.contains(n) { throw Fail(page: n) }; let r = n * size..<min((n + 1) * size, total); return Page(items: r.map { Post(id: "p\($0)", likes: $0) }, next: r.upperBound < total ? n + 1 : nil) } }
final class Feed<S: PageSource> { enum Phase: Equatable { case idle, failed(String), done }
  private(set) var items: [S.Item] = []; private(set) var phase = Phase.idle { didSet { if phase != oldValue { log.append(phase) } } }; private(set) var log: [Phase] = []; private var cursor: Int? = 0; let source: S
  init(_ s: S) { source = s }
  @discardableResult func more() -> Bool { guard let c = cursor else { return false }; do { let p = try source.page(c); let known = Set(items.map(\.id)); items += p.items.filter { !known.contains($0.id) }; cursor = p.next; phase = p.next == nil ? .done : .idle; return true } catch { phase = .failed("\(error)"); return false } }
  func shouldLoad(after item: S.Item) -> Bool { items.last?.id == item.id && cursor != nil }
  subscript(id: S.Item.ID) -> S.Item? { get { items.first { $0.id == id } } set { guard let i = items.firstIndex(where: { $0.id == id }) else { if let newValue { items.insert(newValue, at: 0) }; return }; if let newValue { items[i] = newValue } else { items.remove(at: i) } } } }
let feed = Feed(FakePosts()); print(feed.more(), feed.items.map(\.id), feed.shouldLoad(after: feed.items[0]), feed.shouldLoad(after: feed.items[1]))
feed["p0"]?.likes += 10; feed["none"]?.likes = 1; feed["new"] = Post(id: "new"); print(feed.items.map { "\($0.id):\($0.likes)" }); feed["p1"] = nil; feed["p2"] = Post(id: "p2", likes: 99); print(feed.items.map(\.id))
while feed.more() {}; print(feed.items.map(\.id), feed.phase, feed.log, feed["p2"]!.likes, feed.more())
let failing = Feed(FakePosts(size: 3, total: 9, failOn: [1])); print(failing.more(), failing.more(), failing.more(), failing.items.count, failing.phase, failing.log.count)
if case .failed(let m) = failing.phase { print(m) }; print(Feed(FakePosts(total: 0)).more(), Feed(FakePosts(size: 10)).items.isEmpty)
func all<T>(_ s: any PageSource<T>) throws -> [T] { var out: [T] = []; var n: Int? = 0; while let c = n { let p = try s.page(c); out += p.items; n = p.next }; return out }; print(try all(FakePosts(size: 4)).map(\.id), (try? all(FakePosts(failOn: [2]))) == nil)
print(sequence(first: (try? FakePosts().page(0))!) { p in p.next.flatMap { try? FakePosts().page($0) } }.map { $0.items.count })
