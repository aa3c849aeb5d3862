public import SightlineModel

/// A view, a modifier, or a part that the system draws, with its place.
public struct LaidOutElement: Hashable, Sendable {
  /// As SwiftUI names it, in lowerCamel: `button`, `padding`, `tabBar`.
  public let name: String
  /// Each modifier that was applied is an element around what it modifies.
  public let isModifier: Bool
  /// Points, rounded to pixels. Content of a scroll view is at offset 0 and may lie outside of the screen.
  public let frame: Rect
  /// What of the frame can be seen, scrolled or not.
  public let visibleFrame: Rect
  /// Where a touch counts; `nil` where none does.
  public let hitRegion: Rect?
  /// Points by which the frame may be off, since a metric is not published or a stand-in font measured the text.
  public let uncertainty: Double
  /// What VoiceOver says; `nil` where the element is none of its own.
  public let spoken: SpokenElement?
  /// The call that made it.
  public let location: SourceLocation?

  init(_ node: SceneNode) {
    name = node.kind.rawValue
    isModifier = node.isModifier
    frame = node.frame
    visibleFrame = node.visibleFrame
    hitRegion = node.hitRegion
    uncertainty = node.uncertainty
    spoken = node.spoken
    location = node.source
  }
}

/// A text as set.
public struct TextLayout: Hashable, Sendable {
  /// A line as set; lengths in points.
  public struct Line: Hashable, Sendable {
    /// As drawn: with the ellipsis or hyphen where there is one.
    public let text: String
    /// The advance without trailing white space, by the line's ascent and descent; in the coordinates of the text's
    /// frame.
    public let frame: Rect
    /// Below the top of the coordinates.
    public let baseline: Double
    /// The line ends inside of a word.
    public let breaksWord: Bool
  }
  public let string: String
  public let frame: Rect
  /// From the top.
  public let lines: [Line]
  /// Points per em at this text size, after `minimumScaleFactor`.
  public let fontSize: Double
  /// Some of the text is not shown.
  public let isTruncated: Bool
  /// What `minimumScaleFactor` came to; 1 where the text keeps its size.
  public let scaleFactor: Double
  /// By which share widths may be off, since another font stands in for the one asked for; 0 for fonts used as they are.
  public let relativeError: Double

  init(_ string: String, _ measured: MeasuredText, frame: Rect) {
    self.string = string
    self.frame = frame
    lines = measured.lines.map { line in
      Line(
        text: line.text,
        frame: Rect(
          x: frame.x + line.x, y: frame.y + line.baseline - line.ascent, width: line.width,
          height: line.ascent + line.descent),
        baseline: frame.y + line.baseline, breaksWord: line.breaksWord)
    }
    fontSize = measured.fontSize
    isTruncated = measured.isTruncated
    scaleFactor = measured.scaleFactor
    relativeError = measured.relativeError
  }

  init?(_ node: SceneNode) {
    guard let text = node.text else { return nil }
    self.init(text.content.string, text.measured, frame: node.frame)
  }
}
