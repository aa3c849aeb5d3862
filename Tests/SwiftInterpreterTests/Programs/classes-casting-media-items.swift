class MediaItem {
    let title: String
    init(title: String) { self.title = title }
}
final class Movie: MediaItem { var minutes = 90 }
final class Album: MediaItem { var tracks = ["One", "Two"] }
let library: [MediaItem] = [Movie(title: "Dune"), Album(title: "Blue"), MediaItem(title: "Clip"), Movie(title: "Up")]
for item in library {
    switch item {
    case let movie as Movie: print(movie.title, "\(movie.minutes) min")
    case let album as Album: print(album.title, album.tracks.count, "tracks")
    default: print(item.title, "other")
    }
}
let movies = library.compactMap { $0 as? Movie }
print(movies.map(\.title), library.filter { $0 is Album }.count)
(library[0] as? Movie)?.minutes += 65
print((library[0] as! Movie).minutes, (library[1] as? Movie)?.minutes as Any)
