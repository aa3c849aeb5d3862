public import SightlineModel

/// A colour or gradient constant of the project's Swift sources, in the four appearances.
public struct NamedColor: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    /// 0…1 along the gradient.
    public var position: Double
    public var color: ColorSpec
    public init(position: Double, color: ColorSpec) {
      self.position = position
      self.color = color
    }
  }
  /// As used in code: `ColorPalette.textPrimary`.
  public var name: String
  public var location: SourceLocation
  /// One for a plain colour.
  public var stops: [Stop]
  public init(name: String, location: SourceLocation, stops: [Stop]) {
    self.name = name
    self.location = location
    self.stops = stops
  }
  public init(name: String, location: SourceLocation, color: ColorSpec) {
    self.init(name: name, location: location, stops: [Stop(position: 0, color: color)])
  }
}
