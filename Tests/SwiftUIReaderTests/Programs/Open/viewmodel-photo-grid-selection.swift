import Foundation

struct Asset: Identifiable, Hashable { let id: Int; var name: String; var bytes: Int64; var taken: Date; var favorite = false }
struct Grid { var columns: Int; func rows<T>(_ items: [T]) -> [ArraySlice<T>] { stride(from: 0, to: items.count, by: columns).map { items[$0..<min($0 + columns, items.count)] } }
  func position(_ index: Int) -> (row: Int, column: Int) { let (row, column) = index.quotientAndRemainder(dividingBy: columns); return (row, column) }
  func indices(from a: Int, to b: Int) -> [Int] { let (p, q) = (position(a), position(b)); return (min(p.row, q.row)...max(p.row, q.row)).flatMap { r in (min(p.column, q.column)...max(p.column, q.column)).map { r * columns + $0 } } } }
struct Selection<ID: Hashable>: ExpressibleByArrayLiteral { private(set) var ids: Set<ID> = [], anchor: ID?; var limit: Int?
  init(arrayLiteral elements: ID...) { elements.forEach { toggle($0) } }
  static func ~= (pattern: Selection, id: ID) -> Bool { pattern.ids.contains(id) }
  @discardableResult mutating func toggle(_ id: ID) -> Bool { anchor = id; if ids.remove(id) != nil { return false }; guard ids.count < limit ?? .max else { return false }; return ids.insert(id).inserted }
  mutating func extend(to id: ID, in order: [ID]) { guard let anchor, let a = order.firstIndex(of: anchor), let b = order.firstIndex(of: id) else { toggle(id); return }; ids.formUnion(order[min(a, b)...max(a, b)].prefix((limit ?? .max) - ids.count + 1)) }
  mutating func intersect(_ existing: some Sequence<ID>) { ids.formIntersection(existing); if let a = anchor, !ids.contains(a) { anchor = nil } }
  var isEmpty: Bool { ids.isEmpty }; var count: Int { ids.count } }
final class GridModel { var assets: [Asset] { didSet { selection.intersect(assets.map(\.id)); undo.append(oldValue) } }; var selection: Selection<Asset.ID> = []; var grid = Grid(columns: 3); private var undo: [[Asset]] = []
  init(_ assets: [Asset]) { self.assets = assets }
  var title: String { switch selection.count { case 0: "Select"; case 1: assets.first { selection ~= $0.id }!.name; case assets.count: "All"; case let n: "\(n) items, \(size)" } }
  var size: String { let total = assets.filter { selection ~= $0.id }.reduce(0) { $0 + $1.bytes }; return String(format: total < 1_000_000 ? "%.0f kB" : "%.1f MB", Double(total) / (total < 1_000_000 ? 1e3 : 1e6)) }
  func apply(_ change: (inout Asset) -> Void) { assets = assets.map { asset in guard selection ~= asset.id else { return asset }; var copy = asset; change(&copy); return copy } }
  func deleteSelected() -> [String] { let gone = assets.filter { selection ~= $0.id }; assets.removeAll(where: gone.contains); return gone.map(\.name) }
  func undoLast() { if let last = undo.popLast() { assets = last; undo.removeLast() } }
  var undoCount: Int { undo.count } }
let model = GridModel((1...8).map { Asset(id: $0, name: String(format: "IMG_%02d", $0), bytes: Int64($0) * 150_000, taken: Date(timeIntervalSince1970: Double($0 % 3) * 86_400)) })
print(model.grid.rows(model.assets).map { $0.map(\.id) }, model.grid.position(7), model.grid.indices(from: 7, to: 3), model.title)
model.selection.toggle(2); print(model.title); model.selection.extend(to: 5, in: model.assets.map(\.id)); print(model.title, model.selection.ids.sorted(), model.selection.anchor ?? 0)
model.selection.toggle(3); model.selection.extend(to: 1, in: model.assets.map(\.id)); print(model.selection.ids.sorted(), model.size)
model.apply { $0.favorite.toggle(); $0.name += "*" }; print(model.assets.filter(\.favorite).map(\.name), model.undoCount, model.selection.count)
print(model.deleteSelected(), model.assets.map(\.id), model.selection.isEmpty, model.selection.anchor as Any, model.title)
model.undoLast(); print(model.assets.count, model.undoCount, model.selection.isEmpty); model.undoLast(); print(model.assets.contains(where: \.favorite), model.undoCount); model.undoLast(); print(model.undoCount)
model.selection.limit = 2; print((1...4).map { model.selection.toggle($0) }, model.selection.ids.sorted(), model.selection.toggle(1)); model.selection = [1, 2, 3, 1]; print(model.selection.ids.sorted(), model.selection.anchor!, model.selection.limit as Any)
model.selection = Selection(arrayLiteral: 8); model.grid.columns = 5; print(model.grid.rows(model.assets).map(\.count), model.grid.rows([Int]()).isEmpty, model.title, model.grid.rows(model.assets).last!.startIndex)
let days = Dictionary(grouping: model.assets, by: \.taken).sorted { $0.key > $1.key }.map { ($0.key.formatted(.iso8601.day().month()), $0.value.map(\.id)) }; print(days)
