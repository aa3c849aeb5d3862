import SightlineModel

/// A drawing in its place: the whole screen, or the part around a finding, with the finding marked.
struct PictureMarkup {
  var sheet: PictureSheet
  var number: Int
  /// What the picture shows, for who can't see it.
  var description: String
  /// Points by which what scrolls is moved up.
  var scrolled = 0.0

  private var style: String { scrolled > 0 ? " style=\"--scroll:-\(n(scrolled))px\"" : "" }

  private func n(_ value: Double) -> String { PictureSheet.number(value) }

  /// The whole screen.
  func screen(marking frame: Rect? = nil, severity: Severity = .error) -> Markup {
    let size = sheet.size(number)
    let isRound = size.height > size.width * 1.9 || size.width > size.height * 1.9
    return Markup(
      raw: "<svg class=\"screen\(isRound ? " round" : "")\" role=\"img\" aria-label=\"\(Markup.escaped(description))\" "
        + "viewBox=\"0 0 \(n(size.width)) \(n(size.height))\"\(style)>"
        + PictureSheet.use(number).html + (frame.map { mark($0, severity, in: size) } ?? "") + "</svg>")
  }

  /// The surroundings of a small element, enlarged; `nil` when the element takes up much of the screen.
  ///
  /// Where the element reaches over the screen's edge, the edge and what lies behind it are shown too.
  func detail(marking frame: Rect, severity: Severity) -> Markup? {
    let size = sheet.size(number)
    let room = room(for: frame, in: size)
    let seen = frame.intersection(room)
    guard !seen.isEmpty, seen.width * seen.height < size.width * size.height * 0.12, seen.height < size.height / 4
    else {
      return nil
    }
    let width = min(room.width, max(seen.width + 48, size.width * 0.62))
    let height = min(room.height, max(seen.height + 40, width * 0.36))
    let x = min(max(seen.center.x - width / 2, room.minX), room.maxX - width)
    let y = min(max(seen.center.y - height / 2, room.minY), room.maxY - height)
    return Markup(
      raw: "<svg class=\"detail\" aria-hidden=\"true\" viewBox=\"\(n(x)) \(n(y)) \(n(width)) \(n(height))\"\(style)>"
        + PictureSheet.use(number).html + beyond(room, size) + outline(box(frame, in: room), severity) + "</svg>")
  }

  /// The screen, and as much beside it as the element reaches over its edge.
  private func room(for frame: Rect, in size: Size) -> Rect {
    let screen = Rect(origin: .zero, size: size)
    guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else { return screen }
    /// Points past an edge, with a margin.
    func reach(_ past: Double) -> Double { past > 0.5 ? min(past + 10, Self.farthest) : 0 }
    let left = reach(-frame.minX), top = reach(-frame.minY)
    return Rect(
      x: -left, y: -top, width: left + size.width + reach(frame.maxX - size.width),
      height: top + size.height + reach(frame.maxY - size.height))
  }
  private static let farthest = 96.0

  private func beyond(_ room: Rect, _ size: Size) -> String {
    guard room != Rect(origin: .zero, size: size) else { return "" }
    let around = "M\(n(room.x)) \(n(room.y))h\(n(room.width))v\(n(room.height))h\(n(-room.width))z"
    let screen = "M0 0v\(n(size.height))h\(n(size.width))V0z"
    return "<path class=\"beyond\" d=\"\(around)\(screen)\"/><path class=\"edge\" d=\"\(screen)\"/>"
  }

  private func box(_ frame: Rect, in bounds: Rect) -> Rect {
    let finite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
    let room = Rect(x: bounds.x + 2, y: bounds.y + 2, width: bounds.width - 4, height: bounds.height - 4)
    guard finite else { return room }
    var box = Rect(x: frame.x - 4, y: frame.y - 4, width: frame.width + 8, height: frame.height + 8).intersection(room)
    // What lies outside is pointed at from the edge.
    if box.width < 8 { (box.x, box.width) = (min(max(box.x, room.minX), room.maxX - 8), 8) }
    if box.height < 8 { (box.y, box.height) = (min(max(box.y, room.minY), room.maxY - 8), 8) }
    return box
  }

  /// The rest of the screen steps back a little.
  private func mark(_ frame: Rect, _ severity: Severity, in size: Size) -> String {
    let box = box(frame, in: Rect(origin: .zero, size: size))
    let veil =
      "M0 0h\(n(size.width))v\(n(size.height))H0zM\(n(box.x)) \(n(box.y))v\(n(box.height))h\(n(box.width))"
      + "v\(n(-box.height))z"
    return "<path class=\"veil\" d=\"\(veil)\"/>" + outline(box, severity)
  }

  private func outline(_ box: Rect, _ severity: Severity) -> String {
    let place = "x=\"\(n(box.x))\" y=\"\(n(box.y))\" width=\"\(n(box.width))\" height=\"\(n(box.height))\" rx=\"6\""
    return "<rect class=\"halo\" \(place)/><rect class=\"mark \(severity.rawValue)\" \(place)/>"
  }
}
