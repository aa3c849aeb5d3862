// Written by Scripts/generate-reading from vocabulary/reading.txt and Sources/Vocabulary/Data; changes belong there.
// swift-format-ignore-file

extension ShapeTable {
  /// What shapes take, in the form of `ModifierTable.rows`.
  static let rows = """
    fill fill read (style fillStyle?: Any)
    fill fill read (_ style?: ShapeStyle, style fillStyle?: Any)
    fill fill read (_ style: ShapeStyle, style fillStyle?: Any)
    stroke stroke read (lineWidth?: CGFloat)
    stroke stroke read (style: Any)
    stroke stroke read (_ content: ShapeStyle, lineWidth?: CGFloat)
    stroke stroke read (_ content: ShapeStyle, style: Any)
    stroke stroke read (_ content: ShapeStyle, lineWidth?: CGFloat, antialiased?: Bool)
    stroke stroke read (_ content: ShapeStyle, style: Any, antialiased?: Bool)
    strokeBorder strokeBorder read (lineWidth?: CGFloat, antialiased?: Bool)
    strokeBorder strokeBorder read (style: Any, antialiased?: Bool)
    strokeBorder strokeBorder read (_ content: ShapeStyle, lineWidth?: CGFloat, antialiased?: Bool)
    strokeBorder strokeBorder read (_ content: ShapeStyle, style: Any, antialiased?: Bool)
    trim trim read (from?: CGFloat, to?: CGFloat)
    trimmedPath trim read (from: CGFloat, to: CGFloat)
    inset inset read (by: CGFloat)
    size size read (_ size: CGSize)
    size size read (width: CGFloat, height: CGFloat)
    size size read (_ size: CGSize, anchor: UnitPoint)
    size size read (width: CGFloat, height: CGFloat, anchor: UnitPoint)
    scale scaleEffect read (_ s: CGFloat, anchor?: UnitPoint)
    scale scaleEffect read (x?: CGFloat, y?: CGFloat, anchor?: UnitPoint)
    rotation rotation read (_ angle: Angle, anchor?: UnitPoint)
    """
}
