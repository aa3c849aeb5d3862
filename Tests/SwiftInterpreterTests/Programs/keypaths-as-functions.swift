struct Song { let title: String; let artist: String?; let seconds: Int; var isLong: Bool { seconds > 240 } }
let songs = [
    Song(title: "Hello", artist: "Adele", seconds: 295),
    Song(title: "Hum", artist: nil, seconds: 100),
    Song(title: "Yellow", artist: "Coldplay", seconds: 269),
]
print(songs.filter(\.isLong).map(\.title))
print(songs.compactMap(\.artist), songs.allSatisfy(\.isLong), songs.contains(where: \.isLong))
print(songs.first(where: \.isLong)?.title ?? "-", songs.partitioned(by: \.isLong).1.map(\.title))
let length: (Song) -> Int = \.seconds
print(songs.map(length).reduce(0, +))
print(Dictionary(grouping: songs, by: \.title.first!).mapValues(\.count)["H"]!)
print([[1, 2], [], [3]].map(\.count), ["a", "B"].map(\.localizedKey))

extension String { var localizedKey: String { "key." + lowercased() } }
extension Array {
    func partitioned(by test: (Element) -> Bool) -> ([Element], [Element]) { (filter(test), filter { !test($0) }) }
}
