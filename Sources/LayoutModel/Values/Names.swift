public import SightlineModel

// SwiftUI's names of types that the model has under another one.
public typealias TextAlignment = Paragraph.Alignment
public typealias AccessibilityHeadingLevel = HeadingLevel
public typealias ListSectionSpacing = SectionSpacing
public typealias ToolbarPlacement = ToolbarBar
public typealias DatePickerComponent = DateComponent

extension Edge {
  public typealias Set = Edges
}

extension Axis {
  /// Axes together: `[.horizontal, .vertical]`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)

    var axes: Swift.Set<Axis> {
      var axes: Swift.Set<Axis> = []
      if contains(.horizontal) { axes.insert(.horizontal) }
      if contains(.vertical) { axes.insert(.vertical) }
      return axes
    }
  }
}

public enum HorizontalEdge: Hashable, Sendable {
  case leading, trailing
  var edge: Edge { self == .leading ? .leading : .trailing }
}

public enum VerticalEdge: Hashable, Sendable {
  case top, bottom
  var edge: Edge { self == .top ? .top : .bottom }
}

extension UnitPoint {
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Traits by SwiftUI's names: `[.isHeader, .isSelected]`.
public struct AccessibilityTraits: Hashable, Sendable, ExpressibleByArrayLiteral {
  let names: Set<TraitName>
  private init(_ name: String) { names = [TraitName(rawValue: name)] }
  public init(arrayLiteral elements: AccessibilityTraits...) {
    names = elements.reduce(into: []) { $0.formUnion($1.names) }
  }
  public static let allowsDirectInteraction = Self("allowsDirectInteraction")
  public static let causesPageTurn = Self("causesPageTurn")
  public static let isButton = Self("isButton")
  public static let isHeader = Self("isHeader")
  public static let isImage = Self("isImage")
  public static let isKeyboardKey = Self("isKeyboardKey")
  public static let isLink = Self("isLink")
  public static let isModal = Self("isModal")
  public static let isSearchField = Self("isSearchField")
  public static let isSelected = Self("isSelected")
  public static let isStaticText = Self("isStaticText")
  public static let isSummaryElement = Self("isSummaryElement")
  public static let isTabBar = Self("isTabBar")
  public static let isToggle = Self("isToggle")
  public static let playsSound = Self("playsSound")
  public static let startsMediaSession = Self("startsMediaSession")
  public static let updatesFrequently = Self("updatesFrequently")
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  let radius: Double?
  public static let automatic = Self(name: "automatic", radius: nil)
  public static let capsule = Self(name: "capsule", radius: nil)
  public static let circle = Self(name: "circle", radius: nil)
  public static let roundedRectangle = Self(name: "roundedRectangle", radius: nil)
  /// - Parameter radius: Points.
  public static func roundedRectangle(radius: Double) -> Self { Self(name: "roundedRectangle", radius: radius) }
}

extension TabViewStyle {
  public enum IndexDisplayMode: String, Sendable { case always, automatic, never }
  public static func page(indexDisplayMode: IndexDisplayMode) -> Self {
    Self(style: .page, displayMode: indexDisplayMode.rawValue)
  }
}

extension IndexViewStyle {
  public enum BackgroundDisplayMode: String, Sendable { case always, automatic, interactive, never }
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self {
    Self(style: .page, displayMode: backgroundDisplayMode.rawValue)
  }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, in points.
public struct GridItem: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  let size: GridTrack.Size
  let minimum: Double?
  let maximum: Double?
  let spacing: Double?
  /// - Parameter spacing: Points to the next track; `nil` takes the system's.
  public init(_ size: Size = .flexible(), spacing: Double? = nil) {
    self.spacing = spacing
    switch size {
    case .fixed(let length): (self.size, minimum, maximum) = (.fixed, length, nil)
    case .flexible(let low, let high): (self.size, minimum, maximum) = (.flexible, low, high)
    case .adaptive(let low, let high): (self.size, minimum, maximum) = (.adaptive, low, high)
    }
  }
}
