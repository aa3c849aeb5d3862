struct Album { let title: String; let tracks: [String]; let year: String? }
let albums = [
    Album(title: "Dawn", tracks: ["Sun", "Rise"], year: "2019"),
    Album(title: "Dusk", tracks: [], year: nil),
    Album(title: "Night", tracks: ["Moon"], year: "n/a"),
]
print(albums.flatMap(\.tracks))
print(albums.compactMap(\.year))
print(albums.compactMap(\.year).compactMap { Int($0) })
print(albums.flatMap { album in album.tracks.map { "\(album.title)/\($0)" } })
let optional: [Int?] = [1, nil, 3]
print(optional.compactMap { $0 }.reduce(0, +), optional.map { $0 ?? 0 })
print(["1,2", "3", ""].flatMap { $0.split(separator: ",") }.joined(separator: " "))
