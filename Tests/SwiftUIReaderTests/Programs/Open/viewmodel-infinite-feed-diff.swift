import Foundation

struct FeedItem: Identifiable, Equatable { let id: String; var title: String; var date: Date; var isRead = false }
enum FeedChange: Equatable, CustomStringConvertible { case insert(String, at: Int), remove(String, at: Int), move(String, from: Int, to: Int), update(String, at: Int)
  var description: String { switch self { case let .insert(id, at): "+\(id)@\(at)"; case let .remove(id, at): "-\(id)@\(at)"; case let .move(id, from, to): "\(id):\(from)>\(to)"; case let .update(id, at): "~\(id)@\(at)" } } }
func changes(from old: [FeedItem], to new: [FeedItem]) -> [FeedChange] {
  let diff = new.map(\.id).difference(from: old.map(\.id)).inferringMoves()
  var result: [FeedChange] = diff.removals.reversed().compactMap { if case let .remove(at, id, to) = $0, to == nil { .remove(id, at: at) } else { nil } }
  result += diff.insertions.map { change in guard case let .insert(at, id, from) = change else { return .insert("?", at: -1) }; return from.map { .move(id, from: $0, to: at) } ?? .insert(id, at: at) }
  let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
  return result + new.enumerated().compactMap { index, item in before[item.id].flatMap { $0 == item ? nil : .update(item.id, at: index) } } }
struct FeedModel { private(set) var items: [FeedItem] = [], log: [[FeedChange]] = []; var pinned: Set<String> = [] { didSet { apply(items) } }; private var cursor: Date?
  private mutating func apply(_ new: [FeedItem]) { let sorted = new.sorted { (pinned.contains($0.id) ? 0 : 1, $1.date, $0.id) < (pinned.contains($1.id) ? 0 : 1, $0.date, $1.id) }; let diff = changes(from: items, to: sorted); items = sorted; cursor = sorted.map(\.date).min(); if !diff.isEmpty { log.append(diff) } }
  mutating func merge(_ page: [FeedItem]) { apply(page.reduce(into: items) { list, item in if let i = list.firstIndex(where: { $0.id == item.id }) { list[i].title = item.title; list[i].date = max(list[i].date, item.date) } else { list.append(item) } }) }
  mutating func markRead(where matches: (FeedItem) -> Bool) { apply(items.map { var copy = $0; copy.isRead = copy.isRead || matches($0); return copy }) }
  mutating func prune(keeping count: Int) { apply(Array(items.prefix(count))) }
  func shouldLoadMore(_ visible: FeedItem.ID, threshold: Int = 2) -> Bool { items.firstIndex { $0.id == visible }.map { items.distance(from: $0, to: items.endIndex) <= threshold } ?? false }
  var next: Int? { cursor.map { Int($0.timeIntervalSinceReferenceDate) } }; var ids: String { items.map { $0.id + ($0.isRead ? "'" : "") }.joined(separator: " ") } }
func item(_ id: String, _ t: Double, _ title: String? = nil) -> FeedItem { FeedItem(id: id, title: title ?? id.uppercased(), date: Date(timeIntervalSinceReferenceDate: t)) }
var feed = FeedModel(); print(feed.next as Any, feed.shouldLoadMore("a"))
feed.merge([item("a", 10), item("b", 30), item("c", 20)]); print(feed.ids, feed.next!, feed.log.last!)
feed.merge([item("d", 5), item("e", 25), item("a", 1, "A")]); print(feed.ids, feed.next!, feed.log.last!, feed.log.count)
feed.merge([item("c", 40, "C2")]); print(feed.ids, feed.log.last!, feed.items[0].title)
feed.merge([item("c", 1, "C2")]); print(feed.log.count); feed.markRead { $0.date > Date(timeIntervalSinceReferenceDate: 24) }; print(feed.ids, feed.log.last!)
feed.pinned = ["d", "zz"]; print(feed.ids, feed.log.last!); feed.pinned.insert("a"); print(feed.ids); feed.prune(keeping: 4); print(feed.ids, feed.log.last!, feed.next!)
print(["a", "c", "d", "none"].map { feed.shouldLoadMore($0) }, feed.shouldLoadMore("b", threshold: 0)); feed.pinned.removeAll(); print(feed.ids, feed.log.count)
print(changes(from: [], to: []).isEmpty, changes(from: [item("x", 1), item("y", 2)], to: [item("y", 3), item("w", 0), item("x", 1)]), [1, 2, 3].difference(from: [3, 1]).count, [1, 2].applying([2, 3].difference(from: [1, 2])) ?? [])
