protocol Media { var title: String { get } }
protocol Video: Media { var minutes: Int { get } }
struct Song: Media { let title: String }
struct Movie: Video { let title: String; let minutes: Int }
func card(_ media: some Media) -> String { "media \(media.title)" }
func card(_ video: some Video) -> String { "video \(video.title) \(video.minutes)" }
func card(_ movie: Movie?) -> String { movie.map { card($0) } ?? "no movie" }
func list(_ items: [any Media]) -> String { items.map { card($0) }.joined(separator: ", ") }
func list(_ items: [Movie]) -> String { "movies: " + items.map { card($0) }.joined(separator: ", ") }
let up = Movie(title: "Up", minutes: 96), song = Song(title: "Hey")
print(card(song), card(up))
print(list([song, up]))
print(list([up, up]))
let featured: any Media = up
print(card(nil as Movie?), card(featured), card(up as Movie?))
