import Foundation

struct Coordinate: Codable, Hashable {
    var lat: Double, lon: Double
    init(_ lat: Double, _ lon: Double) { self.lat = lat; self.lon = lon }
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        lon = try list.decode(Double.self)
        lat = try list.decode(Double.self)
        guard list.isAtEnd else { throw DecodingError.dataCorruptedError(in: list, debugDescription: "more than two numbers") }
    }
    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(lon)
        try list.encode(contentsOf: lat)
    }
}
extension UnkeyedEncodingContainer {
    mutating func encode(contentsOf value: Double) throws { try encode(value) }
}

enum Geometry: Codable, Equatable {
    case point(Coordinate), line([Coordinate]), polygon(rings: [[Coordinate]])
    private enum Keys: String, CodingKey { case type, coordinates }
    private enum Kind: String, Codable { case point = "Point", line = "LineString", polygon = "Polygon" }

    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Keys.self)
        self = switch try box.decode(Kind.self, forKey: .type) {
        case .point: .point(try box.decode(Coordinate.self, forKey: .coordinates))
        case .line: .line(try box.decode([Coordinate].self, forKey: .coordinates))
        case .polygon: .polygon(rings: try box.decode([[Coordinate]].self, forKey: .coordinates))
        }
    }
    func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Keys.self)
        func put(_ kind: Kind, _ value: some Encodable) throws {
            try box.encode(kind, forKey: .type)
            try box.encode(value, forKey: .coordinates)
        }
        switch self {
        case .point(let c): try put(.point, c)
        case .line(let list): try put(.line, list)
        case .polygon(let rings): try put(.polygon, rings)
        }
    }
    var points: [Coordinate] { switch self { case .point(let c): [c]; case .line(let l): l; case .polygon(let r): r.flatMap { $0 } } }
}

struct Feature: Codable, Equatable { var name: String; var geometry: Geometry? }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let features = [Feature(name: "home", geometry: .point(.init(59.5, 10.25))), .init(name: "trail", geometry: .line([.init(1, 2), .init(3, 4.5)])), .init(name: "lake", geometry: .polygon(rings: [[.init(0, 0), .init(0, 1), .init(1, 0)], []])), .init(name: "void")]
for feature in features { print(String(decoding: try encoder.encode(feature), as: UTF8.self), feature.geometry?.points.count ?? 0) }
print(try JSONDecoder().decode([Feature].self, from: encoder.encode(features)) == features)
for json in ["[1, 2]", "[1]", "[1, 2, 3]", #"["a", 2]"#, "{}"] {
    do { let c = try JSONDecoder().decode(Coordinate.self, from: Data(json.utf8)); print(json, c.lat, c.lon) }
    catch DecodingError.valueNotFound { print(json, "too short") } catch DecodingError.dataCorrupted(let context) { print(json, context.debugDescription) }
    catch DecodingError.typeMismatch(_, let context) { print(json, "mismatch", context.codingPath.map { $0.intValue ?? -1 }) }
}
