import Foundation

struct UserID: Codable, Hashable { let raw: Int
    init(_ raw: Int) { self.raw = raw }
    init(from decoder: Decoder) throws { raw = try decoder.singleValueContainer().decode(Int.self) }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(raw)
    }
}
struct Tag: RawRepresentable, Codable { let rawValue: String }
struct Comment: Codable { let author: UserID; let tag: Tag; let likes: [UserID] }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Comment(author: UserID(5), tag: Tag(rawValue: "new"), likes: [UserID(6), UserID(7)]))
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Comment.self, from: data)
print(back.author.raw, back.tag.rawValue, back.likes.contains(UserID(7)))
print(try JSONDecoder().decode([UserID].self, from: Data("[3, 1]".utf8)).map(\.raw))
