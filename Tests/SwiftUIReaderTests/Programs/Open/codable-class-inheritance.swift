import Foundation

class Media: Codable {
  let id: Int
  var title: String
  init(id: Int, title: String) { self.id = id; self.title = title }
  var summary: String { "\(id):\(title)" }
}
final class Movie: Media {
  var minutes: Int
  private enum CodingKeys: String, CodingKey { case minutes = "length" }
  init(id: Int, title: String, minutes: Int) { self.minutes = minutes; super.init(id: id, title: title) }
  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    minutes = try container.decodeIfPresent(Int.self, forKey: .minutes) ?? 90
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(minutes, forKey: .minutes)
  }
  override var summary: String { super.summary + "/\(minutes)" }
}
class Trailer: Media { var url = "none" }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
let movie = try JSONDecoder().decode(Movie.self, from: Data(#"{"id":1,"title":"Up","length":96}"#.utf8))
print(movie.summary)
print(try JSONDecoder().decode(Movie.self, from: Data(#"{"id":2,"title":"Short"}"#.utf8)).summary)
print(String(decoding: try encoder.encode(movie), as: UTF8.self))
print(String(decoding: try encoder.encode([movie, Media(id: 9, title: "Base")] as [Media]), as: UTF8.self))
let trailer = try JSONDecoder().decode(Trailer.self, from: Data(#"{"id":3,"title":"T","url":"x"}"#.utf8))
print(trailer.summary, trailer.url)
let type: Media.Type = Movie.self
let anyMedia = try JSONDecoder().decode(type, from: Data(#"{"id":4,"title":"Meta","length":5}"#.utf8))
print(anyMedia.summary, anyMedia is Movie)
movie.title = "Changed"
let copy = try JSONDecoder().decode(Movie.self, from: encoder.encode(movie))
print(copy !== movie, copy.title == movie.title, copy.minutes)
do { _ = try JSONDecoder().decode(Movie.self, from: Data(#"{"length":1}"#.utf8)) } catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }
