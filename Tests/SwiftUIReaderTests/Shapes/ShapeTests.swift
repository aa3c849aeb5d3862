import SightlineModel
import Testing

@testable import SwiftUIReader

/// What shapes of the project's own draw.
struct ShapeTests {
  private func outline(_ node: ViewNode, in size: Size) throws -> Outline {
    guard case .opaque(let argument)? = node.arguments["procedure"] else { return Outline() }
    return try #require(argument.object as? any ShapeProcedure).outline(in: size)
  }

  private func drawn(_ drawing: String, in size: Size = Size(width: 100, height: 50)) throws -> Outline {
    try outline(
      Source.tree(
        """
        struct Drawing: Shape { func path(in rect: CGRect) -> Path { var path = Path()
          \(drawing)
          return path } }
        struct A: View { var body: some View { Drawing() } }
        """), in: size)
  }

  @Test func aShapeIsDrawnInTheSizeItGets() throws {
    let triangle = """
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      """
    let expected: [Outline.Command] = [
      .move(Point(x: 50, y: 0)), .line(Point(x: 100, y: 50)), .line(Point(x: 0, y: 50)), .close,
    ]
    #expect(try drawn(triangle).commands == expected)
    #expect(try drawn(triangle, in: Size(width: 10, height: 20)).bounds == Rect(x: 0, y: 0, width: 10, height: 20))
  }

  /// `UIRectCorner.allCorners.subtracting(.bottomLeft)`: an option set that stands for four.
  @Test func cornersCanBeTakenAway() throws {
    func corners(_ set: String) throws -> Outline {
      try drawn(
        "path = Path(UIBezierPath(roundedRect: rect, byRoundingCorners: \(set), "
          + "cornerRadii: CGSize(width: 10, height: 10)).cgPath)")
    }
    #expect(
      try corners("UIRectCorner.allCorners.subtracting(.bottomLeft)")
        == corners("[.topLeft, .topRight, .bottomRight]"))
    #expect(try corners(".allCorners") != corners("[.topLeft]"))
  }

  /// What could not be drawn is not an empty shape: nothing is cut away by it.
  @Test func anUnknownCornerIsNoEmptyShape() {
    #expect(throws: (any Error).self) {
      try drawn("path.addRoundedRect(in: rect, cornerSize: Unseen.size)")
    }
    #expect(throws: (any Error).self) {
      try drawn("path = Path(UIBezierPath(roundedRect: rect, cornerRadius: Unseen.radius).cgPath)")
    }
  }

  /// Core Graphics counts angles in a picture whose y points up: `clockwise: false` runs clockwise on the screen.
  @Test(arguments: [
    ("false", Rect(x: 0, y: 0, width: 20, height: 10)), ("true", Rect(x: 0, y: -10, width: 20, height: 10)),
  ])
  func halfACircle(clockwise: String, expected: Rect) throws {
    let box = try drawn(
      "path.addArc(center: CGPoint(x: 10, y: 0), radius: 10, startAngle: .degrees(0), endAngle: .degrees(180), "
        + "clockwise: \(clockwise))"
    ).ends
    #expect(abs(box.minY - expected.minY) < 0.01 && abs(box.maxY - expected.maxY) < 0.01, "\(box)")
    #expect(abs(box.minX - expected.minX) < 0.01 && abs(box.maxX - expected.maxX) < 0.01, "\(box)")
  }

  @Test func aPathIsAView() throws {
    let node = Source.tree(
      """
      struct A: View { var body: some View {
        Path { path in path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20)) }.fill(.orange)
      } }
      """)
    #expect(node.modifierKinds == [.fill])
    #expect(
      try outline(node, in: Size(width: 300, height: 300)) == .ellipse(in: Rect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test func someCornersAreRounded() throws {
    let node = Source.tree(
      """
      struct Corners: Shape { var radius: CGFloat; var corners: UIRectCorner = .allCorners
        func path(in rect: CGRect) -> Path {
          Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius)).cgPath) } }
      struct A: View { var body: some View { Corners(radius: 8, corners: [.topLeft, .topRight]) } }
      """)
    let rect = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(try outline(node, in: rect.size) == .rounded(rect, (8, 8, 0, 0)))
  }

  @Test func codeThatCannotBeRunGivesNoOutline() {
    let node = Source.tree(
      """
      struct Drawing: Shape { func path(in rect: CGRect) -> Path { unheardOf(rect) } }
      struct A: View { var body: some View { Drawing() } }
      """)
    #expect(throws: InterpretedShape.Failure.self) { try outline(node, in: Size(width: 10, height: 10)) }
  }
}

extension Outline {
  /// Of the points that the outline goes through.
  fileprivate var ends: Rect {
    Outline(
      commands.compactMap { command in
        switch command {
        case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): .line(point)
        case .close: nil
        }
      }
    ).bounds
  }
}
