import SightlineModel
import SourceDocuments
import Testing

@testable import Fixes

/// Source before, rule, source after: what is around an edit stays byte for byte. `▸` marks where the finding stands.
struct FixMakerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var before: String
    /// `nil`: nothing is offered.
    var after: String?
    var suggestion: String?
    var symbol: String?
    /// What the summary, or the reason, has to say.
    var says = ""
    var testDescription: String { "\(rule) \(before.prefix(60))" }
  }

  static func objection(_ item: Case, at location: SightlineModel.SourceLocation) -> Objection {
    Objection(
      spot: Spot(item.rule, location), fingerprint: "f", severity: .error, message: "m", suggestion: item.suggestion,
      elements: [.init(kind: "view", text: nil, label: nil, symbol: item.symbol)], derivation: [])
  }

  static func check(_ item: Case, context: FixContext = FixContext()) throws {
    let mark = try #require(item.before.firstRange(of: "▸"))
    let source = SourceText(item.before.replacing("▸", with: ""), file: "A.swift")
    let place = source.location(at: item.before.utf8.distance(from: item.before.startIndex, to: mark.lowerBound))
    let maker = FixMaker(try #require(SwiftSource(source)), context: context)
    switch maker.fix(for: objection(item, at: place)) {
    case .success(let fix):
      let after = String(decoding: source.applying(fix.edits), as: UTF8.self)
      #expect(after == item.after, "\(fix.summary)")
      #expect(fix.summary.contains(item.says), "\(fix.summary)")
    case .failure(let problem):
      #expect(item.after == nil, "\(problem.why)")
      #expect(problem.why.contains(item.says), "\(problem.why)")
    }
  }

  static func body(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
    return "struct A: View {\n  var body: some View {\n" + lines.joined(separator: "\n") + "\n  }\n}\n"
  }

  private static let heading = "Add .accessibilityAddTraits(.isHeader)."
  private static let combine = "Add .accessibilityElement(children: .combine) to the row."

  static let modifiers: [Case] = [
    // In the form of the modifiers that are there.
    Case(
      rule: "heading", before: body("VStack {\n  ▸Text(\"A\")\n    .font(.title)  // large\n  Text(\"B\")\n}"),
      after: body(
        "VStack {\n  Text(\"A\")\n    .font(.title)  // large\n    .accessibilityAddTraits(.isHeader)\n  Text(\"B\")\n}"
      ),
      suggestion: heading),
    Case(
      rule: "heading", before: body("VStack { ▸Text(\"A\").font(.title).bold() }"),
      after: body("VStack { Text(\"A\").font(.title).bold().accessibilityAddTraits(.isHeader) }"), suggestion: heading),
    Case(
      rule: "heading", before: body("▸Text(\"A\")"),
      after: body("Text(\"A\")\n  .accessibilityAddTraits(.isHeader)"), suggestion: heading),
    // Tabs and Windows' line ends stay.
    Case(
      rule: "heading",
      before: "struct A: View {\r\n\tvar body: some View {\r\n\t\t▸Text(\"A\")\r\n\t\t\t.bold()\r\n\t}\r\n}\r\n",
      after:
        "struct A: View {\r\n\tvar body: some View {\r\n\t\tText(\"A\")\r\n\t\t\t.bold()\r\n\t\t\t.accessibilityAddTraits(.isHeader)\r\n\t}\r\n}\r\n",
      suggestion: heading),
    // Before what brings views or code of its own.
    Case(
      rule: "heading", before: body("▸Text(\"A\")\n  .font(.title)\n  .overlay { Badge() }\n  .onAppear { load() }"),
      after: body(
        "Text(\"A\")\n  .font(.title)\n  .accessibilityAddTraits(.isHeader)\n  .overlay { Badge() }\n  .onAppear { load() }"
      ),
      suggestion: heading),
    // Where another type does not fit.
    Case(
      rule: "heading", before: "struct A: View {\n  var title: Text {\n    ▸Text(\"A\")\n  }\n}\n", suggestion: heading,
      says: "declared to give Text"),
    Case(
      rule: "heading", before: body("Section(header: ▸Text(\"A\")) { B() }"), suggestion: heading,
      says: "handed on as a value"),
    Case(
      rule: "heading", before: body("isOn ? ▸Text(\"A\").bold() : Text(\"B\")"), suggestion: heading,
      says: "handed on as a value"),
    Case(
      rule: "group", before: body("▸HStack {\n  Text(\"A\")\n  Text(\"B\")\n}"),
      after: body("HStack {\n  Text(\"A\")\n  Text(\"B\")\n}\n.accessibilityElement(children: .combine)"),
      suggestion: combine),
    Case(
      rule: "group", before: body("▸HStack {\n  Text(\"A\")\n  Toggle(\"B\", isOn: $b)\n}"), suggestion: combine,
      says: "holds a Toggle"),
    Case(
      rule: "group", before: body("HStack {\n  Text(\"A\")\n}\n.▸accessibilityLabel(\"All\")"),
      after: body("HStack {\n  Text(\"A\")\n}\n.accessibilityElement(children: .ignore)\n.accessibilityLabel(\"All\")"),
      suggestion: "Add .accessibilityElement(children: .ignore) before the label."),
    Case(
      rule: "field-purpose", before: body("▸TextField(\"Email\", text: $email)"),
      after: body("TextField(\"Email\", text: $email)\n  .textContentType(.emailAddress)"),
      suggestion: "Add .textContentType(.emailAddress)."),
    Case(
      rule: "decoration-spoken", before: body("HStack { A(); ▸Text(\"|\"); B() }"),
      after: body("HStack { A(); Text(\"|\").accessibilityHidden(true); B() }"),
      suggestion: "Add .accessibilityHidden(true)."),
  ]

  static let images: [Case] = [
    Case(
      rule: "image-name", before: body("HStack {\n  ▸Image(systemName: icon)\n    .font(.title3)\n  Text(text)\n}"),
      after: body(
        "HStack {\n  Image(systemName: icon)\n    .font(.title3)\n    .accessibilityHidden(true)\n  Text(text)\n}"),
      symbol: "bell"),
    Case(
      rule: "image-name",
      before: body(
        "VStack {\n  ZStack {\n    Circle()\n    ▸Image(systemName: \"checkmark\")\n  }\n  Text(\"Done\")\n}"),
      after: body(
        "VStack {\n  ZStack {\n    Circle()\n    Image(systemName: \"checkmark\")\n      .accessibilityHidden(true)\n  }\n  Text(\"Done\")\n}"
      ), symbol: "checkmark"),
    Case(
      rule: "image-name", before: body("VStack {\n  ▸Image(\"smilepile_logo\")\n  Text(\"Welcome to SmilePile\")\n}"),
      after: body(
        "VStack {\n  Image(\"smilepile_logo\")\n    .accessibilityHidden(true)\n  Text(\"Welcome to SmilePile\")\n}")),
    // What may say something by itself.
    Case(
      rule: "image-name", before: body("HStack {\n  if isDone { ▸Image(systemName: \"checkmark\") }\n  Text(text)\n}"),
      symbol: "checkmark", says: "one state only"),
    Case(
      rule: "image-name", before: body("HStack { ▸Image(systemName: on ? \"sun.max\" : \"moon\"); Text(text) }"),
      symbol: "moon", says: "changes with a state"),
    Case(
      rule: "image-name", before: body("HStack { ▸Image(systemName: item.statusIcon); Text(text) }"), symbol: "bolt",
      says: "status"),
    Case(
      rule: "image-name", before: body("VStack { ▸Image(\"chart\"); Text(\"Sales\") }"), says: "a person must see"),
    Case(
      rule: "image-name", before: body("VStack { ▸Image(uiImage: photo); Text(\"Me\") }"), says: "run time"),
    Case(
      rule: "image-name", before: body("ZStack { ▸Image(systemName: \"bolt\") }"), symbol: "bolt", says: "no words"),
    Case(
      rule: "image-name", before: body("HStack { ▸Image(systemName: \"bolt\").onTapGesture { go() }; Text(\"A\") }"),
      symbol: "bolt", says: "it is tapped"),
  ]

  static let names: [Case] = [
    Case(
      rule: "control-name",
      before: body(
        "▸Button(action: {\n  coordinator.navigateBack()\n}) {\n  Image(systemName: \"chevron.left\")\n}\n.padding()"),
      after: body(
        "Button(action: {\n  coordinator.navigateBack()\n}) {\n  Image(systemName: \"chevron.left\")\n}\n.padding()\n.accessibilityLabel(\"Back\")"
      ), says: "“Back”"),
    Case(
      rule: "control-name",
      before: body("▸Button { isShowingSettings = true } label: { Image(systemName: \"person\") }"),
      after: body(
        "Button { isShowingSettings = true } label: { Image(systemName: \"person\") }\n  .accessibilityLabel(\"Settings\")"
      ),
      says: "action"),
    Case(
      rule: "control-name",
      before: body("▸Button { withAnimation { clearSearch() } } label: { Image(systemName: \"xmark\") }"),
      after: body(
        "Button { withAnimation { clearSearch() } } label: { Image(systemName: \"xmark\") }\n  .accessibilityLabel(\"Clear search\")"
      )
    ),
    Case(
      rule: "control-name", before: body("▸Button(action: deleteItem) { Image(systemName: \"trash\") }"),
      after: body("Button(action: deleteItem) { Image(systemName: \"trash\") }\n  .accessibilityLabel(\"Delete item\")")
    ),
    Case(
      rule: "control-name", before: body("▸Menu { A() } label: { Image(systemName: \"ellipsis.circle\") }"),
      after: body("Menu { A() } label: { Image(systemName: \"ellipsis.circle\") }\n  .accessibilityLabel(\"More\")"),
      says: "symbol"),
    Case(
      rule: "control-name", before: body("▸Button(action: deleteLast) { Image(systemName: \"delete.left\") }"),
      after: body(
        "Button(action: deleteLast) { Image(systemName: \"delete.left\") }\n  .accessibilityLabel(\"Delete\")")),
    // What only a person knows.
    Case(
      rule: "control-name",
      before: body("▸Button { model.go(); model.other() } label: { Image(systemName: \"bolt\") }"),
      says: "neither"),
    Case(
      rule: "control-name", before: body("▸Button { like() } label: { Image(systemName: \"heart.fill\") }"),
      says: "may show a state"),
    Case(
      rule: "control-name", before: body("▸Button { play() } label: { Image(systemName: on ? \"pause\" : \"play\") }"),
      says: "its symbol changes"),
    Case(
      rule: "control-name",
      before: body("ForEach(items) { item in\n  ▸Button { remove(item) } label: { Image(systemName: \"trash\") }\n}"),
      says: "which item"),
    Case(rule: "control-name", before: body("▸Button { pick() } label: { Circle() }"), says: "no symbol"),
  ]

  static let texts: [Case] = [
    Case(
      rule: "rtl-mirroring", before: body("▸Image(systemName: \"chevron.left\").bold()"),
      after: body("Image(systemName: \"chevron.backward\").bold()"), suggestion: "Use \"chevron.backward\".",
      symbol: "chevron.left"),
    Case(
      rule: "rtl-mirroring", before: body("▸Image(systemName: icon)"), suggestion: "Use \"chevron.backward\".",
      symbol: "chevron.left", says: "where it comes from"),
    Case(
      rule: "text-clipped", before: body("▸Text(\"Add\")\n  .frame(maxWidth: .infinity)\n  .frame(height: 44)"),
      after: body("Text(\"Add\")\n  .frame(maxWidth: .infinity)\n  .frame(minHeight: 44)")),
    Case(
      rule: "text-clipped", before: body("HStack {\n  ▸Text(\"Add\")\n}\n.frame(height: 44, alignment: .top)"),
      after: body("HStack {\n  Text(\"Add\")\n}\n.frame(minHeight: 44, alignment: .top)")),
    Case(rule: "text-clipped", before: body("▸Text(\"Add\").frame(width: 80, height: 44)"), says: "fixed width"),
    Case(rule: "text-clipped", before: body("▸Text(\"Add\").padding()"), says: "no fixed height"),
    Case(
      rule: "text-truncated", before: body("▸Text(\"Long words\")\n  .lineLimit(1)\n  .bold()"),
      after: body("Text(\"Long words\")\n  .bold()")),
    Case(rule: "text-truncated", before: body("▸Text(item.name)\n  .lineLimit(1)"), says: "words are data"),
    Case(
      rule: "text-truncated", before: body("▸Text(\"Words\")\n  // One line looks better.\n  .lineLimit(1)"),
      says: "a comment"),
    Case(
      rule: "text-scaling", before: body("▸Text(\"A\").font(.system(size: 28, weight: .bold))"),
      after: body("Text(\"A\").font(.title.weight(.bold))")),
    Case(
      rule: "text-scaling", before: body("▸Text(\"A\").font(Font.system(size: 17, design: .rounded))"),
      after: body("Text(\"A\").font(Font.system(.body, design: .rounded))")),
    Case(
      rule: "text-scaling", before: body("▸Text(\"A\").font(.system(size: 32))"),
      after:
        "struct A: View {\n  @ScaledMetric(relativeTo: .largeTitle) private var textSize: CGFloat = 32\n\n"
        + body("Text(\"A\").font(.system(size: textSize))").dropFirst("struct A: View {\n".count)),
    Case(
      rule: "text-scaling",
      before: "extension A {\n  var b: some View {\n    ▸Text(\"A\").font(.system(size: 32))\n  }\n}\n",
      says: "no text style has 32 pt"),
  ]

  static let targets: [Case] = [
    Case(
      rule: "target-size",
      before: body("▸Button(action: go) {\n  Image(systemName: \"plus\")\n    .font(.body)\n}"),
      after: body(
        "Button(action: go) {\n  Image(systemName: \"plus\")\n    .font(.body)\n    .frame(minWidth: 44, minHeight: 44)\n    .contentShape(Rectangle())\n}"
      )),
    Case(
      rule: "target-size",
      before: body("Button {\n  go()\n} label: {\n  Image(\"a\")\n    .▸frame(width: 20, height: 20)\n}"),
      after: body(
        "Button {\n  go()\n} label: {\n  Image(\"a\")\n    .frame(width: 20, height: 20)\n    .frame(minWidth: 44, minHeight: 44)\n    .contentShape(Rectangle())\n}"
      )),
    Case(
      rule: "target-size", before: body("▸Button(\"Skip\", role: .cancel) {\n  skip()\n}\n.font(.body)"),
      after: body(
        "Button(role: .cancel) {\n  skip()\n} label: {\n  Text(\"Skip\")\n    .frame(minWidth: 44, minHeight: 44)\n    .contentShape(Rectangle())\n}\n.font(.body)"
      )),
    Case(
      rule: "target-size", before: body("▸Button(title, systemImage: \"plus\", action: add)"),
      after: body(
        "Button(action: add) {\n  Label(title, systemImage: \"plus\")\n    .frame(minWidth: 44, minHeight: 44)\n    .contentShape(Rectangle())\n}"
      )),
    Case(rule: "target-size", before: body("HStack { ▸Button(\"Skip\") { skip() } }"), says: "given as a string"),
  ]

  private static let selected = "Add .accessibilityAddTraits(isOn ? .isSelected : [])."

  static let states: [Case] = [
    Case(
      rule: "selected-state",
      before: body("▸Button(action: pick) {\n  Text(name)\n    .bold(choice == item ? true : false)\n}"),
      after: body(
        "Button(action: pick) {\n  Text(name)\n    .bold(choice == item ? true : false)\n}\n.accessibilityAddTraits(choice == item ? .isSelected : [])"
      ), suggestion: selected),
    Case(
      rule: "selected-state",
      before: body("Button(action: pick) { ▸Image(systemName: isSelected ? \"a\" : \"b\") }\n  .padding()"),
      after: body(
        "Button(action: pick) { Image(systemName: isSelected ? \"a\" : \"b\") }\n  .padding()\n  .accessibilityAddTraits(isSelected ? .isSelected : [])"
      ), suggestion: selected),
    Case(
      rule: "selected-state", before: body("▸Button(action: pick) { A(isSelected ? 1 : 2); B(isNew ? 1 : 2) }"),
      suggestion: selected, says: "several conditions"),
    Case(
      rule: "selected-state", before: body("▸Button(action: pick) { C { isSelected in A(isSelected ? 1 : 2) } }"),
      suggestion: selected, says: "inside of it only"),
    Case(
      rule: "selected-state", before: body("▸Button(action: pick) { A(isLarge ? 1 : 2) }"), suggestion: selected,
      says: "means that it is chosen"),
  ]

  static let motions: [Case] = [
    Case(
      rule: "motion-gated",
      before:
        "struct A: View {\n  @State private var page = 0\n\n  func next() {\n    ▸withAnimation {\n      page += 1\n    }\n  }\n}\n",
      after:
        "struct A: View {\n  @Environment(\\.accessibilityReduceMotion) private var reduceMotion\n  @State private var page = 0\n\n  func next() {\n    withAnimation(reduceMotion ? nil : .default) {\n      page += 1\n    }\n  }\n}\n"
    ),
    Case(
      rule: "motion-gated",
      before:
        "struct A: View {\n  @Environment(\\.accessibilityReduceMotion) var calm\n  var body: some View {\n    B().▸animation(.spring(), value: page)\n  }\n}\n",
      after:
        "struct A: View {\n  @Environment(\\.accessibilityReduceMotion) var calm\n  var body: some View {\n    B().animation(calm ? nil : .spring(), value: page)\n  }\n}\n"
    ),
    Case(
      rule: "motion-gated", before: "class Model {\n  func next() {\n    ▸withAnimation { page += 1 }\n  }\n}\n",
      says: "not in a view"),
  ]

  @Test(arguments: modifiers) func modifiersAreAdded(_ item: Case) throws { try Self.check(item) }
  @Test(arguments: images) func decorationIsHidden(_ item: Case) throws { try Self.check(item) }
  @Test(arguments: names) func iconButtonsAreNamed(_ item: Case) throws { try Self.check(item) }
  @Test(arguments: texts) func textGetsRoom(_ item: Case) throws { try Self.check(item) }
  @Test(arguments: targets) func targetsGrow(_ item: Case) throws { try Self.check(item) }
  @Test(arguments: states) func statesAreSaid(_ item: Case) throws { try Self.check(item) }
  @Test(arguments: motions) func motionAsksFirst(_ item: Case) throws { try Self.check(item) }

  @Test("A name says that it is looked up where the app is translated")
  func translatedApps() throws {
    var item = Self.names[3]
    item.says = "string tables (en, de)"
    try Self.check(item, context: FixContext(languages: ["en", "de"]))
  }

  @Test("What has syntax errors or is no UTF-8 is not edited")
  func unreadableSources() {
    #expect(SwiftSource(SourceText("struct A {", file: "A.swift")) == nil)
    #expect(SwiftSource(SourceText(bytes: [0x76, 0xFF], file: "A.swift")) == nil)
  }

  @Test("A review is a question, which no edit answers")
  func reviews() throws {
    let item = Self.modifiers[1]
    let source = SourceText(item.before.replacing("▸", with: ""), file: "A.swift")
    var objection = Self.objection(item, at: SightlineModel.SourceLocation(file: "A.swift", line: 3, column: 14))
    objection.severity = .review
    #expect(throws: NotOffered.self) {
      try FixMaker(try #require(SwiftSource(source))).fix(for: objection).get()
    }
  }
}
