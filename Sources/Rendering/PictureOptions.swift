public import SightlineModel

/// What a picture shows besides the scene itself.
public struct PictureOptions: Sendable {
  /// Pixels per point of a bitmap.
  public var scale: Double
  /// Draws the device's edge around the screen.
  public var showsDevice: Bool
  public var marks: [Mark]
  public init(scale: Double = 1, showsDevice: Bool = false, marks: [Mark] = []) {
    self.scale = scale
    self.showsDevice = showsDevice
    self.marks = marks
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
  public init(frame: Rect, number: Int, severity: Severity, label: String? = nil) {
    self.frame = frame
    self.number = number
    self.severity = severity
    self.label = label
  }
}
