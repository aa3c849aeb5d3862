import SightlineModel

/// How a named symbol or image is drawn within its frame.
struct SymbolPlan {
  /// Asked for: `checkmark.circle.fill`.
  var name: String
  var frame: Rect
  var paint: StepPaint
  /// Shows through where a filled shape has something cut out.
  var backdrop: StepPaint
  var isMirrored: Bool
  /// Stand-ins; where they are not installed, or have none of this name, our own few drawings are used.
  var icons: IconSet = .none

  /// What is left of a name after its variants are taken off.
  private struct Parts {
    var base: String
    var isFilled = false
    /// `circle`, `square`, …: the shape around the figure.
    var enclosure: String?
    var hasBadge = false
    var isSlashed = false
  }

  private var parts: Parts {
    var words = name.split(separator: ".").map(String.init)
    var parts = Parts(base: name)
    if let index = words.firstIndex(of: "badge"), index > 0 {
      parts.hasBadge = true
      if words.last == "fill" { parts.isFilled = true }
      words.removeSubrange(index...)
    }
    if words.count > 1, words.last == "fill" {
      parts.isFilled = true
      words.removeLast()
    }
    if words.count > 1, words.last == "slash" {
      parts.isSlashed = true
      words.removeLast()
    }
    let whole = words.joined(separator: ".")
    if SymbolCatalog.figure(whole) == nil, words.count > 1, let last = words.last,
      ["circle", "square", "rectangle", "shield", "capsule"].contains(last)
    {
      parts.enclosure = last
      words.removeLast()
    }
    if words.count > 1, words.last == "fill" { words.removeLast() }
    if parts.enclosure == nil, words.count == 2, words[0] == "lock", words[1] == "shield" {
      parts.enclosure = "shield"
      words.removeLast()
    }
    parts.base = words.joined(separator: ".")
    return parts
  }

