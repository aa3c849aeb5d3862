struct Song: Equatable { let title: String, artist: String, year: Int, rating: Double?, plays: Int }

struct SortKey<T> {
    enum Order { case forward, reverse }
    let compare: (T, T) -> Bool?
    init<V: Comparable>(_ path: KeyPath<T, V>, _ order: Order = .forward) {
        compare = { a, b in
            let (x, y) = (a[keyPath: path], b[keyPath: path])
            return x == y ? nil : (x < y) == (order == .forward)
        }
    }
    init<V: Comparable>(nilLast path: KeyPath<T, V?>, _ order: Order = .forward) {
        compare = {
            switch ($0[keyPath: path], $1[keyPath: path]) {
            case (nil, nil): nil
            case (nil, _): false
            case (_, nil): true
            case let (x?, y?): x == y ? nil : order == .forward ? x < y : y < x
            }
        }
    }
    var reversed: SortKey { SortKey { a, b in compare(b, a) } }
    private init(compare: @escaping (T, T) -> Bool?) { self.compare = compare }
}

extension Sequence {
    func sorted(by keys: SortKey<Element>...) -> [Element] {
        sorted { a, b in
            for key in keys { if let answer = key.compare(a, b) { return answer } }
            return false
        }
    }
    func grouped<K: Hashable & Comparable>(by key: KeyPath<Element, K>) -> [(key: K, items: [Element])] {
        Dictionary(grouping: self) { $0[keyPath: key] }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

let songs = [
    Song(title: "Blue", artist: "Mina", year: 1999, rating: 4.5, plays: 10), Song(title: "Arc", artist: "Otis", year: 2004, rating: nil, plays: 99),
    Song(title: "Cove", artist: "Mina", year: 2004, rating: 3, plays: 10), Song(title: "Dawn", artist: "Lux", year: 1999, rating: 4.5, plays: 7),
    Song(title: "Echo", artist: "Otis", year: 2010, rating: 5, plays: 99), Song(title: "Fern", artist: "Lux", year: 2010, rating: nil, plays: 50),
]
func show(_ label: String, _ list: [Song]) { print(label, list.map { String($0.title.first!) }.joined()) }
show("artist, year desc", songs.sorted(by: .init(\.artist), .init(\.year, .reverse)))
show("rating desc", songs.sorted(by: .init(nilLast: \.rating, .reverse)))
show("rating then plays", songs.sorted(by: .init(nilLast: \.rating), .init(\.plays, .reverse)))
show("reversed", songs.sorted(by: SortKey(nilLast: \.rating).reversed, SortKey(\.title)))
show("title length is equal", songs.sorted(by: SortKey(\.title.count), SortKey(\.artist.count), SortKey(\.plays)))
for (artist, items) in songs.grouped(by: \.artist) {
    print(artist, items.map(\.year), items.map(\.plays).reduce(0, +), items.compactMap(\.rating).max().map { "best \($0)" } ?? "unrated")
}
let byDecade = songs.grouped(by: \.year.decade).map { "\($0.key)s: \($0.items.count)" }
extension Int { var decade: Int { self / 10 * 10 } }
print(byDecade, songs.min { ($0.year, $0.plays) < ($1.year, $1.plays) }!.title)
