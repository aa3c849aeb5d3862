import CFreeType
import SightlineModel

extension Outline {
  /// - Returns: In em units, y down.
  static func decomposed(_ outline: inout FT_Outline, unitsPerEm: Double) -> Outline? {
    let pen = FreeTypePen(unitsPerEm: unitsPerEm)
    var functions = FT_Outline_Funcs(
      move_to: { point, pen in
        FreeTypePen.from(pen).move(point!.pointee)
        return 0
      },
      line_to: { point, pen in
        let pen = FreeTypePen.from(pen)
        pen.commands.append(.line(pen.point(point!.pointee)))
        return 0
      },
      conic_to: { control, point, pen in
        let pen = FreeTypePen.from(pen)
        pen.commands.append(.quadratic(control: pen.point(control!.pointee), pen.point(point!.pointee)))
        return 0
      },
      cubic_to: { first, second, point, pen in
        let pen = FreeTypePen.from(pen)
        pen.commands.append(
          .cubic(pen.point(first!.pointee), pen.point(second!.pointee), pen.point(point!.pointee)))
        return 0
      }, shift: 0, delta: 0)
    let error = withExtendedLifetime(pen) {
      FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    guard error == 0 else { return nil }
    if !pen.commands.isEmpty { pen.commands.append(.close) }
    return Outline(pen.commands)
  }
}

/// Collects what FreeType draws; contours are closed without being told.
private final class FreeTypePen {
  var commands: [Outline.Command] = []
  let unitsPerEm: Double
  init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  static func from(_ raw: UnsafeMutableRawPointer?) -> FreeTypePen {
    Unmanaged<FreeTypePen>.fromOpaque(raw!).takeUnretainedValue()
  }
  func point(_ vector: FT_Vector) -> Point {
    Point(x: Double(vector.x) / unitsPerEm, y: -Double(vector.y) / unitsPerEm)
  }
  func move(_ vector: FT_Vector) {
    if !commands.isEmpty { commands.append(.close) }
    commands.append(.move(point(vector)))
  }
}
