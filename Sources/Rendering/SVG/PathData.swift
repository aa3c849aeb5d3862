import SightlineModel

/// Writes outlines as SVG path data: relative, whole numbers of a given unit, as few signs as possible.
struct PathData {
  private var text = ""
  private var last: Character = " "
  private var needsSeparator = false
  /// The current point in units: rounding does not add up.
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private let perPoint: Double
  private let decimals: Int

  /// - Parameter decimals: 0…2 of the target's unit.
  static func text(_ outline: Outline, scale: Double = 1, decimals: Int = 2) -> String {
    var data = PathData(perPoint: scale * [1.0, 10, 100][decimals], decimals: decimals)
    for command in outline.commands { data.add(command) }
    return data.text
  }

  private init(perPoint: Double, decimals: Int) {
    self.perPoint = perPoint
    self.decimals = decimals
  }

  private func units(_ point: Point) -> (x: Int, y: Int) {
    func whole(_ value: Double) -> Int {
      let scaled = (value * perPoint).rounded(.toNearestOrAwayFromZero)
      return scaled.isFinite && abs(scaled) < 1e12 ? Int(saturating: scaled) : 0
    }
    return (whole(point.x), whole(point.y))
  }

  private mutating func add(_ command: Outline.Command) {
    switch command {
    case .move(let point):
      let target = units(point)
      letter("m")
      pair(target)
      current = target
      start = target
    case .line(let point):
      let target = units(point)
      if target.y == current.y {
        letter("h")
        number(target.x - current.x)
      } else if target.x == current.x {
        letter("v")
        number(target.y - current.y)
      } else {
        letter("l")
        pair(target)
      }
      current = target
    case .quadratic(let control, let point):
      letter("q")
      pair(units(control))
      pair(units(point))
      current = units(point)
    case .cubic(let first, let second, let point):
      letter("c")
      pair(units(first))
      pair(units(second))
      pair(units(point))
      current = units(point)
    case .close:
      text += "z"
      last = "z"
      needsSeparator = false
      current = start
    }
  }

  private mutating func letter(_ letter: Character) {
    // A repeated letter is left out; after a move, pairs mean lines.
    if last == letter && letter != "m" { return }
    if last == "m" && letter == "l" {
      last = "l"
      return
    }
    text.append(letter)
    last = letter
    needsSeparator = false
  }

  private mutating func pair(_ point: (x: Int, y: Int)) {
    number(point.x - current.x)
    number(point.y - current.y)
  }

  private mutating func number(_ value: Int) {
    let written = SVGNumber.text(units: value, decimals: decimals)
    if needsSeparator && !written.hasPrefix("-") { text += " " }
    text += written
    needsSeparator = true
  }
}

/// Numbers as short as SVG allows: `.5`, `-1.25`, `12`.
enum SVGNumber {
  /// At most two decimals, rounded half away from zero.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    let scaled = (value * [1.0, 10, 100, 1000, 10_000, 100_000][decimals]).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    return text(units: Int(saturating: scaled), decimals: decimals)
  }

  static func text(units: Int, decimals: Int) -> String {
    guard decimals > 0 else { return String(units) }
    let scale = [1, 10, 100, 1000, 10_000, 100_000][decimals]
    let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    var digits = String(fraction)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let sign = units < 0 ? "-" : ""
    if digits.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + digits
  }
}
