import Foundation
import SightlineModel
import SwiftInterpreter

/// `Path`, `CGPath` or `UIBezierPath`, drawn call by call; y points down.
///
/// A reference, where Swift's `Path` is a value: a copy is made where the source asks for one.
final class PathValue: PlainHostValue {
  let hostTypeName: String
  private(set) var outline: Outline
  /// Where the present subpath began, and where the next segment begins; `nil` before the first.
  private var start: Point?
  private(set) var current: Point?
  /// Why a part of it could not be drawn.
  var unknownReason: String?

  init(_ hostTypeName: String, _ outline: Outline = Outline()) {
    self.hostTypeName = hostTypeName
    self.outline = outline
  }

  func copy(_ transform: (Point) -> Point = { $0 }) -> PathValue {
    let copy = PathValue(hostTypeName, outline.map(transform))
    copy.start = start.map(transform)
    copy.current = current.map(transform)
    copy.unknownReason = unknownReason
    return copy
  }

  /// Commands of one path: what one call draws beyond is left out, and a further call ends the evaluation.
  static let mostCommands = 50_000
  private func append(_ command: Outline.Command) {
    if outline.commands.count < Self.mostCommands { outline.commands.append(command) }
  }

  func move(to point: Point) {
    append(.move(point))
    (start, current) = (point, point)
  }

  func line(to point: Point) {
    guard current != nil else { return move(to: point) }
    append(.line(point))
    current = point
  }

  func quadratic(to point: Point, control: Point) {
    if current == nil { move(to: control) }
    append(.quadratic(control: control, point))
    current = point
  }

  func cubic(to point: Point, _ first: Point, _ second: Point) {
    if current == nil { move(to: first) }
    append(.cubic(first, second, point))
    current = point
  }

  func close() {
    guard current != nil else { return }
    append(.close)
    current = start
  }

  func replace(with other: Outline) { outline = other }

  /// A subpath of its own.
  func add(_ other: Outline) { for command in other.commands { append(command) } }

  /// - Parameters:
  ///   - start: Radians from the x axis towards the y axis, which points down.
  ///   - isRising: The angle grows from start to end: clockwise on the screen.
  func arc(center: Point, radius: Double, from start: Double, to end: Double, isRising: Bool) {
    let turn = 2 * Double.pi
    var sweep = (isRising ? end - start : start - end).truncatingRemainder(dividingBy: turn)
    if sweep < 0 { sweep += turn }
    // A whole turn or more is the whole circle.
    if abs(end - start) >= turn - 1e-9 { sweep = turn }
    func point(_ angle: Double, tangent: Double = 0) -> Point {
      Point(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    line(to: point(start))
    let pieces = max(1, min(4, Int(saturating: (sweep / (.pi / 2)).rounded(.up))))
    let step = sweep / Double(pieces) * (isRising ? 1 : -1)
    let reach = 4.0 / 3.0 * tan(step / 4)
    for piece in 0..<pieces {
      let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
      cubic(to: point(b), point(a, tangent: reach), point(b, tangent: -reach))
    }
  }

  /// An arc that touches the lines from here to `corner` and from there to `end`.
  func arc(corner: Point, end: Point, radius: Double) {
    guard let from = current else { return move(to: corner) }
    func direction(_ point: Point) -> Point? {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = hypot(x, y)
      return length > 1e-9 ? Point(x: x / length, y: y / length) : nil
    }
    guard let a = direction(from), let b = direction(end) else { return line(to: corner) }
    let angle = acos(max(-1, min(1, a.x * b.x + a.y * b.y)))
    guard angle > 1e-6, angle < .pi - 1e-6, radius > 0 else { return line(to: corner) }
    let distance = radius / tan(angle / 2)
    let reach = distance - 4.0 / 3.0 * tan((.pi - angle) / 4) * radius
    func along(_ direction: Point, _ length: Double) -> Point {
      Point(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    line(to: along(a, distance))
    cubic(to: along(b, distance), along(a, reach), along(b, reach))
  }
}

/// A path whose points the source gives, whatever frame it gets.
final class DrawnPath: ShapeProcedure {
  private let path: Outline
  let isMirrored = true
  init(_ path: Outline) { self.path = path }

  func outline(in size: Size) -> Outline { path }

  var argument: OpaqueArgument { OpaqueArgument(name: "Path", key: "\(path.hashValue)", object: self) }
}
