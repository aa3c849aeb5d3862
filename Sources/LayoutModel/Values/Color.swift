import DesignTokens
public import SightlineModel

/// What shapes and texts are drawn with.
public protocol ShapeStyle: Sendable {
  var style: StyleSpec { get }
}

/// A colour: of the system, which differs by appearance, or of one's own. As a view it fills what it is offered.
public struct Color: ShapeStyle, LibraryView, Hashable {
  public var style: StyleSpec
  init(style: StyleSpec) { self.style = style }
  public var body: Fill { return Fill(style) }

  /// - Parameters: Shares of 1 in sRGB; wider gamuts go beyond.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: opacity))
  }
  public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white, opacity: opacity) }
  public init(_ color: RGBA) { self.init(light: color, dark: color) }
  /// A colour that differs by appearance, as an asset catalogue has it.
  public init(
    light: RGBA, dark: RGBA, lightHighContrast: RGBA? = nil, darkHighContrast: RGBA? = nil, name: String? = nil
  ) {
    let spec = ColorSpec(light: light, dark: dark, lightHigh: lightHighContrast, darkHigh: darkHighContrast, name: name)
    style = .color(spec)
  }
  /// - Parameter hex: 0xRRGGBB.
  public init(hex: UInt32, opacity: Double = 1) { self.init(RGBA(hex: hex, alpha: opacity)) }
  /// A colour of UIKit by its name: `secondarySystemBackground`.
  /// - Throws: ``LayoutModelError`` for a name that iOS does not have.
  public init(system name: String) throws(LayoutModelError) {
    guard let color = SystemColors.color(named: name, platform: .ios26) else {
      throw LayoutModelError(.unknown(what: "system colour", name: name, nearest: nil))
    }
    style = .color(color)
  }

  private static func system(_ name: String) -> Color {
    Color(style: SystemColors.color(named: name, platform: .ios26).map { .color($0) } ?? .unknown(reason: name))
  }
  public static let red = system("red")
  public static let orange = system("orange")
  public static let yellow = system("yellow")
  public static let green = system("green")
  public static let mint = system("mint")
  public static let teal = system("teal")
  public static let cyan = system("cyan")
  public static let blue = system("blue")
  public static let indigo = system("indigo")
  public static let purple = system("purple")
  public static let pink = system("pink")
  public static let brown = system("brown")
  public static let gray = system("gray")
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let clear = Color(.clear)
  public static let primary = Color(style: .hierarchical(1))
  public static let secondary = Color(style: .hierarchical(2))
  public static let accentColor = Color(style: .tint)

  public func opacity(_ share: Double) -> Color {
    if case .color(let color) = style { return Color(style: .color(color.opacity(share))) }
    return Color(style: .opacity(style, share))
  }
}

// What a call writes after a dot: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}

/// A share of the inherited foreground, the tint, or a background.
public struct EnvironmentStyle: ShapeStyle {
  public let style: StyleSpec
}

extension ShapeStyle where Self == EnvironmentStyle {
  public static var primary: EnvironmentStyle { EnvironmentStyle(style: .hierarchical(1)) }
  public static var secondary: EnvironmentStyle { EnvironmentStyle(style: .hierarchical(2)) }
  public static var tertiary: EnvironmentStyle { EnvironmentStyle(style: .hierarchical(3)) }
  public static var quaternary: EnvironmentStyle { EnvironmentStyle(style: .hierarchical(4)) }
  public static var tint: EnvironmentStyle { EnvironmentStyle(style: .tint) }
  public static var foreground: EnvironmentStyle { EnvironmentStyle(style: .foreground) }
  public static var background: EnvironmentStyle { EnvironmentStyle(style: .background) }
  public static var ultraThinMaterial: EnvironmentStyle { EnvironmentStyle(style: .material("ultraThinMaterial")) }
  public static var thinMaterial: EnvironmentStyle { EnvironmentStyle(style: .material("thinMaterial")) }
  public static var regularMaterial: EnvironmentStyle { EnvironmentStyle(style: .material("regularMaterial")) }
  public static var thickMaterial: EnvironmentStyle { EnvironmentStyle(style: .material("thickMaterial")) }
  public static var ultraThickMaterial: EnvironmentStyle { EnvironmentStyle(style: .material("ultraThickMaterial")) }
  public static var bar: EnvironmentStyle { EnvironmentStyle(style: .material("bar")) }
}

/// Colours that run from one point of the frame to another; points as shares of it.
public struct LinearGradient: ShapeStyle, LibraryView {
  public let style: StyleSpec
  public var body: Fill { return Fill(style) }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    style = .gradient(colors, .linear(start: startPoint, end: endPoint))
  }
}

/// Colours that run outwards from a centre; radii in points.
public struct RadialGradient: ShapeStyle, LibraryView {
  public let style: StyleSpec
  public var body: Fill { return Fill(style) }
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    style = .gradient(colors, .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

extension StyleSpec {
  /// At equal distances. A colour that depends on its surroundings makes the gradient an unknown style.
  fileprivate static func gradient(_ colors: [Color], _ geometry: GradientSpec.Geometry) -> StyleSpec {
    var stops: [GradientSpec.Stop] = []
    for (index, color) in colors.enumerated() {
      guard case .color(let spec) = color.style else { return .unknown(reason: "a gradient of inherited colours") }
      stops.append(.init(color: spec, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0))
    }
    return .gradient(GradientSpec(geometry: geometry, stops: stops))
  }
}
