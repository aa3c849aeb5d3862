struct Track: Hashable { let title: String; var seconds: Int? }

struct Cursor {
    var tracks: [Track]
    private(set) var index: Int?
    var repeats = false

    var current: Track? { index.map { tracks[$0] } }
    var upNext: Track? {
        guard let index else { return tracks.first }
        return tracks[safe: index + 1] ?? (repeats ? tracks.first : nil)
    }
    @discardableResult mutating func advance() -> Track? {
        index = switch (index, tracks.isEmpty) {
        case (_, true): nil
        case (nil, false): 0
        case (let i?, _) where i + 1 < tracks.count: i + 1
        case (.some, _): repeats ? 0 : nil
        }
        return current
    }
    @discardableResult mutating func jump(to title: String) -> Bool {
        guard let found = tracks.firstIndex(where: { $0.title == title }) else { return false }
        index = found
        return true
    }
    mutating func removeCurrent() -> Track? {
        guard let i = index else { return nil }
        defer { index = tracks.indices.contains(i) ? i : tracks.indices.last }
        return tracks.remove(at: i)
    }
}

extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Int? {
    var clock: String {
        guard let self else { return "--:--" }
        let (m, s) = self.quotientAndRemainder(dividingBy: 60)
        return "\(m):\(s < 10 ? "0" : "")\(s)"
    }
}

var cursor = Cursor(tracks: [.init(title: "Intro", seconds: 65), .init(title: "Live"), .init(title: "Outro", seconds: 600)])
print(cursor.current?.title ?? "stopped", cursor.upNext?.title ?? "end", cursor.current?.seconds.clock ?? "idle")
for _ in 1...4 {
    let track = cursor.advance()
    print(track?.title ?? "stopped", (track?.seconds).clock, cursor.upNext?.title ?? "end", cursor.index ?? -1)
}
cursor.repeats = true
print(cursor.jump(to: "Outro"), cursor.jump(to: "Nope"), cursor.upNext!.title, cursor.advance()?.title as Any)
cursor.tracks[1].seconds = cursor.tracks[1].seconds ?? 30
cursor.tracks[1].seconds? *= 3
cursor.tracks[safe: 1]?.seconds.clock == "1:30" ? print("edited") : print("unchanged")
let total = cursor.tracks.map(\.seconds).reduce(Int?.some(0)) { sum, next in sum.flatMap { s in next.map { s + $0 } } }
print(total.clock, cursor.tracks.compactMap(\.seconds).max().clock, Int?.none.clock)
cursor.jump(to: "Outro")
while let removed = cursor.removeCurrent() { print("removed", removed.title, cursor.current.map(\.title) ?? "none") }
print(cursor.index == nil, cursor.advance() == nil, cursor.upNext == nil)
