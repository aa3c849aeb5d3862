// settings & defaults like models, Codable round trips
import Foundation
struct Settings: Codable, Equatable { var name = "Me"; var size: Double = 12; var tags: [String] = []; var theme: Theme = .system; var nested = Nested(); enum Theme: String, Codable, CaseIterable { case system, light, dark; var next: Theme { let all = Theme.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] } }; struct Nested: Codable, Equatable { var on = true; var level: Int? } }
var s = Settings(); s.tags.append("x"); s.theme = s.theme.next; s.nested.level = 3
let data = try JSONEncoder().encode(s); let back = try JSONDecoder().decode(Settings.self, from: data); print(back == s, back.theme, back.nested.level ?? 0)
let json = #"{"id": 7, "title": "Tea", "price": 2.5, "in_stock": true, "tags": ["a", "b"], "meta": {"k": "v"}, "at": "2024-03-01T10:00:00Z", "kind": "hot", "extra": null}"#
struct Item: Decodable { let id: Int; let title: String; let price: Double; let inStock: Bool; let tags: Set<String>; let meta: [String: String]; let at: Date; let kind: Kind; let extra: String?; let missing: Int?; enum Kind: String, Decodable { case hot, cold } }
let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase; decoder.dateDecodingStrategy = .iso8601
let item = try decoder.decode(Item.self, from: Data(json.utf8)); print(item.id, item.title, item.price, item.inStock, item.tags.sorted(), item.meta["k"]!, item.at.timeIntervalSince1970, item.kind, item.extra as Any, item.missing == nil)
do { _ = try decoder.decode([Item].self, from: Data("{}".utf8)) } catch { print("bad") }
enum Shape: Decodable { case circle(Double), square(side: Double); enum Keys: String, CodingKey { case type, radius, side }; init(from d: Decoder) throws { let c = try d.container(keyedBy: Keys.self); switch try c.decode(String.self, forKey: .type) { case "circle": self = .circle(try c.decode(Double.self, forKey: .radius)); default: self = .square(side: try c.decodeIfPresent(Double.self, forKey: .side) ?? 1) } } }
print(try decoder.decode([Shape].self, from: Data(#"[{"type":"circle","radius":2},{"type":"square"}]"#.utf8)))
