import SightlineModel
import SourceDocuments
import Testing

@testable import Fixes

/// What somebody who knows the app would not merge is not offered, or is offered otherwise.
struct FixMakerJudgementTests {
  typealias Case = FixMakerTests.Case
  private static func body(_ text: String) -> String { FixMakerTests.body(text) }

  static let styles: [Case] = [
    Case(
      rule: "target-size", before: body("▸Button(\"Go\") {\n  go()\n}\n.buttonStyle(.borderedProminent)"),
      after: body("Button(\"Go\") {\n  go()\n}\n.buttonStyle(.borderedProminent)\n.controlSize(.large)"),
      says: "the large control size"),
    Case(
      rule: "target-size",
      before: body("▸Button(action: go) {\n  Image(systemName: \"plus\")\n}\n.buttonStyle(BorderedButtonStyle())"),
      after: body(
        "Button(action: go) {\n  Image(systemName: \"plus\")\n}\n.buttonStyle(BorderedButtonStyle())\n.controlSize(.large)"
      )),
    Case(
      rule: "target-size",
      before: body("▸Button(\"Go\") {\n  go()\n}\n.controlSize(.small)\n.buttonStyle(.bordered)"),
      says: "decision of the design"),
    Case(
      rule: "target-size", before: body("HStack {\n  ▸Button(\"Go\") {\n    go()\n  }\n}\n.buttonStyle(.bordered)"),
      says: "comes from around it"),
    Case(
      rule: "target-size", before: body("▸Button(\"Go\") {\n  go()\n}\n.buttonStyle(Capsules())"),
      says: "Capsules may draw something"),
    Case(
      rule: "target-size",
      before: body("▸Button(action: go) {\n  Image(systemName: \"plus\")\n}\n.buttonStyle(Sinking())")
        + "struct Sinking: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(.easeOut(duration: 0.1))\n  }\n}\n",
      after: body(
        "Button(action: go) {\n  Image(systemName: \"plus\")\n    .frame(minWidth: 44, minHeight: 44)\n    .contentShape(Rectangle())\n}\n.buttonStyle(Sinking())"
      )
        + "struct Sinking: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(.easeOut(duration: 0.1))\n  }\n}\n",
      says: "keeps its size"),
    // What modified one line stood a step deeper; padding around it makes the layout grow.
    Case(
      rule: "target-size", before: body("▸Button(\"Go\") { go() }\n  .font(.body)\n  .padding()"),
      after: body(
        "Button { go() } label: {\n  Text(\"Go\")\n    .frame(minWidth: 44, minHeight: 44)\n    .contentShape(Rectangle())\n}\n.font(.body)\n.padding()"
      ), says: "padding around it stays"),
  ]

  static let symbols: [Case] = [
    Case(
      rule: "image-name", before: body("HStack {\n  ▸Image(systemName: \"message\")\n  Text(\"\\(count)\")\n}"),
      says: "only a number"),
    Case(
      rule: "image-name",
      before: body("HStack {\n  ▸Image(systemName: \"message\")\n  Text(count, format: .number)\n}"),
      says: "only a number"),
    Case(
      rule: "image-name", before: body("HStack {\n  ▸Image(systemName: \"message\")\n  Text(String(count))\n}"),
      says: "only a number"),
    Case(
      rule: "image-name",
      before: body("HStack {\n  ▸Image(systemName: \"message\")\n  Text(\"\\(count) comments\")\n}"),
      after: body(
        "HStack {\n  Image(systemName: \"message\")\n    .accessibilityHidden(true)\n  Text(\"\\(count) comments\")\n}")
    ),
    Case(
      rule: "image-name",
      before: body("let icon = isUp ? \"bolt\" : \"leaf\"\nHStack {\n  ▸Image(systemName: icon)\n  Text(title)\n}"),
      says: "changes with a state"),
    Case(
      rule: "image-name",
      before:
        "struct A: View {\n  var icon: String { if isUp { \"bolt\" } else { \"leaf\" } }\n  var body: some View {\n    HStack {\n      ▸Image(systemName: self.icon)\n      Text(title)\n    }\n  }\n}\n",
      says: "changes with a state"),
    Case(
      rule: "image-name",
      before:
        "struct A: View {\n  func icon(_ kind: Kind) -> String {\n    switch kind {\n    case .a: \"bolt\"\n    case .b: \"leaf\"\n    }\n  }\n  var body: some View {\n    HStack {\n      ▸Image(systemName: icon(kind))\n      Text(title)\n    }\n  }\n}\n",
      says: "changes with a state"),
    Case(
      rule: "image-name",
      before: body("HStack {\n  Text(old)\n  ▸Image(systemName: \"arrow.right\")\n  Text(new)\n}"),
      says: "between two texts"),
    Case(
      rule: "image-name",
      before: body("HStack {\n  Text(\"\\(a)\")\n  ▸Image(systemName: \"plus\")\n  Text(\"\\(b)\")\n}"),
      says: "between two texts"),
    Case(
      rule: "image-name", before: body("HStack {\n  ▸Image(systemName: \"arrow.up\")\n  Text(\"Upload\")\n}"),
      after: body("HStack {\n  Image(systemName: \"arrow.up\")\n    .accessibilityHidden(true)\n  Text(\"Upload\")\n}")),
  ]

