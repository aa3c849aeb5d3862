import Foundation

enum Size: String, Codable { case small = "S", large = "L" }
enum Shape: Codable, Equatable { case circle(radius: Int), rect(Int, Int), empty }
struct Badge: Codable { var size: Size; var shapes: [Shape] }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let badge = Badge(size: .large, shapes: [.circle(radius: 2), .rect(3, 4), .empty])
let data = try encoder.encode(badge)
print(String(decoding: data, as: UTF8.self))
let copy = try JSONDecoder().decode(Badge.self, from: data)
print(copy.size, copy.shapes == badge.shapes, copy.shapes[0])
do {
    _ = try JSONDecoder().decode([Size].self, from: Data(#"["S", "M"]"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
    print("bad size at", context.codingPath[0].intValue ?? -1)
}
