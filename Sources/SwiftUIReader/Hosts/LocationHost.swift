import Foundation
import SightlineModel
import SwiftInterpreter

/// Values of CoreLocation and MapKit: coordinates, regions, places on a map. Where the device is, it does not know.
final class LocationHost: HostBase {
  /// Structures, by the order in which their initialiser takes their parts.
  private static let structures: [String: [String]] = [
    "CLLocationCoordinate2D": ["latitude", "longitude"], "MKCoordinateSpan": ["latitudeDelta", "longitudeDelta"],
    "MKCoordinateRegion": ["center", "span"], "MKMapPoint": ["x", "y"], "MKMapSize": ["width", "height"],
    "MKMapRect": ["origin", "size"],
  ]

  override func declares(_ name: String) -> Bool { Self.structures[name] != nil || name == "CLLocation" }
  override func isValueType(_ name: String) -> Bool { Self.structures[name] != nil }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if type == "CLLocation" { return try location(call, interpreter) }
    guard let names = Self.structures[type] else { return nil }
    if type == "MKMapPoint", let center = call[position: 0] { return Self.mapPoint(center) }
    var fields: [String: Value] = [:]
    switch type {
    case "MKCoordinateRegion" where call.value("latitudinalMeters") != nil:
      fields["center"] = call.value("center")
      let span = Value.unknown("what MapKit makes of metres", at: call.location)
      fields["span"] = Self.structure("MKCoordinateSpan", ["latitudeDelta": span, "longitudeDelta": span])
    case "MKMapRect" where call.value("x") != nil:
      fields["origin"] = try Self.structure("MKMapPoint", numbers(["x", "y"], call, interpreter))
      fields["size"] = try Self.structure("MKMapSize", numbers(["width", "height"], call, interpreter))
    case "MKCoordinateRegion", "MKMapRect":
      for name in names {
        let inner =
          ["center": "CLLocationCoordinate2D", "span": "MKCoordinateSpan", "origin": "MKMapPoint"][name] ?? "MKMapSize"
        fields[name] = try call.value(name).map { try interpreter.resolve($0, as: inner) } ?? Self.zero(inner)
      }
    default: fields = try numbers(names, call, interpreter)
    }
    guard call.arguments.allSatisfy({ $0.label != nil }) else { return nil }
    return Self.structure(type, fields)
  }

  /// Nought where the call says nothing.
  private func numbers(_ names: [String], _ call: Call, _ interpreter: Interpreter) throws -> [String: Value] {
    var result: [String: Value] = [:]
    for name in names {
      let value = try call.value(name).map { try interpreter.resolve($0, as: "Double") } ?? .double(0)
      result[name] = value.number.map { .double($0) } ?? value
    }
    return result
  }

  private static func structure(_ type: String, _ fields: [String: Value]) -> Value {
    Value(.structure(StructureValue(typeName: type, fields: Fields(fields))))
  }
  private static func zero(_ type: String) -> Value {
    structure(
      type, Dictionary((structures[type] ?? []).map { ($0, .double(0)) }, uniquingKeysWith: { first, _ in first }))
  }
  private static func coordinate(_ latitude: Value, _ longitude: Value) -> Value {
    structure("CLLocationCoordinate2D", ["latitude": latitude, "longitude": longitude])
  }

  /// - Source: MapKit's projection is Mercator's, on a square of 2^28 points.
  private static func mapPoint(_ center: Value) -> Value? {
    guard let place = Place(center) else { return center.isUnknown ? center : nil }
    let size = 268_435_456.0
    let sine = sin(place.latitude * .pi / 180)
    let y = size * (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
    return structure("MKMapPoint", ["x": .double((place.longitude + 180) / 360 * size), "y": .double(y)])
  }

  // MARK: Locations

  private func location(_ call: Call, _ interpreter: Interpreter) throws -> Value {
    var fields: [String: Value] = [:]
    for argument in call.arguments { if let label = argument.label { fields[label] = argument.value } }
    if fields["coordinate"] == nil {
      let parts = try numbers(["latitude", "longitude"], call, interpreter)
      fields["coordinate"] = Self.coordinate(parts["latitude"] ?? .double(0), parts["longitude"] ?? .double(0))
    }
    // - Source: CoreLocation's own defaults for a location that is made of a coordinate.
    let defaults: [String: Double] = [
      "altitude": 0, "horizontalAccuracy": 0, "verticalAccuracy": -1, "course": -1, "speed": -1, "courseAccuracy": -1,
      "speedAccuracy": -1, "ellipsoidalAltitude": 0,
    ]
    for (name, number) in defaults where fields[name] == nil { fields[name] = .double(number) }
    if fields["timestamp"] == nil { fields["timestamp"] = .host(DateValue(date: reading.date)) }
    return .host(HostObject("CLLocation", fields: fields))
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    if case .structure(let structure) = value.payload, Self.structures[structure.typeName] != nil {
      return member(of: structure, name, call)
    }
    guard let object = value.host(HostObject.self), object.hostTypeName == "CLLocation" else { return nil }
    switch name {
    case "distance":
      guard let from = Place(value), let other = call?.value("from").flatMap(Place.init) else {
        return call.map { .unknown("a distance from an unknown place", at: $0.location) }
      }
      return .double(from.metres(to: other))
    case "coordinate": return object.fields[name] ?? .unknown("where the device is")
    default: return object.fields[name]
    }
  }

  private func member(of structure: StructureValue, _ name: String, _ call: Call?) -> Value? {
    if structure.typeName == "MKMapRect", call == nil {
      let size = structure.fields["size"].flatMap { Self.field($0, name) }
      if name == "width" || name == "height" { return size }
      guard let axis = name.last, axis == "X" || axis == "Y", ["min", "mid", "max"].contains(String(name.dropLast()))
      else { return nil }
      let start = structure.fields["origin"].flatMap { Self.field($0, axis.lowercased())?.number }
      let length = structure.fields["size"].flatMap { Self.field($0, axis == "X" ? "width" : "height")?.number }
      guard let start, let length else { return .unknown("a map rectangle that is not known") }
      return .double(start + length * (name.hasPrefix("min") ? 0 : name.hasPrefix("mid") ? 0.5 : 1))
    }
    return nil
  }
  private static func field(_ value: Value, _ name: String) -> Value? {
    if case .structure(let structure) = value.payload { return structure.fields[name] }
    return nil
  }

  // MARK: Globals

  override func global(name: String, in interpreter: Interpreter) throws -> Value? {
    if let number = Self.constants[name] { return .double(number) }
    return name == "kCLLocationCoordinate2DInvalid" ? Self.coordinate(.double(-180), .double(-180)) : nil
  }
  /// - Source: CoreLocation's constants.
  private static let constants: [String: Double] = [
    "kCLLocationAccuracyBestForNavigation": -2, "kCLLocationAccuracyBest": -1,
    "kCLLocationAccuracyNearestTenMeters": 10,
    "kCLLocationAccuracyHundredMeters": 100, "kCLLocationAccuracyKilometer": 1000,
    "kCLLocationAccuracyThreeKilometers": 3000, "kCLLocationAccuracyReduced": 10_000, "kCLDistanceFilterNone": -1,
    "kCLHeadingFilterNone": -1, "CLLocationDistanceMax": .greatestFiniteMagnitude,
  ]

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch name {
    case "CLLocationCoordinate2DMake":
      guard call.arguments.count == 2 else { return nil }
      return try Self.coordinate(
        interpreter.resolve(call.arguments[0].value, as: "Double"),
        interpreter.resolve(call.arguments[1].value, as: "Double"))
    case "CLLocationCoordinate2DIsValid":
      guard let value = call[position: 0] else { return nil }
      guard let place = Place(value) else { return .unknown("whether a place is valid", at: call.location) }
      return .bool(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
    default: return nil
    }
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    guard declares(type) else { return nil }
    if name == "init", let call { return try construct(type: type, call: call, in: interpreter) }
    return nil
  }
}