  static let names: [Case] = [
    Case(
      rule: "control-name",
      before: body("▸Button { store.showSettingsState.toggle() } label: { Image(systemName: \"person\") }"),
      after: body(
        "Button { store.showSettingsState.toggle() } label: { Image(systemName: \"person\") }\n  .accessibilityLabel(\"Settings\")"
      )),
    Case(
      rule: "control-name",
      before: body("▸Button { isShowingAboutPage = true } label: { Image(systemName: \"person\") }"),
      after: body(
        "Button { isShowingAboutPage = true } label: { Image(systemName: \"person\") }\n  .accessibilityLabel(\"About\")"
      )),
  ]

  static let sizes: [Case] = [
    Case(
      rule: "icon-scaling", before: body("▸Image(systemName: \"bolt\")\n  .font(.system(size: 20))"),
      after: body("Image(systemName: \"bolt\")\n  .font(.title3)")),
    Case(
      rule: "icon-scaling", before: body("▸Image(systemName: \"bolt\")\n  .font(.system(size: 24))"),
      after:
        "struct A: View {\n  @ScaledMetric(relativeTo: .title2) private var symbolSize: CGFloat = 24\n\n"
        + body("Image(systemName: \"bolt\")\n  .font(.system(size: symbolSize))").dropFirst("struct A: View {\n".count)),
  ]

  @Test(arguments: styles) func drawnStyles(_ item: Case) throws { try FixMakerTests.check(item) }
  @Test(arguments: symbols) func symbolsThatSay(_ item: Case) throws { try FixMakerTests.check(item) }
  @Test(arguments: names) func trailingWords(_ item: Case) throws { try FixMakerTests.check(item) }
  @Test(arguments: sizes) func sizesOfStyles(_ item: Case) throws { try FixMakerTests.check(item) }

  @Test("A view that a list shows for each item is named for its item, wherever it is written")
  func rowTypes() throws {
    let sources = [
      "struct Items: View { var body: some View { ForEach(items) { Row(item: $0) } } }",
      "struct Page: View { var body: some View { List { Settings() } } }",
      "struct Row: View { let item: Item; var body: some View { HStack { Text(item.name); Favourite(item) } } }",
      "struct Favourite: View { var body: some View { Button { add() } label: { Image(systemName: \"plus\") } } }",
    ]
    var types = RowTypes()
    for (index, text) in sources.enumerated() {
      types.add(try #require(SwiftSource(SourceText(text, file: "\(index).swift"))))
    }
    #expect(types.all.isSuperset(of: ["Row", "Favourite"]))
    #expect(types.all.isDisjoint(with: ["Settings", "Items", "Page"]))
    var item = Case(
      rule: "control-name", before: Self.body("▸Button(action: add) { Image(systemName: \"plus\") }"),
      says: "for each item")
    try FixMakerTests.check(item, context: FixContext(rowTypes: ["A"]))
    item.after = Self.body("Button(action: add) { Image(systemName: \"plus\") }\n  .accessibilityLabel(\"Add\")")
    item.says = ""
    try FixMakerTests.check(item, context: FixContext(rowTypes: ["B"]))
  }

  @Test("A control that is named needs no name in it; the outer one answers for both")
  func oneName() throws {
    let text = Self.body("Menu { A() } label: {\n  Image(systemName: \"plus\")\n}")
    let source = SourceText(text, file: "A.swift")
    let maker = FixMaker(try #require(SwiftSource(source)))
    let fixes = try ["Menu {", "Image("].map { words in
      let start = try #require(text.firstRange(of: words)).lowerBound
      let place = source.location(at: text.utf8.distance(from: text.startIndex, to: start))
      let item = Case(rule: "control-name", before: "", symbol: "plus")
      return try maker.fix(for: FixMakerTests.objection(item, at: place)).get()
    }
    let (batch, left) = FixBatch.joining(fixes)
    #expect(batch.fixes.map(\.summary) == [fixes[0].summary] && left.isEmpty)
    #expect(batch.fixes[0].answers.count == 2 && batch.fixes[0].fingerprints.count == 2)
  }

  @Test("Of a finding's places the one is quoted that the edit has to do with")
  func quotedPlace() throws {
    let text = Self.body("Text(\"A\")\nText(\"B\")")
    let source = SourceText(text, file: "A.swift")
    let item = Case(rule: "heading", before: "", suggestion: "Add .accessibilityAddTraits(.isHeader).")
    let fix = try FixMaker(try #require(SwiftSource(source))).fix(
      for: FixMakerTests.objection(item, at: SightlineModel.SourceLocation(file: "A.swift", line: 4, column: 5))
    ).get()
    var finding = Finding(
      rule: "name-unique", severity: .error, verdict: .fail, message: "m",
      location: SightlineModel.SourceLocation(file: "B.swift", line: 9, column: 1), fingerprint: "f")
    finding.places = [(3, "A"), (4, "B")].map { line, words in
      .init(
        location: SightlineModel.SourceLocation(file: "A.swift", line: line, column: 5), screen: nil,
        element: .init(kind: "text", text: words, label: nil, symbol: nil), measured: nil)
    }
    let batch = FixBatch(fixes: [fix])
    #expect(FixCheck.place(of: finding, by: fix, in: batch).element?.text == "B")
    finding.places = []
    #expect(FixCheck.place(of: finding, by: fix, in: batch).location.file == "B.swift")
  }
}
