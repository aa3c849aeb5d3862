import Foundation

struct Place: Codable {
    var name: String, latitude: Double, longitude: Double
    enum Keys: String, CodingKey { case name, location }
    enum LocationKeys: String, CodingKey { case lat, lng }
    init(from decoder: Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        name = try root.decode(String.self, forKey: .name)
        let spot = try root.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
        (latitude, longitude) = (try spot.decode(Double.self, forKey: .lat), try spot.decode(Double.self, forKey: .lng))
    }
    func encode(to encoder: Encoder) throws {
        var root = encoder.container(keyedBy: Keys.self)
        try root.encode(name, forKey: .name)
        var spot = root.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
        try spot.encode(latitude, forKey: .lat); try spot.encode(longitude, forKey: .lng)
    }
}
var place = try JSONDecoder().decode(Place.self, from: Data(#"{"name": "Pier", "location": {"lat": 52.5, "lng": 4.25}}"#.utf8))
print(place.name); print(place.latitude, place.longitude)
place.latitude += 1
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(place), as: UTF8.self))
