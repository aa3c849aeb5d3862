public import SightlineModel

/// What a picture shows besides the scene itself.
public struct PictureOptions: Sendable {
  /// Pixels per point of a bitmap.
  public var scale: Double
  /// Draws the device's edge around the screen.
  public var showsDevice: Bool
  public var marks: [Mark]
  /// Points by which what scrolls vertically is scrolled; see `VectorPicture.Scroll.offset(toShow:)`.
  public var scrolled: Double
  public init(scale: Double = 1, showsDevice: Bool = false, marks: [Mark] = [], scrolled: Double = 0) {
    self.scale = scale
    self.showsDevice = showsDevice
    self.marks = marks
    self.scrolled = scrolled.isFinite ? max(0, scrolled) : 0
  }
}

/// A finding shown in a picture: a frame around the element, a badge with a number, a label beside it.
public struct Mark: Hashable, Sendable {
  /// In the screen's points.
  public var frame: Rect
  public var number: Int
  public var severity: Severity
  /// A rule's id; lower-case letters, digits, `-` and `.` are drawn.
  public var label: String?
  /// The element moves with what scrolls vertically.
  public var scrolls: Bool
  public init(frame: Rect, number: Int, severity: Severity, label: String? = nil, scrolls: Bool = false) {
    self.frame = frame
    self.number = number
    self.severity = severity
    self.label = label
    self.scrolls = scrolls
  }
}
