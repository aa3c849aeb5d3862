import Foundation
struct Item: Codable, Equatable { let id: Int; var title: String; var price: Double?; var tags: [String]; var kind: Kind; var size: Size; enum Kind: String, Codable { case small, large }; struct Size: Codable, Equatable { var width: Double; var height: Double } }
let json = #"{"id": 7, "title": "Lamp", "tags": ["a", "b"], "kind": "large", "size": {"width": 2, "height": 3.5}}"#
let item = try! JSONDecoder().decode(Item.self, from: Data(json.utf8)); print(item.id, item.title, item.price as Double? ?? -1, item.tags, item.kind, item.size.height)
struct Wrapper: Decodable { let userName: String; let items: [Int]; let map: [String: Bool] }
let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase; let w = try! decoder.decode(Wrapper.self, from: #"{"user_name": "ann", "items": [1,2], "map": {"x": true}}"#.data(using: .utf8)!); print(w.userName, w.items, w.map["x"]!)
do { _ = try JSONDecoder().decode(Item.self, from: Data("{}".utf8)); print("no") } catch { print("failed") }
struct Event: Decodable { let name: String; let at: Date; enum CodingKeys: String, CodingKey { case name = "n", at = "when" } }
let d2 = JSONDecoder(); d2.dateDecodingStrategy = .secondsSince1970; let events = try! d2.decode([Event].self, from: Data(#"[{"n": "x", "when": 60}, {"n": "y", "when": 3600}]"#.utf8)); print(events.map(\.name), events.map { $0.at.timeIntervalSince1970 })
let copy = try! JSONDecoder().decode(Item.self, from: JSONEncoder().encode(item)); print(copy == item)
