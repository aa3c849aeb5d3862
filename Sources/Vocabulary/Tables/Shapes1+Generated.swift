// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/shapes.txt.
  static let shapes1: StaticString = #"""
    framework SwiftUI
    shape AnyShape | ios 16 | laid out
    init AnyShape<S: Shape>(_ shape: S) | ios 16
    shape ButtonBorderShape | ios 15 | not yet: the reader does not know it
    shape Capsule | ios 13 | laid out
    init Capsule(style: RoundedCornerStyle = .continuous) | ios 13
    shape Circle | ios 13 | laid out
    init Circle() | ios 13
    shape ConcentricRectangle | ios 26 | not yet: the reader does not know it
    init ConcentricRectangle() | ios 26
    init ConcentricRectangle(corners: Edge.Corner.Style, isUniform: Bool = false) | ios 26
    init ConcentricRectangle(topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) | ios 26
    init ConcentricRectangle(uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric) | ios 26
    init ConcentricRectangle(uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) | ios 26
    init ConcentricRectangle(uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric) | ios 26
    init ConcentricRectangle(uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) | ios 26
    init ConcentricRectangle(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric) | ios 26
    init ConcentricRectangle(uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric) | ios 26
    shape ContainerRelativeShape | ios 14 | laid out
    init ContainerRelativeShape() | ios 14
    shape DefaultGlassEffectShape | ios 26 | not yet: the reader does not know it
    init DefaultGlassEffectShape() | ios 26
    shape Ellipse | ios 13 | laid out
    init Ellipse() | ios 13
    shape OffsetShape<Content: Shape> | ios 13 | not yet: the reader does not know it
    init OffsetShape(shape: Content, offset: CGSize) | ios 13
    shape Path | ios 13 | laid out
    init Path() | ios 13
    init Path(_ callback: (inout Path) -> ()) | ios 13
    init Path(ellipseIn rect: CGRect) | ios 13
    init Path(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) | ios 16
    init Path(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) | ios 13
    init Path(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) | ios 13
    shape Rectangle | ios 13 | laid out
    init Rectangle() | ios 13
    shape RotatedShape<Content: Shape> | ios 13 | not yet: the reader does not know it
    init RotatedShape(shape: Content, angle: Angle, anchor: UnitPoint = .center) | ios 13
    shape RoundedRectangle | ios 13 | laid out
    init RoundedRectangle(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) | ios 13
    init RoundedRectangle(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) | ios 13
    shape ScaledShape<Content: Shape> | ios 13 | not yet: the reader does not know it
    init ScaledShape(shape: Content, scale: CGSize, anchor: UnitPoint = .center) | ios 13
    shape TransformedShape<Content: Shape> | ios 13 | not yet: the reader does not know it
    init TransformedShape(shape: Content, transform: CGAffineTransform) | ios 13
    shape UnevenRoundedRectangle | ios 16 | laid out
    init UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) | ios 16
    init UnevenRoundedRectangle(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) | ios 16
    static Shape buttonBorder: ButtonBorderShape | ios 17
    static Shape capsule(style: RoundedCornerStyle) -> Self | ios 13
    static Shape capsule: Capsule | ios 13
    static Shape circle: Circle | ios 13
    static Shape containerRelative: ContainerRelativeShape | ios 14
    static Shape ellipse: Ellipse | ios 13
    static Shape rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> Self | ios 26
    static Shape rect(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self | ios 26
    static Shape rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self | ios 16
    static Shape rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self | ios 26
    static Shape rect(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self | ios 26
    static Shape rect(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style) -> Self | ios 26
    static Shape rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self | ios 13
    static Shape rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self | ios 26
    static Shape rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self | ios 26
    static Shape rect: Rectangle | ios 13
    static Shape rect(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style) -> Self | ios 26
    static Shape rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self | ios 13
    static Shape rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self | ios 16
    static Shape role: ShapeRole | ios 15
    """#
}
