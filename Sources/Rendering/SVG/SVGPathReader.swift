import Foundation
import SightlineModel

/// Reads SVG path data: what an icon, or a drawing of the project's, is made of.
///
/// What is wrong ends the path there, as browsers do; what was read before is kept.
/// - Source: SVG 2, 9.3.
struct SVGPathReader {
  /// More commands than a drawing has.
  private static let commandLimit = 100_000

  private let bytes: [UInt8]
  private var place = 0
  private var commands: [Outline.Command] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve reflects.
  private var lastControl: (point: Point, isCubic: Bool)?

  static func outline(_ text: String) -> Outline {
    var reader = SVGPathReader(bytes: Array(text.utf8))
    reader.read()
    return Outline(reader.commands)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var letter: UInt8 = 0
    while commands.count < Self.commandLimit {
      skipSeparators()
      guard place < bytes.count else { return }
      let byte = bytes[place]
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        letter = byte
        place += 1
      } else if letter == 0 || letter | 0x20 == 0x7A {
        return
      }
      guard step(letter) else { return }
      // Further pairs after a move are lines.
      if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
    }
  }

  /// - Returns: Whether the command was whole.
  private mutating func step(_ letter: UInt8) -> Bool {
    let isRelative = letter >= 0x61
    let origin = isRelative ? current : .zero
    var control: (point: Point, isCubic: Bool)?
    defer { lastControl = control }
    switch letter | 0x20 {
    case UInt8(ascii: "m"):
      guard let point = point(from: origin) else { return false }
      commands.append(.move(point))
      (current, start) = (point, point)
    case UInt8(ascii: "l"):
      guard let point = point(from: origin) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin) else {
        return false
      }
      curve(first, second, end)
      control = (second, true)
    case UInt8(ascii: "s"):
      guard let second = point(from: origin), let end = point(from: origin) else { return false }
      curve(reflected(isCubic: true), second, end)
      control = (second, true)
    case UInt8(ascii: "q"):
      guard let middle = point(from: origin), let end = point(from: origin) else { return false }
      commands.append(.quadratic(control: middle, end))
      current = end
      control = (middle, false)
    case UInt8(ascii: "t"):
      let middle = reflected(isCubic: false)
      guard let end = point(from: origin) else { return false }
      commands.append(.quadratic(control: middle, end))
      current = end
      control = (middle, false)
    case UInt8(ascii: "a"):
      guard let width = number(), let height = number(), let turn = number(), let isLarge = flag(),
        let isSweep = flag(),
        let end = point(from: origin)
      else { return false }
      arc(radii: (abs(width), abs(height)), turn: turn, isLarge: isLarge, isSweep: isSweep, to: end)
    case UInt8(ascii: "z"):
      commands.append(.close)
      current = start
    default: return false
    }
    return true
  }

  private mutating func line(to point: Point) {
    commands.append(.line(point))
    current = point
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    commands.append(.cubic(first, second, end))
    current = end
  }

  private func reflected(isCubic: Bool) -> Point {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  /// - Source: SVG 2, appendix B.2.4: from end points to a centre; each quarter of a turn is one curve.
  private mutating func arc(
    radii: (width: Double, height: Double), turn: Double, isLarge: Bool, isSweep: Bool, to end: Point
  ) {
    guard radii.width > 0, radii.height > 0, end != current else { return line(to: end) }
    let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
    let half = Point(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
    let turned = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    var (width, height) = radii
    let excess = turned.x * turned.x / (width * width) + turned.y * turned.y / (height * height)
    if excess > 1 {
      width *= excess.squareRoot()
      height *= excess.squareRoot()
    }
    let (a, b) = (width * width * turned.y * turned.y, height * height * turned.x * turned.x)
    let share = max(0, (width * width * height * height - a - b) / max(a + b, 1e-12)).squareRoot()
    let sign = isLarge == isSweep ? -share : share
    let middle = Point(x: sign * width * turned.y / height, y: -sign * height * turned.x / width)
    let center = Point(
      x: cosine * middle.x - sine * middle.y + (current.x + end.x) / 2,
      y: sine * middle.x + cosine * middle.y + (current.y + end.y) / 2)
    let first = atan2((turned.y - middle.y) / height, (turned.x - middle.x) / width)
    let last = atan2((-turned.y - middle.y) / height, (-turned.x - middle.x) / width)
    var sweep = last - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, center.x.isFinite, center.y.isFinite else { return line(to: end) }
    let count = max(1, Int(saturating: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: center.x + cosine * width * x - sine * height * y, y: center.y + sine * width * x + cosine * height * y)
    }
    for index in 0..<min(count, 4) {
      let (from, to) = (first + step * Double(index), first + step * Double(index + 1))
      curve(
        place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)),
        index == count - 1 ? end : place(cos(to), sin(to)))
    }
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[place]) { place += 1 }
  }

  private mutating func point(from origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// One digit, without need of a separator.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else { return nil }
    defer { place += 1 }
    return bytes[place] == 0x31
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let first = place
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
    func isSign(_ index: Int) -> Bool { index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D) }
    if isSign(place) { place += 1 }
    while isDigit(place) { place += 1 }
    if place < bytes.count, bytes[place] == 0x2E {
      place += 1
      while isDigit(place) { place += 1 }
    }
    if place < bytes.count, bytes[place] | 0x20 == 0x65, isDigit(place + 1) || isSign(place + 1) && isDigit(place + 2) {
      place += 2
      while isDigit(place) { place += 1 }
    }
    guard let value = Double(String(decoding: bytes[first..<place], as: UTF8.self)), value.isFinite, abs(value) < 1e9
    else { return nil }
    return value
  }
}