  /// - Returns: Nothing for an empty frame.
  var steps: [PaintStep] {
    guard !frame.isEmpty, Outline.rectangle(frame).isDrawable else { return [] }
    if let recipe = SymbolRecipe(name, from: icons) { return steps(of: recipe) }
    let parts = parts
    guard let figure = SymbolCatalog.figure(parts.base) else { return placeholder }
    let side = min(frame.width, frame.height)
    let square = Rect(
      x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    var steps: [PaintStep] = []
    if let enclosure = parts.enclosure, let shape = SymbolCatalog.figure(enclosure)?.body {
      let outline = place(shape, in: square)
      steps.append(parts.isFilled ? .fill(outline, paint) : .stroke(outline, paint, StrokeStyle(width: side / 14)))
      let inner = inset(square, by: side * (parts.enclosure == "shield" ? 0.29 : 0.26))
      let ink = parts.isFilled ? backdrop : paint
      steps += draw(
        figure, in: inner, ink: ink, cutOut: parts.isFilled ? paint : backdrop, isFilled: parts.isFilled,
        weight: side / 15)
    } else {
      steps += draw(figure, in: square, ink: paint, cutOut: backdrop, isFilled: parts.isFilled)
    }
    if parts.isSlashed {
      let line = place(Outline([.move(Point(x: 4, y: 3)), .line(Point(x: 20, y: 21))]), in: square)
      steps.append(.stroke(line, backdrop, StrokeStyle(width: side / 5)))
      steps.append(.stroke(line, paint, StrokeStyle(width: side / 12)))
    }
    if parts.hasBadge {
      let center = Point(x: square.minX + side * 0.79, y: square.minY + side * 0.24)
      steps.append(.fill(.circle(center: center, radius: side * 0.23), backdrop))
      steps.append(.fill(.circle(center: center, radius: side * 0.17), paint))
    }
    return steps
  }

  private func draw(
    _ figure: SymbolCatalog.Figure, in square: Rect, ink: StepPaint, cutOut: StepPaint, isFilled: Bool,
    weight: Double? = nil
  ) -> [PaintStep] {
    let width = weight ?? square.width / 12
    var steps: [PaintStep] = []
    var lines = ink
    if let body = figure.body {
      let outline = place(body, in: square)
      // A figure that consists of its body alone is as readable filled, and a small outline is not.
      if isFilled {
        steps.append(.fill(outline, ink))
        lines = cutOut
      } else {
        steps.append(.stroke(outline, ink, StrokeStyle(width: width)))
      }
    }
    // Strokes outside the body stay visible when it is filled; those inside are cut out of it.
    let body = isFilled ? figure.body?.bounds : nil
    var (inside, outside) = (Outline(), Outline())
    for part in figure.strokes.subpaths {
      if let body, body.contains(part.bounds) {
        inside.commands += part.commands
      } else {
        outside.commands += part.commands
      }
    }
    if !outside.commands.isEmpty {
      steps.append(.stroke(place(outside, in: square), ink, StrokeStyle(width: width)))
    }
    if !inside.commands.isEmpty {
      steps.append(.stroke(place(inside, in: square), lines, StrokeStyle(width: width * 0.9, isRound: false)))
    }
    if !figure.fills.commands.isEmpty { steps.append(.fill(place(figure.fills, in: square), lines)) }
    return steps
  }

  private func place(_ outline: Outline, in square: Rect) -> Outline {
    let scale = square.width / 24
    return isMirrored
      ? outline.placed(scaleX: -scale, scaleY: scale, at: Point(x: square.maxX, y: square.minY))
      : outline.placed(scaleX: scale, scaleY: scale, at: square.origin)
  }

  private func inset(_ rect: Rect, by length: Double) -> Rect {
    Rect(x: rect.x + length, y: rect.y + length, width: rect.width - 2 * length, height: rect.height - 2 * length)
  }

  /// A dashed box with the name in it, as large as it fits; a dot where no name does.
  private var placeholder: [PaintStep] {
    let line = min(1, min(frame.width, frame.height) / 12)
    let box = inset(frame, by: line / 2)
    let radius = min(8, min(frame.width, frame.height) / 5)
    let outline = Outline.roundedRectangle(box, radius: radius)
    var steps: [PaintStep] = [
      .fill(outline, paint.faded(0.1)),
      .stroke(outline, paint.faded(0.75), StrokeStyle(width: line, dash: [3 * line, 2.5 * line], isRound: false)),
    ]
    let lines = labelLines
    let room = inset(frame, by: 3)
    let widest = lines.map { StrokeLetters.width(of: $0, height: 8) }.max() ?? 1
    let height = min(11, room.width / max(widest, 1) * 8, room.height / Double(lines.count) / 1.15)
    guard height >= 5 else {
      steps.append(.fill(.circle(center: frame.center, radius: max(1, min(frame.width, frame.height) / 8)), paint))
      return steps
    }
    let top = frame.center.y - height * 1.15 * Double(lines.count) / 2
    for (index, text) in lines.enumerated() {
      let x = frame.center.x - StrokeLetters.width(of: text, height: height) / 2
      let letters = StrokeLetters.outline(
        of: text, height: height, at: Point(x: x, y: top + (Double(index) + 0.15) * height * 1.15))
      steps.append(.stroke(letters, paint, StrokeStyle(width: max(0.6, height / 9))))
    }
    return steps
  }

  /// The name, in two or three lines at its dots where the frame is narrow.
  private var labelLines: [String] {
    let words = String(name.prefix(40)).split(separator: ".").map(String.init)
    guard words.count > 1 else { return [String(name.prefix(40))] }
    let count = frame.width > frame.height * 2.5 ? 1 : min(words.count, frame.width > 90 ? 2 : 3)
    var lines: [String] = []
    for index in 0..<count {
      let slice = words[(index * words.count / count)..<((index + 1) * words.count / count)]
      lines.append(slice.joined(separator: "."))
    }
    return lines
  }
}

extension StepPaint {
  /// Of a colour; 1 for all else. Pictures take it over from the text they stand in.
  var opacity: Double {
    if case .color(let color) = self { color.alpha } else { 1 }
  }

  /// Lays over itself without a trace.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha > 0.995
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha > 0.995 }
    case .hatch: false
    }
  }

  func faded(_ factor: Double) -> StepPaint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .hatch(let color): return .hatch(color.opacity(factor))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { ($0.location, $0.color.opacity(factor)) }
      return .gradient(gradient)
    }
  }
}
