import Foundation

struct Language: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, ExpressibleByStringLiteral { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue.lowercased() }; init(stringLiteral v: String) { self.init(rawValue: v) } }
enum Size: String, Codable, CaseIterable, CodingKeyRepresentable { case small = "S", large = "L" }
enum Plain: String, Codable { case x }
struct Weekdays: OptionSet, Codable, Hashable { let rawValue: Int; static let mon = Weekdays(rawValue: 1), tue = Weekdays(rawValue: 2), fri = Weekdays(rawValue: 16); static let all: Weekdays = [.mon, .tue, .fri] }
struct Range<T: Codable & Comparable>: Codable { var low, high: T
  init(_ low: T, _ high: T) { (self.low, self.high) = (min(low, high), max(low, high)) }
  init(from decoder: Decoder) throws { var c = try decoder.unkeyedContainer(); self.init(try c.decode(T.self), try c.decode(T.self)); guard c.isAtEnd else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "\(c.count ?? 0) bounds") } }
  func encode(to encoder: Encoder) throws { var c = encoder.unkeyedContainer(); try c.encode(low); try c.encode(high) } }
struct Catalog: Codable { var titles: [Language: String]; var stock: [Size: Int] = [:]; var odd: [Plain: Int] = [:]; var days: Weekdays = .mon; var price: Range<Decimal>?; var tags: Set<Language> = []; var matrix: [[Double?]] = []; var pair: [Int?: Bool] = [:]
  private enum CodingKeys: String, CodingKey { case titles, stock, odd, days, price = "price_range", tags, matrix } }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
func json(_ v: some Encodable) throws -> String { String(decoding: try encoder.encode(v), as: UTF8.self) }
var catalog = Catalog(titles: ["EN": "Hello", "de": "Hallo", "en": "Hi"].mapValues { $0 }.count == 2 ? [:] : ["fr": "Salut"])
catalog.titles["EN"] = "Hello"; catalog.titles["en"]? += "!"; catalog.stock = [.small: 2]; catalog.odd[.x] = 1; catalog.days.formUnion([.fri]); catalog.price = Range(9.5, 3); catalog.tags = ["A", "a"]; catalog.matrix = [[1, nil], [], [0.5]]
print(try json(catalog.titles), try json(catalog.stock), try json(catalog.odd), try json(catalog.days), try json(catalog.price), try json(catalog.tags), try json(catalog.matrix))
print(try json(catalog).count, catalog.titles.count)
let back = try JSONDecoder().decode(Catalog.self, from: Data(#"{"titles":{"EN":"A","it":"B"},"stock":{"L":4},"odd":["x",3],"days":18,"tags":["q"],"matrix":[[null]],"price_range":[5,2.5]}"#.utf8))
print(back.titles.map { $0.key.rawValue + $0.value }.sorted(), back.stock[.large] ?? 0, back.odd[.x] ?? 0, back.days.contains(.tue), back.days == [.fri, .tue], back.days.isSubset(of: .all), back.tags.first!.rawValue, back.matrix, back.price!.low)
for text in [#"{"XL":1}"#, #"["L",1]"#, #"{"S":"1"}"#] { do { print(try JSONDecoder().decode([Size: Int].self, from: Data(text.utf8))) } catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type == Int.self, context.codingPath.count) } catch DecodingError.dataCorrupted(let context) { print("corrupt", context.codingPath.count) } catch { print("other") } }
for text in ["[1]", "[3,1]", "[1,2,3]", "{}"] { do { let r = try JSONDecoder().decode(Range<Int>.self, from: Data(text.utf8)); print(r.low, r.high) } catch DecodingError.valueNotFound(let type, _) { print("no", type) } catch DecodingError.dataCorrupted(let context) { print(context.debugDescription) } catch DecodingError.typeMismatch { print("not a list") } }
print(try json([Size.small: [Language(rawValue: "X")]]), try json(Size.allCases), try json(["k": Weekdays.all]), try json(Optional<Int>.none), try json([1: "a"][2]), try json([nil, 1]))
