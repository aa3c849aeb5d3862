package import SightlineModel

/// A colour or gradient constant of the project's Swift sources, in the four appearances.
package struct NamedColor: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    /// 0…1 along the gradient.
    package var position: Double
    package var color: ColorSpec
    package init(position: Double, color: ColorSpec) {
      self.position = position
      self.color = color
    }
  }
  /// As used in code: `ColorPalette.textPrimary`.
  package var name: String
  package var location: SourceLocation
  /// One for a plain colour.
  package var stops: [Stop]
  package init(name: String, location: SourceLocation, stops: [Stop]) {
    self.name = name
    self.location = location
    self.stops = stops
  }
  package init(name: String, location: SourceLocation, color: ColorSpec) {
    self.init(name: name, location: location, stops: [Stop(position: 0, color: color)])
  }
}
