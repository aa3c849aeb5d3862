import Foundation

struct Session: Codable { let userName: String; let loginCount: Int; let lastSeenAt: String? }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let text = """
{"user_name": "kim", "login_count": 3}
"""
let session = try decoder.decode(Session.self, from: text.data(using: .utf8)!)
print(session.userName, session.loginCount, session.lastSeenAt ?? "never")

let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = [.sortedKeys]
print(String(data: try encoder.encode(session), encoding: .utf8)!)
let list = try decoder.decode([Session].self, from: Data("[\(text), \(text)]".utf8))
print(list.count, list.map(\.loginCount).reduce(0, +))
