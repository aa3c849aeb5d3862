import SightlineModel

/// A horizontal or vertical alignment guide, built in or of the project's own.
struct Guide: Hashable {
  let axis: Axis
  /// SwiftUI's name: `leading`, `center`, `firstTextBaseline`; a type's name for custom ones.
  let name: String
  let isBaseline: Bool
  private let place: Place
  private enum Place { case start, middle, end }

  init(axis: Axis, name: String) {
    self.axis = axis
    self.name = name
    isBaseline = axis == .vertical && (name == "firstTextBaseline" || name == "lastTextBaseline")
    // A project's own guide names the one it is by default after a slash.
    place =
      switch name.contains("/") ? name.split(separator: "/").last.map(String.init) ?? name : name {
      case "leading", "top": .start
      case "trailing", "bottom", "firstTextBaseline", "lastTextBaseline": .end
      default: .middle
      }
  }

  static func == (a: Guide, b: Guide) -> Bool { a.axis == b.axis && a.name == b.name }
  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }

  static let leading = Guide(axis: .horizontal, name: "leading")
  static let horizontalCenter = Guide(axis: .horizontal, name: "center")
  static let trailing = Guide(axis: .horizontal, name: "trailing")
  static let top = Guide(axis: .vertical, name: "top")
  static let verticalCenter = Guide(axis: .vertical, name: "center")
  static let bottom = Guide(axis: .vertical, name: "bottom")
  static let firstTextBaseline = Guide(axis: .vertical, name: "firstTextBaseline")
  static let lastTextBaseline = Guide(axis: .vertical, name: "lastTextBaseline")

  /// What the guide is where no descendant sets it; a view without text has its baselines at its bottom.
  func defaultValue(in size: Size) -> Double {
    switch place {
    case .start: 0
    case .end: size[axis]
    case .middle: size[axis] / 2
    }
  }

  /// Guides of several children as one: the first baseline is the topmost, the last the lowest, others the mean.
  func combined(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch name {
    case "firstTextBaseline": return values.min()
    case "lastTextBaseline": return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}

/// A pair of guides, as in `Alignment`.
struct GuidePair {
  var horizontal: Guide
  var vertical: Guide
  static let center = GuidePair(horizontal: .horizontalCenter, vertical: .verticalCenter)
  static let topLeading = GuidePair(horizontal: .leading, vertical: .top)

  init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// - Parameter name: As in SwiftUI: `topLeading`, `bottom`, `leadingFirstTextBaseline`, …
  init?(name: String) {
    let parts = name.split(separator: "|")
    if parts.count == 2 {
      self.init(
        horizontal: Guide(axis: .horizontal, name: String(parts[0])),
        vertical: Guide(axis: .vertical, name: String(parts[1])))
      return
    }
    switch name {
    case "center": self = .center
    case "leading": self.init(horizontal: .leading, vertical: .verticalCenter)
    case "trailing": self.init(horizontal: .trailing, vertical: .verticalCenter)
    case "top": self.init(horizontal: .horizontalCenter, vertical: .top)
    case "bottom": self.init(horizontal: .horizontalCenter, vertical: .bottom)
    case "topLeading": self = .topLeading
    case "topTrailing": self.init(horizontal: .trailing, vertical: .top)
    case "bottomLeading": self.init(horizontal: .leading, vertical: .bottom)
    case "bottomTrailing": self.init(horizontal: .trailing, vertical: .bottom)
    case "firstTextBaseline", "centerFirstTextBaseline":
      self.init(horizontal: .horizontalCenter, vertical: .firstTextBaseline)
    case "lastTextBaseline", "centerLastTextBaseline":
      self.init(horizontal: .horizontalCenter, vertical: .lastTextBaseline)
    case "leadingFirstTextBaseline": self.init(horizontal: .leading, vertical: .firstTextBaseline)
    case "leadingLastTextBaseline": self.init(horizontal: .leading, vertical: .lastTextBaseline)
    case "trailingFirstTextBaseline": self.init(horizontal: .trailing, vertical: .firstTextBaseline)
    case "trailingLastTextBaseline": self.init(horizontal: .trailing, vertical: .lastTextBaseline)
    default: return nil
    }
  }

  /// - Returns: Where a child's top leading corner goes so that its guides meet the container's defaults.
  func position(of child: Element, offered proposal: ProposedSize, in size: Size) -> Point {
    Point(
      x: horizontal.defaultValue(in: size) - child.guide(horizontal, in: proposal),
      y: vertical.defaultValue(in: size) - child.guide(vertical, in: proposal))
  }
}
