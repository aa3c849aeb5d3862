import Foundation

protocol DefaultValue { associatedtype Value: Codable; static var value: Value { get } }
enum Defaults {
  enum False: DefaultValue { static var value: Bool { false } }
  enum Empty<T: Codable>: DefaultValue { static var value: [T] { [] } }
  enum One: DefaultValue { static let value = 1 }
}
@propertyWrapper struct Defaulted<Source: DefaultValue>: Codable {
  var wrappedValue: Source.Value = Source.value
  init() {}
  init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
}
extension KeyedDecodingContainer {
  func decode<S>(_ type: Defaulted<S>.Type, forKey key: Key) throws -> Defaulted<S> {
    try decodeIfPresent(type, forKey: key) ?? Defaulted<S>()
  }
}
@propertyWrapper struct Lossy<T: Codable>: Codable {
  var wrappedValue: [T]
  var projectedValue: Int { wrappedValue.count }
  private struct Skip: Decodable {}
  init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws {
    var list = try decoder.unkeyedContainer(); wrappedValue = []
    while !list.isAtEnd { do { wrappedValue.append(try list.decode(T.self)) } catch { _ = try list.decode(Skip.self) } }
  }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
}
struct Task: Codable { var name: String; @Defaulted<Defaults.False> var done: Bool; @Defaulted<Defaults.Empty<String>> var tags: [String]; @Defaulted<Defaults.One> var weight: Int }
struct Board: Codable { @Lossy var tasks: [Task]; @Lossy var scores: [Int] = [] }
let board = try JSONDecoder().decode(Board.self, from: Data(#"{"tasks":[{"name":"a"},{"done":true},{"name":"b","done":true,"tags":["x"],"weight":5}],"scores":[1,"2",3]}"#.utf8))
for task in board.tasks { print(task.name, task.done, task.tags, task.weight) }
print(board.$tasks, board.$scores, board.scores)
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try encoder.encode(board.tasks.last!), as: UTF8.self))
