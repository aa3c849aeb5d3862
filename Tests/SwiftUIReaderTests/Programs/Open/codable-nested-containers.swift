import Foundation

struct Playlist: Codable {
  var name: String
  var owner: String
  var tracks: [Track]

  struct Track: Codable, Hashable { var title: String; var seconds: Int }
  enum CodingKeys: String, CodingKey { case name, meta, tracks }
  enum MetaKeys: String, CodingKey { case owner, count }

  init(from decoder: Decoder) throws {
    let root = try decoder.container(keyedBy: CodingKeys.self)
    name = try root.decode(String.self, forKey: .name)
    let meta = try root.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    owner = try meta.decode(String.self, forKey: .owner)
    var list = try root.nestedUnkeyedContainer(forKey: .tracks)
    var found: [Track] = []
    while !list.isAtEnd {
      if let track = try? list.decode(Track.self) { found.append(track) }
      else { _ = try list.decode(String.self); print("skipped index", list.currentIndex - 1) }
    }
    tracks = found
  }
  func encode(to encoder: Encoder) throws {
    var root = encoder.container(keyedBy: CodingKeys.self)
    try root.encode(name.uppercased(), forKey: .name)
    var meta = root.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    try meta.encode(owner, forKey: .owner)
    try meta.encode(tracks.count, forKey: .count)
    var list = root.nestedUnkeyedContainer(forKey: .tracks)
    for track in tracks where track.seconds > 60 { try list.encode(track.title) }
  }
}
let text = #"{"name":"Mix","meta":{"owner":"ann"},"tracks":[{"title":"One","seconds":90},"broken",{"title":"Two","seconds":30}]}"#
let list = try JSONDecoder().decode(Playlist.self, from: Data(text.utf8))
print(list.name, list.owner, list.tracks.map(\.title), list.tracks.reduce(0) { $0 + $1.seconds })
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try encoder.encode(list), as: UTF8.self))
