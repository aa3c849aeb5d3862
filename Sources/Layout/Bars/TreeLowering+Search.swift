import SightlineModel

extension TreeLowering {
  /// A capsule with a glass and the prompt. Its text stays below the accessibility sizes.
  func searchField(_ prompt: TextContent, _ source: SourceLocation?, _ inherited: InheritedEnvironment) -> Element {
    var style = inherited
    style.font = FontSpec(.style(.body))
    style.contentSize = min(inherited.contentSize, .xxxLarge)
    style.weight = nil
    style.lineLimit = 1
    style.stackAxis = .horizontal
    style.setForeground(SystemStyle.searchPrompt)
    let glass = symbol("magnifyingglass", chromeFacts(.searchIcon, style), style)
    glass.facts.role = .chrome
    var textFacts = chromeFacts(.fieldText, style)
    textFacts.source = source
    let text = self.text(prompt, textFacts, style)
    let row = stack([glass, text], axis: .horizontal, spacing: 6, inherited)
    let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let height = platform == .ios26 ? BarMetrics.bottomSearchField : BarMetrics.searchFieldHeight
    let tall = FlexibleFrame.Limits(minimum: height, ideal: nil, maximum: nil)
    let padded = chrome(
      .searchInsets, Padding(insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)), [row], inherited)
    let area = chrome(
      .searchArea,
      FlexibleFrame(horizontal: fill, vertical: tall, alignment: GuidePair(name: "leading") ?? .center), [padded],
      inherited)
    let form: ShapeForm = platform == .ios26 ? .capsule : .roundedRectangle(10)
    let back = chrome(
      .searchFill, ShapeLayout(form: form, paints: [ShapeLayout.Paint(style: SystemStyle.fill)]), inherited,
      role: .background)
    var facts = self.facts(.searchField, inherited)
    facts.role = .bar
    facts.source = source
    var field = FieldView()
    field.titleKey = Given(prompt)
    field.text = Given("")
    facts.view = .field(field)
    facts.uncertainty = 2
    facts.uncertaintyReason = "the height of search fields is estimated"
    return Element(Layered(side: .behind, alignment: .center, ignoredEdges: []), [area, back], facts: facts)
  }

  /// The field at the bottom of an iPhone with iOS 26, among the toolbar's items.
  func bottomSearch(
    _ field: Element, _ items: [ViewNode], _ metrics: BarMetrics, _ inherited: InheritedEnvironment
  ) -> Element {
    let others = items.flatMap { barItems($0, barEnvironment(inherited)) }
    let row = stack([field] + others, axis: .horizontal, spacing: 8, inherited)
    let side = metrics.sideInset(environment.size.width) + 5
    let fill = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    let padded = chrome(
      .toolbarInsets, Padding(insets: EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)), [row], inherited)
    return chrome(
      .toolbar, FlexibleFrame(horizontal: fill, vertical: fill, alignment: .center), [padded], inherited, role: .bar)
  }
}
