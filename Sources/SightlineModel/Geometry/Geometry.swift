/// A point, in points; origin at the physical top left, y down, also where the text runs right to left.
public struct Point: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public static let zero = Point(x: 0, y: 0)
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Width and height, in points.
public struct Size: Hashable, Sendable, Codable {
  public var width: Double
  public var height: Double
  public static let zero = Size(width: 0, height: 0)
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-parallel rectangle, in points.
public struct Rect: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  @inlinable public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
  @inlinable public var origin: Point { Point(x: x, y: y) }
  @inlinable public var size: Size { Size(width: width, height: height) }
  @inlinable public var minX: Double { x }
  @inlinable public var minY: Double { y }
  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }
  @inlinable public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
  @inlinable public var area: Double { isEmpty ? 0 : width * height }

  @inlinable public func offsetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// - Returns: The common part; an empty rectangle at the nearer corner where there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  @inlinable public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  @inlinable public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// - Parameter tolerance: Points that `other` may stick out on each side.
  @inlinable public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }

  public func inset(by insets: EdgeInsets, direction: LayoutDirection = .leftToRight) -> Rect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return Rect(
      x: x + left, y: y + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}

/// Distances from the edges, in points; leading is left where the layout runs left to right.
public struct EdgeInsets: Hashable, Sendable, Codable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init(all length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }
  public var horizontal: Double { leading + trailing }
  public var vertical: Double { top + bottom }
}

/// A place inside a rectangle as fractions of its size; (0, 0) is top leading.
public struct UnitPoint: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What a parent offers a child, in points per axis: `nil` asks for the ideal size, `.infinity` for the largest,
/// zero for the smallest.
public struct ProposedSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public static let unspecified = ProposedSize(width: nil, height: nil)
  public static let zero = ProposedSize(width: 0, height: 0)
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

public enum Axis: String, Hashable, Sendable, Codable, CaseIterable { case horizontal, vertical }

public enum LayoutDirection: String, Hashable, Sendable, Codable { case leftToRight = "ltr", rightToLeft = "rtl" }
