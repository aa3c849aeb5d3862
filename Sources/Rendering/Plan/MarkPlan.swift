import SightlineModel

/// How a finding is marked: a frame with a light edge, so that it shows on any ground, a numbered badge, a label.
struct MarkPlan {
  var mark: Mark
  var bounds: Rect

  static func color(of severity: Severity) -> RGBA {
    switch severity {
    case .error: RGBA(hex: 0xC5221F)
    case .warning: RGBA(hex: 0x9A5B00)
    case .review: RGBA(hex: 0x1559B3)
    }
  }

  var steps: [PaintStep] {
    let room = Rect(x: bounds.x + 2, y: bounds.y + 2, width: bounds.width - 4, height: bounds.height - 4)
    // An element that lies outside is pointed at from the nearest edge.
    var box = Rect(x: mark.frame.x - 3, y: mark.frame.y - 3, width: mark.frame.width + 6, height: mark.frame.height + 6)
      .intersection(room)
    guard [box.x, box.y, box.width, box.height].allSatisfy(\.isFinite) else { return [] }
    if box.width < 6 {
      box = Rect(x: min(max(box.x, room.minX), room.maxX - 6), y: box.y, width: 6, height: box.height)
    }
    if box.height < 6 {
      box = Rect(x: box.x, y: min(max(box.y, room.minY), room.maxY - 6), width: box.width, height: 6)
    }
    let color = StepPaint.color(Self.color(of: mark.severity))
    let white = StepPaint.color(.white)
    let outline = Outline.roundedRectangle(box, radius: 5)
    let dash = mark.severity == .review ? [6.0, 4] : []
    var steps: [PaintStep] = [
      .stroke(outline, white, StrokeStyle(width: 4.5)),
      .stroke(outline, color, StrokeStyle(width: 2.25, dash: dash, isRound: false)),
    ]
    let number = String(mark.number)
    let label = mark.label.map { " " + String($0.prefix(32)) } ?? ""
    let height = 12.0
    let numberWidth = StrokeLetters.width(of: number, height: height)
    let width = max(20, 12 + numberWidth + (label.isEmpty ? 0 : 4 + StrokeLetters.width(of: label, height: 10)))
    // A number sits on the corner, a label stands clear of what it names.
    let rise = label.isEmpty ? 10.0 : 22
    let pill = Rect(
      x: min(max(box.minX - 4, room.minX), max(room.minX, room.maxX - width)),
      y: box.minY - rise >= room.minY ? box.minY - rise : min(box.maxY + rise - 20, room.maxY - 20), width: width,
      height: 20)
    let pillOutline = Outline.roundedRectangle(pill, radius: 10)
    steps += [.stroke(pillOutline, white, StrokeStyle(width: 2.5)), .fill(pillOutline, color)]
    let x = label.isEmpty ? pill.center.x - numberWidth / 2 : pill.minX + 7
    steps.append(
      .stroke(
        StrokeLetters.outline(of: number, height: height, at: Point(x: x, y: pill.minY + 5.5)), white,
        StrokeStyle(width: 1.6)))
    if !label.isEmpty {
      let place = Point(x: x + numberWidth + 1, y: pill.minY + 6.2)
      steps.append(.stroke(StrokeLetters.outline(of: label, height: 10, at: place), white, StrokeStyle(width: 1.15)))
    }
    return steps
  }
}
