import Foundation

struct Coordinate: Hashable, Codable, LosslessStringConvertible {
  var latitude: Double, longitude: Double
  init(_ latitude: Double, _ longitude: Double) { self.latitude = latitude; self.longitude = longitude }
  init?(_ description: String) {
    let parts = description.components(separatedBy: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard case let (latitude??, longitude??) = (parts.first, parts.dropFirst().first), parts.count == 2, abs(latitude) <= 90 else { return nil }
    self.init(latitude, longitude)
  }
  var description: String { String(format: "%.4f,%.4f", latitude, longitude) }
  var dms: String { [(latitude, "N", "S"), (longitude, "E", "W")].map { value, plus, minus in let total = Int((abs(value) * 3600).rounded()); return String(format: "%d°%02d′%02d″", total / 3600, total / 60 % 60, total % 60) + (value < 0 ? minus : plus) }.joined(separator: " ") }
  static func - (a: Self, b: Self) -> Measurement<UnitLength> {
    let rad = { (degrees: Double) in degrees * .pi / 180 }
    let dLat = rad(a.latitude - b.latitude), dLon = rad(a.longitude - b.longitude)
    let h = pow(sin(dLat / 2), 2) + cos(rad(a.latitude)) * cos(rad(b.latitude)) * pow(sin(dLon / 2), 2)
    return Measurement(value: 2 * 6371 * asin(min(1, sqrt(h))), unit: .kilometers)
  }
  func bearing(to other: Coordinate) -> Double {
    let (a, b, d) = (latitude * .pi / 180, other.latitude * .pi / 180, (other.longitude - longitude) * .pi / 180)
    return (atan2(sin(d) * cos(b), cos(a) * sin(b) - sin(a) * cos(b) * cos(d)) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
  }
}
struct Place: Identifiable { var id: String { name }; let name: String; let coordinate: Coordinate }
extension Measurement where UnitType == UnitLength { var short: String { let m = converted(to: .meters).value; return m < 1000 ? "\(Int(m.rounded())) m" : m < 10_000 ? String(format: "%.1f km", m / 1000) : "\(Int((m / 1000).rounded())) km" } }
extension Double { var compass: String { ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][Int(((self + 22.5) / 45).rounded(.down)) % 8] } }
let paris = Coordinate(48.8566, 2.3522), places = [Place(name: "Eiffel", coordinate: .init(48.8584, 2.2945)), Place(name: "London", coordinate: .init(51.5074, -0.1278)), Place(name: "Here", coordinate: paris), Place(name: "Near", coordinate: .init(48.857, 2.353)), Place(name: "Sydney", coordinate: .init(-33.8688, 151.2093))]
for place in places.sorted(by: { $0.coordinate - paris < $1.coordinate - paris }) { print(place.id, (place.coordinate - paris).short, paris.bearing(to: place.coordinate).compass, place.coordinate.dms) }
for text in ["1.5, -2", "91,0", "1", "1,2,3", "a,b", "-90,180"] { print(text, Coordinate(text)?.description ?? "nil") }
print(Coordinate("\(paris)") == paris, [paris, .init(0, 0), paris].reduce(into: Set<Coordinate>()) { $0.insert($1) }.count, 359.0.compass, 22.5.compass, 22.4.compass)
let walk = zip(places, places.dropFirst()).map { $0.coordinate - $1.coordinate }, total = walk.reduce(Measurement(value: 0, unit: UnitLength.kilometers), +)
print(walk.count, total.short, total.converted(to: .miles).value > 10_000, (paris - paris).value, walk.min()!.short, String(decoding: try JSONEncoder().encode([1.5, -0.25].map { $0 }), as: UTF8.self))
