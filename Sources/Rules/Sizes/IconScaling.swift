import SightlineModel

/// Icons that say something grow with the text.
///
/// - Source: HIG, Typography: increase the size of meaningful interface icons as font size increases. The factors are our
///   own.
struct IconScaling: SizeComparingRule {
  static let id: RuleID = "icon-scaling"
  static let isOfOneElement = true
  let numbers: RuleNumbers

  func judge(_ traces: SizeTraces, against usual: SizeTraces) -> [SizeJudgement] {
    guard traces.size > usual.size else { return [] }
    let before = Dictionary(
      usual.elements.filter { $0.role == .symbol }.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Key> = []
    return traces.elements.filter { $0.role == .symbol }.compactMap { element in
      let key = Key(element)
      guard seen.insert(key).inserted, let small = before[key], small.height > 0 else { return nil }
      if element.neighborFontSize == nil, element.isWholeControl, traces.size.isAccessibilitySize {
        return judge(alone: element, small.height)
      }
      guard let fontBefore = small.neighborFontSize, let font = element.neighborFontSize ?? small.neighborFontSize,
        small.height < numbers["large-icon"] * fontBefore
      else { return nil }
      let (textGrowth, growth) = (font / fontBefore, element.height / small.height)
      // Where the text has hardly grown, an icon may stay as it is.
      guard textGrowth >= numbers["text"], growth < numbers["icon"] else {
        return SizeJudgement(element: element, verdict: .passes)
      }
      return SizeJudgement(
        element: element,
        verdict: .fails(
          .init(
            "The \(Self.noun(element)) \(element.name.quoted) stays \(element.height.text()) pt high while the text beside it grows to "
              + "\(textGrowth.text()) times its size; \(Self.remedy(element)).",
            measured: .ratio(growth, needs: numbers["icon"]))))
    }
  }

  /// A symbol that is all there is to see of a control: nothing beside it says what it does.
  private func judge(alone element: SizeTrace, _ before: Double) -> SizeJudgement? {
    guard before < Self.large else { return nil }
    guard element.height < Self.grown * before else { return SizeJudgement(element: element, verdict: .passes) }
    return SizeJudgement(
      element: element,
      verdict: .needsReview(
        .init(
          "The \(Self.noun(element)) \(element.name.quoted) is all this control shows and stays \(element.height.text()) pt high at the largest text "
            + "sizes; if it has to be told from others, \(Self.remedy(element)).")))
  }
  private static func noun(_ element: SizeTrace) -> String { element.isPicture ? "icon" : "symbol" }
  private static func remedy(_ element: SizeTrace) -> String {
    element.isPicture
      ? "make it resizable in a frame of a @ScaledMetric size" : "give it a text style's font, or a @ScaledMetric size"
  }

  /// Points: large enough to be made out at any size; and times the usual height: it grows.
  private static let (large, grown) = (40.0, 1.1)

  /// The same symbol at the same place of the code; rows of a loop are distinguished by their path's numbers.
  private struct Key: Hashable {
    var name: String
    var source: SourceLocation?
    init(_ element: SizeTrace) { (name, source) = (element.name, element.source) }
  }
}
