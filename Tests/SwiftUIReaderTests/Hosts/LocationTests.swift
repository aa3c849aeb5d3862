import Testing

@testable import SwiftUIReader

/// Coordinates, locations and regions; where the device is stays unknown.
struct LocationTests {
  static let places = """
    import CoreLocation
    import MapKit
    extension CLLocationCoordinate2D: Equatable {
      public static func == (a: Self, b: Self) -> Bool { a.latitude == b.latitude && a.longitude == b.longitude }
      func metres(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        CLLocation(latitude: latitude, longitude: longitude)
          .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
      }
    }
    let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
    let rome = CLLocationCoordinate2D(latitude: 41.9028, longitude: 12.4964)
    var moved: CLLocationCoordinate2D { var place = paris; place.latitude += 1; return place }
    let region = MKCoordinateRegion(center: paris, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1))
    let area = MKMapRect(origin: MKMapPoint(x: 10, y: 20), size: MKMapSize(width: 4, height: 6))
    """

  @Test(arguments: [
    ("paris.latitude", "48.8566"), ("moved.latitude", "49.8566"), ("paris == moved", "false"),
    ("paris == CLLocationCoordinate2DMake(48.8566, 2.3522)", "true"), ("Int(paris.metres(to: rome) / 10_000)", "110"),
    ("paris.metres(to: paris)", "0.0"), ("region.center.longitude", "2.3522"), ("region.span.latitudeDelta", "0.5"),
    ("MKCoordinateRegion().span.longitudeDelta", "0.0"), ("area.midX", "12.0"), ("area.maxY", "26.0"),
    ("Int(MKMapPoint(paris).x)", "135971655"), ("CLLocation(latitude: 1, longitude: 2).coordinate.longitude", "2.0"),
    (
      "CLLocation(coordinate: rome, altitude: 30, horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: .now).altitude",
      "30"
    ),
    ("CLLocation(latitude: 1, longitude: 2).course", "-1.0"), ("CLLocationCoordinate2DIsValid(paris)", "true"),
    ("CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid)", "false"),
    ("kCLLocationAccuracyHundredMeters", "100.0"), ("[paris, rome].map(\\.longitude).max()!", "12.4964"),
  ])
  func areComputed(expression: String, text: String) {
    let said = Source.said(expression, Self.places)
    #expect(said.texts == [text])
    #expect(said.unresolved.isEmpty)
  }

  @Test(arguments: [
    "CLLocationManager().location!.coordinate.latitude", "CLLocationManager.headingAvailable()",
    "CLLocation(latitude: .random(in: 0...90), longitude: 0).coordinate.latitude",
    "MKCoordinateRegion(center: paris, latitudinalMeters: 500, longitudinalMeters: 500).span.latitudeDelta",
    "MKDistanceFormatter().string(fromDistance: 900)", "CBCentralManager(delegate: nil, queue: nil).state",
    "AES.GCM.seal(1, using: SymmetricKey(size: .bits256))",
  ])
  func whatTheSystemAnswersIsUnknown(expression: String) {
    let said = Source.said(expression, Self.places)
    #expect(said.reason != nil)
    #expect(said.unresolved.isEmpty)
  }
}
