import Foundation

protocol Migratable: Codable { associatedtype Previous: Migratable; static var version: Int { get }; init(migrating old: Previous) }
extension Never: Migratable { static var version: Int { 0 }
  public init(migrating old: Never) { switch old {} } }
struct ProfileV1: Migratable { static let version = 1; var fullName: String
  init(migrating old: Never) { fullName = "" } }
struct ProfileV2: Migratable { static let version = 2; var first: String, last: String?
  init(migrating old: ProfileV1) {
    let parts = old.fullName.split(separator: " ", maxSplits: 1).map(String.init)
    first = parts.first ?? "?"; last = parts.count > 1 ? parts[1] : nil } }
struct Profile: Migratable { static let version = 3; struct Name: Codable { var given: String, family = "" }; var name: Name; var tags: Set<String> = []
  init(migrating old: ProfileV2) { name = Name(given: old.first, family: old.last ?? "-"); if old.last == nil { tags.insert("mononym") } } }
struct Stamp: Codable { var version: Int }
struct Saved<Value: Codable>: Codable { var version: Int; var value: Value }
enum StoreError: Error { case tooNew(Int), unknown(Int) }
struct Store {
  var log: [String] = []
  mutating func load<T: Migratable>(_ type: T.Type, from data: Data) throws -> T {
    let found = try JSONDecoder().decode(Stamp.self, from: data).version
    if found > T.version { throw log.isEmpty ? StoreError.tooNew(found) : .unknown(found) }
    if found == T.version { return try JSONDecoder().decode(Saved<T>.self, from: data).value }
    guard T.Previous.self != Never.self else { throw StoreError.unknown(found) }
    log.append("\(T.Previous.version)->\(T.version)")
    return T(migrating: try load(T.Previous.self, from: data))
  }
}
for text in [#"{"version":1,"value":{"fullName":"Ann Lee Ray"}}"#, #"{"version":1,"value":{"fullName":"Cher"}}"#, #"{"version":2,"value":{"first":"Bo"}}"#, #"{"version":3,"value":{"name":{"given":"X","family":"Y"},"tags":["a"]}}"#, #"{"version":9}"#, #"{"version":0}"#, #"{"value":1}"#] {
  var store = Store()
  do {
    let profile = try store.load(Profile.self, from: Data(text.utf8))
    print(profile.name.given, profile.name.family, profile.tags.sorted(), store.log)
  } catch let error as StoreError { print(error, store.log) } catch { print(error is DecodingError ? "undecodable" : "?") }
}
var fresh = Store(); print((try? fresh.load(ProfileV2.self, from: Data(#"{"version":3,"value":{}}"#.utf8))) == nil, fresh.log, Profile.Name(given: "z").family.isEmpty)
