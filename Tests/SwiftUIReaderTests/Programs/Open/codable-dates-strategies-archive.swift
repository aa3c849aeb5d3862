import Foundation
struct Event: Codable, Equatable, Comparable {
    let title: String
    let start: Date
    var reminder: TimeInterval?
    var url: URL?
    var blob: Data = Data()
    static func < (a: Event, b: Event) -> Bool { (a.start, a.title) < (b.start, b.title) }
}
enum Flavor: CaseIterable {
    case seconds, millis, iso, custom
    var encoding: JSONEncoder.DateEncodingStrategy {
        switch self {
        case .seconds: .secondsSince1970
        case .millis: .millisecondsSince1970
        case .iso: .iso8601
        case .custom: .custom { date, encoder in
            var box = encoder.singleValueContainer()
            try box.encode("day \(Int(date.timeIntervalSince1970 / 86_400))")
        }
        }
    }
    var decoding: JSONDecoder.DateDecodingStrategy {
        switch self {
        case .seconds: .secondsSince1970
        case .millis: .millisecondsSince1970
        case .iso: .iso8601
        case .custom: .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard text.hasPrefix("day "), let n = Double(text.dropFirst(4)) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no day: \(text)"))
            }
            return Date(timeIntervalSince1970: n * 86_400)
        }
        }
    }
}
struct Archive {
    let flavor: Flavor
    func encode(_ events: [Event]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = flavor.encoding
        return String(decoding: try encoder.encode(events.sorted()), as: UTF8.self)
    }
    func decode(_ text: String) throws -> [Event] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = flavor.decoding
        return try decoder.decode([Event].self, from: Data(text.utf8))
    }
}
let events = [Event(title: "Launch", start: Date(timeIntervalSince1970: 1_700_006_400), url: URL(string: "https://x.io/a?b=1")), Event(title: "Epoch", start: Date(timeIntervalSince1970: 0), reminder: 90.5, blob: Data("hi!".utf8))]
for flavor in Flavor.allCases {
    let text = try Archive(flavor: flavor).encode(events)
    let back = try Archive(flavor: flavor).decode(text)
    print(flavor, text)
    print("  ", back == events.sorted(), back.last?.url?.host() ?? "-", back[0].blob.count, back.max()?.title ?? "")
}
do { _ = try Archive(flavor: .custom).decode(#"[{"title": "x", "start": "night 3", "blob": ""}]"#) }
catch DecodingError.dataCorrupted(let context) { print(context.debugDescription, context.codingPath.map(\.stringValue)) }
