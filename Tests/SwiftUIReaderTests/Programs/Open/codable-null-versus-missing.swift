import Foundation

@propertyWrapper enum Patch<Value: Codable & Equatable>: Equatable {
  case missing, null, value(Value)
  var wrappedValue: Value? {
    get { if case .value(let value) = self { return value }; return nil }
    set { self = newValue.map(Patch.value) ?? .null }
  }
  var projectedValue: Self { get { self } set { self = newValue } }
  init() { self = .missing }
  init(wrappedValue: Value?) { self = wrappedValue.map { .value($0) } ?? .missing }
  func apply(to target: inout Value?) { switch self { case .missing: break; case .null: target = nil; case .value(let value): target = value } }
}
extension Patch: Codable {
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(); self = c.decodeNil() ? .null : .value(try c.decode(Value.self)) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); if let wrappedValue { try c.encode(wrappedValue) } else { try c.encodeNil() } }
}
extension KeyedDecodingContainer {
  func decode<V>(_: Patch<V>.Type, forKey key: Key) throws -> Patch<V> { contains(key) ? try Patch(from: superDecoder(forKey: key)) : Patch() }
}
extension KeyedEncodingContainer {
  mutating func encode<V>(_ patch: Patch<V>, forKey key: Key) throws { if patch != .missing { try patch.encode(to: superEncoder(forKey: key)) } }
}
struct Edit: Codable { @Patch<String> var title; @Patch<Int> var stars; @Patch var note: String? }
struct Item { var title: String? = "old", stars: Int? = 3, note: String? = "keep" }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
for text in ["{}", #"{"title":"new","stars":null}"#, #"{"note":null}"#] {
  let edit = try JSONDecoder().decode(Edit.self, from: Data(text.utf8))
  var item = Item()
  edit.$title.apply(to: &item.title); edit.$stars.apply(to: &item.stars); edit.$note.apply(to: &item.note)
  print(item.title ?? "nil", item.stars ?? -1, item.note ?? "nil", String(decoding: try encoder.encode(edit), as: UTF8.self))
}
var edit = Edit(); print(edit.$stars == .missing, edit.stars as Any)
edit.stars = 5; edit.title = nil; print(edit.$stars, edit.$title); print(String(decoding: try encoder.encode(edit), as: UTF8.self))
edit.$title = .missing; edit.stars? += 1; print(String(decoding: try encoder.encode(edit), as: UTF8.self), Edit(note: .value("n")).note!)
struct Plain: Codable { var a: Int?; var b: Int?? ; var c: [Int?] = [nil, 1] }
let plain = try JSONDecoder().decode(Plain.self, from: Data(#"{"a":null,"c":[null,2,null]}"#.utf8))
print(plain.a == nil, plain.c.compactMap { $0 }, plain.c.count, String(decoding: try encoder.encode(Plain(a: nil, b: 1)), as: UTF8.self))
