package import SightlineModel

/// What a picture shows besides the scene itself.
package struct PictureOptions: Sendable {
  /// Pixels per point of a bitmap.
  package var scale: Double
  /// Draws the device's edge around the screen.
  package var showsDevice: Bool
  package var marks: [Mark]
  /// Points by which what scrolls vertically is scrolled; see `VectorPicture.Scroll.offset(toShow:)`.
  package var scrolled: Double
  package init(scale: Double = 1, showsDevice: Bool = false, marks: [Mark] = [], scrolled: Double = 0) {
    self.scale = scale
    self.showsDevice = showsDevice
    self.marks = marks
    self.scrolled = scrolled.isFinite ? max(0, scrolled) : 0
  }
}

/// A finding shown in a picture: a frame around the element, a badge with a number, a label beside it.
package struct Mark: Hashable, Sendable {
  /// In the screen's points.
  package var frame: Rect
  package var number: Int
  package var severity: Severity
  /// A rule's id; lower-case letters, digits, `-` and `.` are drawn.
  package var label: String?
  /// The element moves with what scrolls vertically.
  package var scrolls: Bool
  package init(frame: Rect, number: Int, severity: Severity, label: String? = nil, scrolls: Bool = false) {
    self.frame = frame
    self.number = number
    self.severity = severity
    self.label = label
    self.scrolls = scrolls
  }
}
