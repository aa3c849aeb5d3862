import Foundation

struct Envelope<Payload: Codable>: Codable {
  var version: Int = 1
  var payload: Payload
  var next: Page?
  struct Page: Codable, Equatable { var cursor: String; var remaining: Int }
}
extension Envelope: Equatable where Payload: Equatable {}
extension Envelope where Payload: Collection {
  var isLast: Bool { next == nil || payload.isEmpty }
}
struct Member: Codable, Equatable { let id: UUID; var name: String; var joined: Date }
enum API {
  static let decoder: JSONDecoder = { let d = JSONDecoder(); d.dateDecodingStrategy = .secondsSince1970; return d }()
  static let encoder: JSONEncoder = { let e = JSONEncoder(); e.dateEncodingStrategy = .secondsSince1970; e.outputFormatting = .sortedKeys; return e }()
  static func parse<T: Codable>(_ text: String, as type: T.Type = T.self) throws -> Envelope<T> { try decoder.decode(Envelope<T>.self, from: Data(text.utf8)) }
}
let id = "00000000-0000-0000-0000-0000000000AB"
let members: Envelope<[Member]> = try API.parse("{\"version\":2,\"payload\":[{\"id\":\"\(id)\",\"name\":\"Ann\",\"joined\":60}],\"next\":{\"cursor\":\"c1\",\"remaining\":3}}")
print(members.version, members.payload.map(\.name), members.next?.cursor ?? "-", members.isLast)
print(members.payload[0].id.uuidString == id, members.payload[0].joined.timeIntervalSinceReferenceDate < 0)
let numbers = try API.parse(#"{"version":1,"payload":[]}"#, as: [Int].self)
print(numbers.isLast, numbers.payload.count)
let text = try API.parse(#"{"version":1,"payload":"done"}"#, as: String.self)
print(text.payload, text.isLast, text == Envelope(payload: "done"), text == .init(version: 2, payload: "done"))
print(String(decoding: try API.encoder.encode(members), as: UTF8.self))
print(String(decoding: try API.encoder.encode(Envelope(payload: [1.5: true].map { [$0.key] })), as: UTF8.self))
print(String(decoding: try API.encoder.encode(Envelope<Int?>(payload: nil)), as: UTF8.self))
print(String(decoding: try API.encoder.encode(Envelope(payload: Envelope<Bool>(payload: true, next: .init(cursor: "z", remaining: 0)))), as: UTF8.self))
do { _ = try API.parse(#"{"payload":1}"#, as: Int.self) } catch DecodingError.keyNotFound(let key, _) { print("needs", key.stringValue) }