/// A place on the earth.
private struct Place {
  var latitude: Double
  var longitude: Double

  /// Of a coordinate or a location; `nil` where it is not known.
  init?(_ value: Value) {
    if let object = value.host(HostObject.self), let inner = object.fields["coordinate"], let place = Place(inner) {
      self = place
      return
    }
    guard case .structure(let structure) = value.payload, let latitude = structure.fields["latitude"]?.number,
      let longitude = structure.fields["longitude"]?.number
    else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Along the surface of the earth.
  ///
  /// - Source: Lambert's formula on the ellipsoid of WGS 84, exact to some ten metres in thousands of kilometres.
  func metres(to other: Place) -> Double {
    let (radius, flattening) = (6_378_137.0, 1 / 298.257223563)
    func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude * .pi / 180)) }
    let (a, b) = (reduced(latitude), reduced(other.latitude))
    let step = (other.longitude - longitude) * .pi / 180
    let half = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(step / 2), 2)
    let angle = 2 * asin(min(1, half.squareRoot()))
    guard angle > 0, angle < .pi else { return angle * radius }
    let (p, q) = ((a + b) / 2, (b - a) / 2)
    let x = (angle - sin(angle)) * pow(sin(p) * cos(q), 2) / pow(cos(angle / 2), 2)
    let y = (angle + sin(angle)) * pow(cos(p) * sin(q), 2) / pow(sin(angle / 2), 2)
    return radius * (angle - flattening / 2 * (x + y))
  }
}
