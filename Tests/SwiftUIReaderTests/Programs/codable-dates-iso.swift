import Foundation

struct Reminder: Codable { let title: String; let due: Date }
let reminder = Reminder(title: "Dentist", due: Date(timeIntervalSince1970: 1_700_000_000))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
encoder.dateEncodingStrategy = .iso8601
print(String(decoding: try encoder.encode(reminder), as: UTF8.self))
encoder.dateEncodingStrategy = .secondsSince1970
print(String(decoding: try encoder.encode(reminder), as: UTF8.self))

let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let decoded = try decoder.decode(Reminder.self, from: Data(#"{"title": "Gym", "due": "2024-02-29T12:00:00Z"}"#.utf8))
print(decoded.title, Int(decoded.due.timeIntervalSince1970))
decoder.dateDecodingStrategy = .millisecondsSince1970
print(try decoder.decode([Date].self, from: Data("[1500]".utf8))[0].timeIntervalSince1970)
