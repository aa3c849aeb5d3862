import SightlineModel
import Testing

/// Containers of the project's own (`Layout`): their code is run with what layout measures.
struct ProjectLayoutTests {
  private static let flow = """
    struct Flow: Layout {
      var spacing: CGFloat = 8
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = arrange(in: proposal.width ?? .infinity, subviews)
        return CGSize(width: proposal.width ?? places.width, height: places.height)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, point) in zip(subviews, arrange(in: bounds.width, subviews).points) {
          subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
      }
      private func arrange(in width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], width: CGFloat, height: CGFloat) {
        var (x, y, row, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var points: [CGPoint] = []
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          if x > 0, x + size.width > width {
            (x, y, row) = (0, y + row + spacing, 0)
          }
          points.append(CGPoint(x: x, y: y))
          x += size.width + spacing
          row = max(row, size.height)
          widest = max(widest, x - spacing)
        }
        return (points, widest, y + row)
      }
    }
    """
  private static let boxes = """
    Flow(spacing: 10) {
      ForEach(0..<4) { index in Color.red.frame(width: 100, height: 30) }
    }
    """

  private static func frames(_ kind: ViewKind, _ source: LaidOutSource) -> [Rect] {
    source.nodes(kind).map(\.frame)
  }

  @Test func viewsWrapWhereTheCodeSays() throws {
    let source = try LaidOutSource(Self.boxes, more: Self.flow)
    #expect(
      Self.frames(.frame, source)
        == [(0, 387), (110, 387), (220, 387), (0, 427)].map { Rect(x: $0.0, y: $0.1, width: 100, height: 30) })
    let narrow = try LaidOutSource(Self.boxes, more: Self.flow, device: "240x844@3")
    #expect(Set(Self.frames(.frame, narrow).map(\.minY)).count == 2)
  }

  @Test func rightToLeftMirrors() throws {
    let source = try LaidOutSource(Self.boxes, more: Self.flow, locale: "ar-XB")
    #expect(Self.frames(.frame, source).map(\.maxX) == [390, 280, 170, 390])
  }

  /// `AnyLayout` changes between the project's layout and the system's.
  @Test(arguments: [(DynamicTypeSize.large, 1), (.ax5, 4)])
  func anyLayoutHoldsOne(size: DynamicTypeSize, rows: Int) throws {
    let source = try LaidOutSource(
      """
      Changing()
      """,
      more: Self.flow + """

        struct Changing: View {
          @Environment(\\.dynamicTypeSize) private var size
          var body: some View {
            let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(Flow())
            layout { ForEach(0..<4) { Color.red.frame(width: 20 + CGFloat($0), height: 30) } }
          }
        }
        """, size: size)
    #expect(Set(Self.frames(.frame, source).map(\.minY)).count == rows)
  }

  /// Spacing, priorities, guides and layout values reach the code.
  @Test func subviewsCanBeAsked() throws {
    let layout = """
      private struct Rank: LayoutValueKey { static let defaultValue = 1 }
      struct Asking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
          let order = subviews.sorted { $0[Rank.self] < $1[Rank.self] }
          var y = bounds.minY
          for (index, subview) in order.enumerated() {
            let dimensions = subview.dimensions(in: .unspecified)
            subview.place(
              at: CGPoint(x: bounds.midX + subview.priority, y: y), anchor: .top,
              proposal: ProposedViewSize(width: dimensions.width, height: dimensions[VerticalAlignment.bottom]))
            guard index + 1 < order.count else { break }
            y += dimensions.height + subview.spacing.distance(to: order[index + 1].spacing, along: .vertical)
          }
        }
      }
      """
    let source = try LaidOutSource(
      """
      Asking {
        Color.red.frame(width: 40, height: 20).layoutValue(key: Rank.self, value: 3)
        Color.green.frame(width: 40, height: 20).layoutValue(key: Rank.self, value: 2).layoutPriority(5)
        Color.blue.frame(width: 40, height: 20)
      }
      """, more: layout)
    #expect(Self.frames(.frame, source).map(\.minY) == [56, 28, 0])
    #expect(Self.frames(.frame, source).map(\.minX) == [175, 180, 175])
  }

  /// Code that does not come to an end, or asks for what is unknown, leaves a column whose size is a guess.
  @Test(arguments: ["while true {}; return .zero", "CGSize(width: Unseen.width, height: 10)"])
  func codeThatCannotBeRunIsSaid(body: String) throws {
    let source = try LaidOutSource(
      "Broken { Text(\"One\"); Text(\"Two\") }",
      more: """
        struct Broken: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { \(body) }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        """)
    let container = try #require(source.nodes(.customLayout).first)
    #expect(container.uncertainty > 1000)
    #expect(try #require(source.text("Two")).frame.minY >= #require(source.text("One")).frame.maxY)
  }
}
