import Foundation

struct Visit: Codable { var placeName: String; var visitedAt: Date; var photo: Data; var rating: Double }
let visit = Visit(placeName: "Café", visitedAt: Date(timeIntervalSince1970: 86_400), photo: Data([1, 2, 255]), rating: 4.5)
func encode(_ configure: (JSONEncoder) -> Void) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  configure(encoder)
  do { return String(decoding: try encoder.encode(visit), as: UTF8.self) } catch { return "failed" }
}
print(encode { $0.dateEncodingStrategy = .iso8601 })
print(encode { $0.dateEncodingStrategy = .secondsSince1970; $0.keyEncodingStrategy = .convertToSnakeCase })
print(encode { $0.dateEncodingStrategy = .millisecondsSince1970; $0.dataEncodingStrategy = .deferredToData })
print(encode { encoder in
  encoder.dateEncodingStrategy = .custom { date, encoder in
    var container = encoder.singleValueContainer()
    try container.encode("day \(Int(date.timeIntervalSince1970 / 86_400))")
  }
})
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .custom { decoder in
  let text = try decoder.singleValueContainer().decode(String.self)
  guard let days = Double(text.dropFirst(4)) else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "bad day \(text)")) }
  return Date(timeIntervalSince1970: days * 86_400)
}
let source = #"{"place_name":"Bar","visited_at":"day 3","photo":"AQID","rating":5}"#
let back = try decoder.decode(Visit.self, from: Data(source.utf8))
print(back.placeName, back.visitedAt.timeIntervalSince1970, Array(back.photo), back.rating)
do { _ = try decoder.decode(Visit.self, from: Data(source.replacingOccurrences(of: "day 3", with: "day x").utf8)) }
catch DecodingError.dataCorrupted(let context) { print(context.debugDescription, context.codingPath.map(\.stringValue)) }
let iso = JSONDecoder(); iso.dateDecodingStrategy = .iso8601
print(try iso.decode([Date].self, from: Data(#"["1970-01-01T01:00:00Z","1970-01-01T01:00:00+01:00"]"#.utf8)).map(\.timeIntervalSince1970))
print((try? iso.decode([Date].self, from: Data(#"["1970-01-01"]"#.utf8))) == nil, encode { _ in }.contains("\"rating\":4.5"))
