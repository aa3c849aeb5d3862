/// A colour in sRGB with its transfer function; components 0…1, outside that range where a wider gamut asks for it.
/// What is no number is 0, and what is further away than any gamut is cut.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 transparent … 1 opaque; not premultiplied.
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.bounded(red)
    self.green = Self.bounded(green)
    self.blue = Self.bounded(blue)
    self.alpha = Self.bounded(alpha)
  }
  private static func bounded(_ component: Double) -> Double {
    component > -16 ? (component < 16 ? component : 16) : component.isNaN ? 0 : -16
  }
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  public func opacity(_ factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }

  /// `#RRGGBBAA`, each component clamped and rounded to 8 bits.
  public var hexString: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue, alpha].reduce(into: "#") { text, component in
      let byte = Int(saturating: (min(max(component, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}

/// Light or dark, each with or without Increase Contrast.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  case light
  case dark
  case lightHigh = "light-high"
  case darkHigh = "dark-high"
  public var isDark: Bool { self == .dark || self == .darkHigh }
  public var isHighContrast: Bool { self == .lightHigh || self == .darkHigh }
  /// Of the same contrast.
  public func with(_ scheme: ColorScheme) -> Appearance {
    switch scheme {
    case .light: isHighContrast ? .lightHigh : .light
    case .dark: isHighContrast ? .darkHigh : .dark
    }
  }
}

/// What a view asks for, whatever the setting.
public enum ColorScheme: String, Hashable, Sendable, Codable, CaseIterable { case light, dark }

/// A colour as declared: one value per appearance, with where it comes from.
public struct ColorSpec: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA
  public var lightHigh: RGBA
  public var darkHigh: RGBA
  /// As a person would call it: `ColorPalette.textPrimary`, `Color.blue`, `#2196F3`.
  public var name: String?
  /// Which of the system's colours it is, where the app writes it as such; `nil` behind a name of the project's own.
  public var system: SystemColorName?
  /// From the use inwards: Swift constant, asset or token, literal.
  public var derivation: [DerivationStep]

  public init(
    light: RGBA, dark: RGBA? = nil, lightHigh: RGBA? = nil, darkHigh: RGBA? = nil, name: String? = nil,
    system: SystemColorName? = nil, derivation: [DerivationStep] = []
  ) {
    self.light = light
    self.dark = dark ?? light
    self.lightHigh = lightHigh ?? light
    self.darkHigh = darkHigh ?? dark ?? lightHigh ?? light
    self.name = name
    self.system = system
    self.derivation = derivation
  }
  public subscript(appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHigh: lightHigh
    case .darkHigh: darkHigh
    }
  }
  public func map(_ transform: (RGBA) -> RGBA) -> ColorSpec {
    ColorSpec(
      light: transform(light), dark: transform(dark), lightHigh: transform(lightHigh), darkHigh: transform(darkHigh),
      name: name, system: system, derivation: derivation)
  }
  /// A faded colour of the system's that is translucent by itself is none of the system's any more; nor is one of the
  /// app's the colour that it was.
  public func opacity(_ factor: Double) -> ColorSpec {
    var faded = map { $0.opacity(factor) }
    if factor < 0.995, factor >= 0.005, system == nil || light.alpha < 1, let name {
      faded.system = nil
      faded.name = "\(ShownNumber.text(max(factor, 0) * 100, decimals: 0)) % of \(name)"
    }
    return faded
  }
}

/// A gradient as declared. Points are fractions of the filled frame; in a right-to-left layout they are not mirrored.
public struct GradientSpec: Hashable, Sendable, Codable {
  public enum Geometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Degrees, clockwise from the positive x axis.
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
    case elliptical(center: UnitPoint)
  }
  public struct Stop: Hashable, Sendable, Codable {
    public var color: ColorSpec
    public var location: Double
    public init(color: ColorSpec, location: Double) {
      self.color = color
      self.location = location
    }
  }
  public var geometry: Geometry
  public var stops: [Stop]
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

/// What SwiftUI calls a `ShapeStyle`, before the environment and the appearance are known.
public indirect enum StyleSpec: Hashable, Sendable {
  case color(ColorSpec)
  /// 1 primary … 5 quinary: a share of the inherited foreground.
  case hierarchical(Int)
  /// The environment's tint.
  case tint
  /// The environment's foreground.
  case foreground
  /// The system background of the container.
  case background
  case gradient(GradientSpec)
  /// `ultraThinMaterial` … `bar`, `glass`.
  case material(String)
  case image(String)
  case opacity(StyleSpec, Double)
  case unknown(reason: String)
}

/// What is drawn in one appearance after all layers are composited.
public enum ResolvedPaint: Hashable, Sendable {
  case color(RGBA)
  /// Stops after compositing, over the stretch that matters.
  case gradient([RGBA], reason: String)
  case image(reason: String)
  case material(reason: String)
  case unknown(reason: String)
}
