import SightlineModel
import SwiftInterpreter

/// `CGSize`, `CGPoint` and `CGRect` are structures of the interpreter's own; the reader looks at them as host values.
enum GeometryStructure {
  static func value(_ structure: StructureValue) -> (any HostValue)? {
    switch structure.typeName {
    case "CGSize": size(structure).map { SizeValue(size: $0) }
    case "CGPoint": point(structure).map { PointValue(point: $0) }
    case "CGRect": rect(structure).map { RectValue(rect: $0) }
    default: nil
    }
  }

  private static func size(_ structure: StructureValue) -> Size? {
    guard let width = structure.fields["width"]?.number, let height = structure.fields["height"]?.number else {
      return nil
    }
    return Size(width: width, height: height)
  }
  private static func point(_ structure: StructureValue) -> Point? {
    guard let x = structure.fields["x"]?.number, let y = structure.fields["y"]?.number else { return nil }
    return Point(x: x, y: y)
  }
  private static func rect(_ structure: StructureValue) -> Rect? {
    guard case .structure(let origin)? = structure.fields["origin"]?.payload, let corner = point(origin),
      case .structure(let extent)? = structure.fields["size"]?.payload, let size = size(extent)
    else { return nil }
    return Rect(origin: corner, size: size)
  }

  static func size(_ size: Size) -> Value { structure("CGSize", ["width": size.width, "height": size.height]) }
  static func point(_ point: Point) -> Value { structure("CGPoint", ["x": point.x, "y": point.y]) }
  static func rect(_ rect: Rect) -> Value {
    let fields = ["origin": point(rect.origin), "size": size(rect.size)]
    return Value(.structure(StructureValue(typeName: "CGRect", fields: Fields(fields))))
  }
  private static func structure(_ name: String, _ fields: [String: Double]) -> Value {
    Value(.structure(StructureValue(typeName: name, fields: Fields(fields.mapValues { .double($0) }))))
  }
}
