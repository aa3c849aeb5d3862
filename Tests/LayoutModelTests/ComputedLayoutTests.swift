import LayoutModel
import Testing

/// Columns of one width, each view in the next one.
private struct Columns: Layout {
  let width: Double
  func sizeThatFits(proposal: ProposedViewSize, subviews: [LayoutSubview]) -> Size {
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    return Size(width: width * Double(subviews.count), height: heights.max() ?? 0)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: [LayoutSubview]) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: Point(x: bounds.x + Double(index) * width, y: bounds.y),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// What only layout knows: layouts of one's own, guides that a closure computes, readers of geometry.
struct ComputedLayoutTests {
  static let engine = try? LayoutEngine()

  @Test func layoutsOfOnesOwnPlaceTheirViews() throws {
    let engine = try #require(Self.engine)
    let laidOut = try engine.layOut(
      Columns(width: 40) {
        Color.red.frame(width: 10, height: 20).id("first")
        Color.blue.frame(width: 10, height: 30).id("second")
      }.id("columns"), in: Variant())
    let columns = try laidOut.frame(of: "columns")
    #expect(columns.width == 80 && columns.height == 30)
    #expect(try laidOut.frame(of: "second").x - laidOut.frame(of: "first").x == 40)
    #expect(laidOut.notLaidOut == [])
  }

  @Test func aSizeThatIsNoNumberIsReported() throws {
    let engine = try #require(Self.engine)
    let laidOut = try engine.layOut(Columns(width: .nan) { Text("A") }, in: Variant())
    #expect(laidOut.notLaidOut.map(\.name) == ["customLayout"])
    #expect(laidOut.notLaidOut[0].reason.contains("sizeThatFits gave"))
  }

  @Test func guidesAreComputedByClosures() throws {
    let engine = try #require(Self.engine)
    func top(_ compute: @escaping (ViewDimensions) -> Double) throws -> Double {
      let laidOut = try engine.layOut(
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 40).id("still")
          Color.blue.frame(width: 10, height: 20).id("moved").alignmentGuide(.top, computeValue: compute)
        }, in: Variant())
      return try laidOut.frame(of: "moved").y - laidOut.frame(of: "still").y
    }
    #expect(try top { $0[VerticalAlignment.top] } == 0)
    #expect(try top { $0.height / 2 - 10 } == 0)
    #expect(try top { _ in -8 } == 8)
    #expect(try top { $0[VerticalAlignment.bottom] - 25 } == 5)
    let line = #line + 1
    let screen = Text("A").alignmentGuide(.leading) { max($0.width, 20) }
    #expect(throws: LayoutModelError.self) { try engine.layOut(screen, in: Variant()) }
    do {
      _ = try engine.layOut(screen, in: Variant())
    } catch {
      #expect("\(error)".contains("ComputedLayoutTests.swift:\(line): alignmentGuide: computeValue is no such sum"))
    }
  }

  @Test func readersOfGeometryAreToldTheirFrame() throws {
    let engine = try #require(Self.engine)
    let screen = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).y).id("half")
      }
      .frame(width: 200, height: 50)
    }
    let laidOut = try engine.layOut(screen, in: Variant())
    let half = try laidOut.frame(of: "half")
    #expect(half.width == 100)
    #expect(half.height > 100)
  }

  /// What a reader shows depends on the device; a text that only the small one shows is found.
  @Test func auditsTellReadersOfEachVariant() throws {
    let engine = try #require(Self.engine)
    let screen = GeometryReader { proxy in
      if proxy.size.width < 380 { Text("Faint").foregroundStyle(Color(white: 0.85)) }
    }
    func findings(_ devices: [String]) throws -> Int {
      let matrix = try AuditMatrix(sizes: [.large], devices: devices, appearances: [.light])
      return try engine.audit(screen, in: matrix, rules: RuleSelection(only: ["contrast-text"])).findings.count
    }
    #expect(try findings(["standard"]) == 0)
    #expect(try findings(["SE"]) == 1)
    #expect(try findings(["standard", "SE"]) == 1)
  }

  @Test func durationsAreNumbers() throws {
    let engine = try #require(Self.engine)
    #expect(throws: Never.self) {
      try engine.layOut(Text("A").animation(.easeInOut(duration: 0.3), value: 1), in: Variant())
    }
    for duration in [-1, Double.nan, .infinity] {
      #expect(throws: LayoutModelError.self) {
        try engine.layOut(Text("A").animation(.linear(duration: duration), value: 1), in: Variant())
      }
    }
  }
}
