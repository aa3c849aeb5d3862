import Foundation

struct Settings: Codable, Equatable {
  var name = "Default"
  var volume: Float = 0.5
  var recent: [URL] = []
  var flags: Set<String> = []
  var limits: ClosedRange<Int> = 1...5
  var nested: [String: [Int]] = [:]
}
var settings = Settings()
settings.recent.append(URL(string: "https://example.org/a?b=1")!)
settings.flags.formUnion(["dark", "dark"])
settings.limits = 2...8
settings.nested["x", default: []].append(4)
let encoder = PropertyListEncoder(); encoder.outputFormat = .xml
let data = try encoder.encode(settings)
let text = String(decoding: data, as: UTF8.self)
print(text.hasPrefix("<?xml"), text.contains("<key>volume</key>"), text.contains("<string>dark</string>"))
let back = try PropertyListDecoder().decode(Settings.self, from: data)
print(back == settings, back.limits.upperBound, back.nested["x"] ?? [], back.recent[0].query ?? "-")
let binary = PropertyListEncoder(); binary.outputFormat = .binary
let packed = try binary.encode(settings)
print(String(decoding: packed.prefix(6), as: UTF8.self), try PropertyListDecoder().decode(Settings.self, from: packed) == settings)
let json = JSONEncoder(); json.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(decoding: try json.encode(settings), as: UTF8.self))
json.outputFormatting.remove(.withoutEscapingSlashes)
print(String(decoding: try json.encode(settings.recent), as: UTF8.self))
let object = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
print(object?.keys.sorted() ?? [], (object?["nested"] as? [String: [Int]])?["x"]?.first ?? -1)
do { _ = try PropertyListDecoder().decode([Int].self, from: data) } catch is DecodingError { print("wrong shape") }
do { _ = try PropertyListDecoder().decode(Settings.self, from: Data("nope".utf8)) } catch { print(error is DecodingError) }
