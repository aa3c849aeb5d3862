import Foundation
struct Envelope<P: Decodable>: Decodable { let version: Int; let payload: P; let next: String? }
struct User: Codable, Equatable { let id: Int; var name: String; var tags: [String]; var when: Date?; enum CodingKeys: String, CodingKey { case id, name = "full_name", tags, when } }
let json = #"{"version": 2, "payload": [{"id": 1, "full_name": "Ann", "tags": ["a", "b"], "when": 86400}], "next": null}"#
let dec = JSONDecoder(); dec.dateDecodingStrategy = .secondsSince1970
do { let e = try dec.decode(Envelope<[User]>.self, from: Data(json.utf8)); print(e.version, e.payload.count, e.payload[0].name, e.payload[0].tags, e.payload[0].when?.timeIntervalSince1970 ?? 0, e.next ?? "none") } catch { print("bad", error) }
struct Wrap: Decodable { let title: String; let count: Int; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); title = try c.decode(String.self, forKey: .title); let n = try c.nestedContainer(keyedBy: K.self, forKey: .stats); count = try n.decodeIfPresent(Int.self, forKey: .count) ?? -1 }; enum K: String, CodingKey { case title, stats, count } }
let w = try JSONDecoder().decode([Wrap].self, from: Data(#"[{"title": "x", "stats": {"count": 4}}, {"title": "y", "stats": {}}]"#.utf8)); print(w.map(\.title), w.map(\.count))
enum Shape: Codable { case circle(Double), square(side: Int); enum CodingKeys: String, CodingKey { case circle, square } }
struct Item: Codable { var name: String; var price: Decimal; var kind: Kind; var url: URL?; enum Kind: String, Codable { case food, toy } }
let it = try JSONDecoder().decode(Item.self, from: Data(#"{"name": "n", "price": 2.5, "kind": "toy", "url": "https://a.b/c"}"#.utf8)); print(it.name, it.price, it.kind, it.url?.host ?? "-")
let dict = try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a": [1, 2]}"#.utf8)); print(dict["a"]!.count)
let snake = JSONDecoder(); snake.keyDecodingStrategy = .convertFromSnakeCase; struct Sn: Decodable { let firstName: String; let isOn: Bool }; print(try snake.decode(Sn.self, from: Data(#"{"first_name": "B", "is_on": true}"#.utf8)).firstName)
do { _ = try JSONDecoder().decode(User.self, from: Data("{}".utf8)); print("no") } catch is DecodingError { print("decoding error") }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let u = User(id: 3, name: "C", tags: [], when: nil); let data = try enc.encode(u); print(String(data: data, encoding: .utf8)!, try JSONDecoder().decode(User.self, from: data) == u)
