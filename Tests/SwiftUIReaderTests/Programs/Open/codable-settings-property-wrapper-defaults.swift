import Foundation

protocol DefaultSource { associatedtype Value: Codable & Equatable; static var value: Value { get } }
enum Defaults {
    enum True: DefaultSource { static var value: Bool { true } }
    enum Medium: DefaultSource { static var value: Int { 14 } }
    enum Empty<T: Codable & Equatable & ExpressibleByArrayLiteral>: DefaultSource { static var value: T { [] } }
}

@propertyWrapper struct Default<Source: DefaultSource>: Codable, Equatable {
    var wrappedValue: Source.Value = Source.value
    var projectedValue: Bool { wrappedValue != Source.value }
    init() {}
    init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self) }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    func decode<S>(_ type: Default<S>.Type, forKey key: Key) throws -> Default<S> { try decodeIfPresent(type, forKey: key) ?? .init() }
}

struct Settings: Codable, Equatable {
    @Default<Defaults.True> var sounds: Bool
    @Default<Defaults.Medium> var fontSize: Int
    @Default<Defaults.Empty<[String]>> var pinned: [String]
    var language: String?
    var changed: [String] { [("sounds", $sounds), ("fontSize", $fontSize), ("pinned", $pinned)].filter(\.1).map(\.0) }
}

let decoder = JSONDecoder(), encoder = JSONEncoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = [.sortedKeys]

for json in ["{}", #"{"sounds": false}"#, #"{"font_size": 18, "pinned": ["a", "b"]}"#, #"{"font_size": null, "language": "nb"}"#, #"{"sounds": "loud"}"#] {
    do {
        let settings = try decoder.decode(Settings.self, from: Data(json.utf8))
        print(settings.sounds, settings.fontSize, settings.pinned, settings.language ?? "-", settings.changed)
    } catch DecodingError.typeMismatch(let type, let context) { print("expected", type, "for", context.codingPath[0].stringValue) }
}
var settings = Settings()
settings.pinned.append("home")
settings.fontSize -= 2
settings.language = "sv"
let data = try encoder.encode(settings)
print(String(decoding: data, as: UTF8.self))
let back = try decoder.decode(Settings.self, from: data)
print(back == settings, back == Settings(), back.$pinned, back.$sounds)
settings.language = nil
print(String(data: try encoder.encode(settings), encoding: .utf8) ?? "", settings.changed.count)
