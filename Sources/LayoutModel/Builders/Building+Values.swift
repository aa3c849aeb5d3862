import DesignTokens
import SightlineModel

// What calls pass, as payloads keep it. A value out of range is a problem and counts as not passed.
extension Building {
  /// - Parameter name: The parameter, for messages.
  mutating func number(
    _ value: Double?, _ name: String, from low: Double = -.greatestFiniteMagnitude,
    to high: Double = .greatestFiniteMagnitude
  ) -> Given<Double> {
    guard let value else { return Given() }
    // NaN is in no range.
    guard value >= low, value <= high else {
      fail(name, Int(exactly: value).map { "\($0)" } ?? "\(value)", Self.words(low, high))
      return Given()
    }
    return Given(value)
  }
  mutating func number(
    _ value: Int?, _ name: String, from low: Double = -.greatestFiniteMagnitude,
    to high: Double = .greatestFiniteMagnitude
  ) -> Given<Double> { number(value.map { Double($0) }, name, from: low, to: high) }
  mutating func integer(_ value: Int?, _ name: String, from low: Double = 0, to high: Double = 1e9) -> Given<Int> {
    number(value, name, from: low, to: high).isGiven ? Given(value) : Given()
  }

  private static func words(_ low: Double, _ high: Double) -> String {
    switch (low, high) {
    case (-.greatestFiniteMagnitude, .greatestFiniteMagnitude): "a finite number"
    case (_, .greatestFiniteMagnitude): "a finite number of \(low.shortText) or more"
    case (_, .infinity): "\(low.shortText) or more"
    default: "between \(low.shortText) and \(high.shortText)"
    }
  }

  // MARK: Geometry, in points

  private mutating func isFinite(_ numbers: [Double], _ name: String) -> Bool {
    guard let bad = numbers.first(where: { !$0.isFinite }) else { return true }
    fail(name, "\(bad)", "finite numbers")
    return false
  }
  mutating func geometry(_ value: Size?, _ name: String) -> Given<Size> {
    guard let value, isFinite([value.width, value.height], name) else { return Given() }
    return Given(value)
  }
  mutating func geometry(_ value: Point?, _ name: String) -> Given<Point> {
    guard let value, isFinite([value.x, value.y], name) else { return Given() }
    return Given(value)
  }
  mutating func geometry(_ value: UnitPoint?, _ name: String) -> Given<UnitPoint> {
    guard let value, isFinite([value.x, value.y], name) else { return Given() }
    return Given(value)
  }
  mutating func geometry(_ value: EdgeInsets?, _ name: String) -> Given<EdgeInsets> {
    guard let value, isFinite([value.top, value.leading, value.bottom, value.trailing], name) else { return Given() }
    return Given(value)
  }
  mutating func insets(_ value: Double?, _ name: String) -> Given<EdgeInsets> {
    number(value, name).value.map { Given(EdgeInsets(all: $0)) } ?? Given()
  }
  mutating func ratio(_ value: Double?) -> Given<AspectRatioValue> {
    guard let value else { return Given() }
    guard value > 0, value.isFinite else {
      fail("aspectRatio", Int(exactly: value).map { "\($0)" } ?? "\(value)", "a finite number above 0")
      return Given()
    }
    return Given(AspectRatioValue(ratio: value))
  }
  mutating func ratio(_ value: Size?) -> Given<AspectRatioValue> { ratio(value.map { $0.width / $0.height }) }
  mutating func spacing(_ value: Double?) -> Given<SectionSpacing> {
    number(value, "spacing", from: 0).value.map { Given(.points($0)) } ?? Given()
  }
  mutating func range(_ value: ClosedRange<Double>?, _ name: String) -> Given<NumberRange> {
    guard let value, isFinite([value.lowerBound, value.upperBound], name) else { return Given() }
    return Given(NumberRange(low: value.lowerBound, high: value.upperBound))
  }

  // MARK: Views and texts

  mutating func views(_ view: any View) -> Given<[ViewNode]> { Given(nodes(view)) }
  mutating func caption(_ view: any View) -> Given<Caption> { Given(.views(nodes(view))) }
  func caption(_ text: String?) -> Given<Caption> { Given(text.map { .text(TextContent(shown: $0)) }) }
  func text(_ text: String?) -> Given<TextContent> { Given(text.map { TextContent(shown: $0) }) }
  func text(_ texts: [String]) -> Given<[TextContent]> { Given(texts.map { TextContent(shown: $0) }) }
  func text(_ text: Text?) -> Given<TextContent> { Given(text?.content) }
  func text(_ text: Text?) -> Given<Caption> { Given(text.map { .text($0.content) }) }
  func tag(_ value: some Hashable) -> Given<TagText> { Given(TagText("\(value)")) }

  // MARK: Styles, fonts and lists

  func style(_ style: some ShapeStyle) -> Given<StyleSpec> { Given(style.style) }
  func style(_ color: Color?) -> Given<StyleSpec> { Given(color?.style) }
  mutating func font(_ font: Font?) -> Given<FontSpec> {
    guard let font else { return Given() }
    switch font.spec.base {
    case .system(let size), .custom(_, let size, _), .files(_, let size):
      return number(size, "font size", from: 0).isGiven ? Given(font.spec) : Given()
    case .style: return Given(font.spec)
    }
  }
  func bars(_ bars: [ToolbarPlacement]) -> Given<Set<ToolbarBar>> { Given(bars.isEmpty ? nil : Set(bars)) }
  mutating func detents(_ detents: Set<PresentationDetent>) -> Given<[PresentationDetent]> {
    for detent in detents {
      switch detent {
      case .height(let height): _ = number(height, "height", from: 0)
      case .fraction(let share): _ = number(share, "fraction", from: 0, to: 1)
      case .medium, .large, .custom: break
      }
    }
    return Given(detents.sorted { ($0.name, "\($0)") < ($1.name, "\($1)") })
  }
  mutating func tracks(_ items: [GridItem]) -> Given<[GridTrack]> {
    Given(
      items.map { item in
        GridTrack(
          item.size, minimum: number(item.minimum, "minimum", from: 0).value,
          maximum: number(item.maximum, "maximum", from: 0, to: .infinity).value,
          spacing: number(item.spacing, "spacing").value)
      })
  }
}
