struct Page<Item> { let items: [Item]; let next: Int? }
protocol Source { associatedtype Item; func page(_ n: Int) -> Page<Item> }
struct Numbers: Source { let total: Int; func page(_ n: Int) -> Page<Int> { let start = n * 3; let end = min(start + 3, total); return Page(items: Array(start..<end), next: end < total ? n + 1 : nil) } }
final class Pager<S: Source> { let source: S; private(set) var items: [S.Item] = []; private var next: Int? = 0
  init(_ source: S) { self.source = source }
  var hasMore: Bool { next != nil }
  @discardableResult func loadMore() -> Int { guard let page = next.map(source.page) else { return 0 }; items += page.items; next = page.next; return page.items.count } }
let pager = Pager(Numbers(total: 8))
print(pager.loadMore(), pager.hasMore); while pager.hasMore { pager.loadMore() }
print(pager.items, pager.loadMore(), pager.items.last!)
