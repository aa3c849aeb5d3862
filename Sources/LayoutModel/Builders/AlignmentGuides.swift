import SightlineModel

/// A view's size and alignment guides, in points from its top leading corner.
public struct ViewDimensions {
  enum Term: Hashable {
    case width, height
    case guide(Axis, String)

    /// As an expression of layout names it.
    var name: String {
      switch self {
      case .width: "width"
      case .height: "height"
      case .guide(let axis, let name): "\(axis.rawValue).\(name)"
      }
    }
    static let all: [Term] = [
      .width, .height, .guide(.horizontal, "leading"), .guide(.horizontal, "center"), .guide(.horizontal, "trailing"),
      .guide(.vertical, "top"), .guide(.vertical, "center"), .guide(.vertical, "bottom"),
      .guide(.vertical, "firstTextBaseline"), .guide(.vertical, "lastTextBaseline"),
    ]
  }
  let value: (Term) -> Double
  init(_ value: @escaping (Term) -> Double) { self.value = value }

  public var width: Double { value(.width) }
  public var height: Double { value(.height) }
  public subscript(guide: HorizontalAlignment) -> Double { value(.guide(.horizontal, guide.name)) }
  public subscript(guide: VerticalAlignment) -> Double { value(.guide(.vertical, guide.name)) }
}

extension View {
  /// Where the view's guide is, for the container that aligns it.
  ///
  /// Layout needs the guide before it knows the dimensions, so what the closure computes has to be a sum of them, each times
  /// a number: `{ $0[.bottom] - 4 }`, `{ $0.width / 2 }`; for another one laying out throws ``LayoutModelError``.
  /// - Parameter computeValue: Points from the view's leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView { alignmentGuide(.horizontal, guide.guide, computeValue, fileID, line) }

  /// - Parameter computeValue: Points from the view's top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView { alignmentGuide(.vertical, guide.guide, computeValue, fileID, line) }

  private func alignmentGuide(
    _ axis: Axis, _ guide: AlignmentName, _ compute: @escaping (ViewDimensions) -> Double, _ file: String, _ line: Int
  ) -> ModifiedView {
    modified(.alignmentGuide, file, line) { building in
      var payload = AlignmentGuideModifier()
      payload.guide = Given(guide)
      payload.axis = Given(axis)
      payload.value = building.expression(compute)
      return .alignmentGuide(payload)
    }
  }
}

extension Building {
  /// The sum that a closure computes, found by asking it.
  mutating func expression(_ compute: (ViewDimensions) -> Double) -> Given<ParameterExpression> {
    typealias Term = ViewDimensions.Term
    let constant = compute(ViewDimensions { _ in 0 })
    let factors = Term.all.map { term in compute(ViewDimensions { $0 == term ? 1 : 0 }) - constant }
    func sum(_ values: [Double]) -> Double { zip(factors, values).reduce(constant) { $0 + $1.0 * $1.1 } }
    // What holds at two further points, none of them round, is a sum.
    let points = [0.37, 113.9].map { start in Term.all.indices.map { start + Double($0) * 17.3 } }
    let isSum = points.allSatisfy { point in
      let given = compute(ViewDimensions { term in Term.all.firstIndex(of: term).map { point[$0] } ?? 0 })
      return abs(given - sum(point)) <= 1e-6 * max(1, abs(given))
    }
    guard constant.isFinite, factors.allSatisfy(\.isFinite), isSum else {
      fail("computeValue", "no such sum", "a sum of the view's dimensions, each times a finite number")
      return Given()
    }
    let terms = zip(Term.all, factors).filter { abs($0.1) > 1e-12 }.map { ($0.0.name, $0.1) }.sorted { $0.0 < $1.0 }
    return Given(
      ParameterExpression(
        argument: .list(
          [.name("linear"), .number(constant)] + terms.map { .list([.name($0.0), .number($0.1)]) })))
  }
}
