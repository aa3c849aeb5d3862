import Foundation

struct Song: Identifiable { let id: Int; var title: String; var plays: Int; var rating: Double?; var album: Album; struct Album { var name: String; var year: Int } }
let songs = [
  Song(id: 1, title: "beta", plays: 10, rating: 4.5, album: .init(name: "Y", year: 2001)),
  Song(id: 2, title: "Alpha", plays: 10, rating: nil, album: .init(name: "X", year: 1999)),
  Song(id: 3, title: "track 10", plays: 3, rating: 4.5, album: .init(name: "X", year: 2001)),
  Song(id: 4, title: "track 9", plays: 30, rating: 2, album: .init(name: "Y", year: 1999)),
]
func ids(_ songs: [Song]) -> String { songs.map { String($0.id) }.joined(separator: ",") }
print(ids(songs.sorted(using: KeyPathComparator(\.plays))), ids(songs.sorted(using: KeyPathComparator(\.plays, order: .reverse))))
print(ids(songs.sorted(using: [KeyPathComparator(\.album.year), KeyPathComparator(\.plays, order: .reverse)])))
print(ids(songs.sorted(using: KeyPathComparator(\.rating))), ids(songs.sorted(using: KeyPathComparator(\.rating, order: .reverse))))
print(ids(songs.sorted(using: [SortDescriptor(\.album.name), SortDescriptor(\.id, order: .reverse)])))
struct ByLength: SortComparator, Hashable {
  var order = SortOrder.forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    let result: ComparisonResult = a.count < b.count ? .orderedAscending : a.count > b.count ? .orderedDescending : .orderedSame
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue)!
  }
}
print(ids(songs.sorted(using: KeyPathComparator(\.title, comparator: ByLength()))), ids(songs.sorted(using: KeyPathComparator(\.title, comparator: ByLength(), order: .reverse))))
print(["ccc", "a", "bb", "d"].sorted(using: ByLength()), ["ccc", "a", "bb", "d"].sorted(using: ByLength(order: .reverse)))
var order = [KeyPathComparator(\Song.title)]
func toggle<V: Comparable>(_ path: KeyPath<Song, V>) {
  if order.first?.keyPath == path { order[0].order = order[0].order == .forward ? .reverse : .forward } else { order.insert(KeyPathComparator(path), at: 0) }
}
toggle(\.plays); print(order.count, ids(songs.sorted(using: order)))
toggle(\.plays); print(order.count, ids(songs.sorted(using: order)), order[0].order == .reverse)
toggle(\.title); print(order.count, ids(songs.sorted(using: order)))
print(order.compare(songs[0], songs[1]) == .orderedDescending, KeyPathComparator(\Song.id).compare(songs[0], songs[0]) == .orderedSame, ComparisonResult.orderedAscending.rawValue, order[1].keyPath == \Song.plays)
var mutable = songs; mutable.sort(using: KeyPathComparator(\.album.name)); print(ids(mutable), SortOrder.forward == .forward, ids(Array(mutable.reversed())))
