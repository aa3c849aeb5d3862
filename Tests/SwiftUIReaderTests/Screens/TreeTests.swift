import SightlineModel
import Testing

@testable import SwiftUIReader

struct TreeTests {
  /// The root of the key path says whose members the elements are.
  @Test(arguments: ["\\Theme.self", "\\Theme.rawValue", "\\.self"])
  func implicitMembersInALoop(id: String) {
    let tree = Source.tree(
      """
      enum Theme: String, Hashable { case light, dark; var title: String { "\\(rawValue)!" } }
      struct A: View { var body: some View {
        VStack { ForEach([Theme.light, .dark], id: \(id)) { Text(verbatim: $0.title) } } } }
      struct B { }
      """)
    #expect(tree.texts == ["light!", "dark!"])
    guard id != "\\.self" else { return }
    let bare = Source.tree(
      """
      enum Theme: String, Hashable { case light, dark; var title: String { "\\(rawValue)!" } }
      struct A: View { var body: some View {
        VStack { ForEach([.light, .dark], id: \(id)) { Text(verbatim: $0.title) } } } }
      """)
    #expect(bare.texts == ["light!", "dark!"])
  }

  /// Within an addition to `View` with an opaque result its own name is SwiftUI's: it can't call itself.
  @Test(arguments: [
    "if let style { self.buttonStyle(style) } else { self }", "if let style { buttonStyle(style) } else { self }",
    "Group { if let style { self.buttonStyle(style) } else { self } }",
    "switch style { case .some(let own): buttonStyle(own); case .none: self }",
  ])
  func anAdditionThatHasTheNameOfAModifier(body: String) {
    let tree = Source.tree(
      """
      extension View {
        @ViewBuilder func buttonStyle(_ style: (some PrimitiveButtonStyle)?) -> some View { \(body) }
      }
      struct A: View {
        var optional: (some PrimitiveButtonStyle)? { BorderlessButtonStyle() }
        var body: some View { Button("Go") {}.buttonStyle(optional) }
      }
      """)
    #expect(tree.first(.unseen) == nil)
    #expect(tree.first(.button)?.modifierKinds.contains(.buttonStyle) == true)
  }

  /// An open member takes its type from the other side of the choice, so that it is a view where one is wanted.
  @Test(arguments: [
    "Color.blue", "Color.blue.opacity(0.5)", "own", "self.own", "made()", "local", "Kind.tint", "Color(white: 0.5)",
    "(Color.blue)", "off ? .green : Color.blue",
  ])
  func aChoiceBetweenAnOpenMemberAndATypedOne(other: String) {
    let project = Source.project(
      """
      enum Kind { static let tint = Color.pink }
      struct A: View {
        let on = true, off = false
        var own: Color { .blue }
        func made() -> Color { .blue }
        var body: some View {
          let local = Color.pink
          VStack {
            (on ? .red : \(other)).frame(width: 8)
            Text("a").background { on ? .red : \(other) }
          }
        } }
      """, colors: NamedSystemColors())
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let node = project.session(of: "A", for: variant)?.tree ?? ViewNode(.unknown)
    #expect(node.first(.color)?.modifierKinds == [.frame])
    #expect(
      node.first(.color)?.arguments.style("style")
        == node.first(.text)?.modifier(.background)?
        .views("content")?.first?.arguments.style("style"))
  }

  @Test func aMemberWhoseTypeIsNotKnownIsNamedWhereItIsAView() {
    let project = Source.project("struct A: View { let on = true; var body: some View { on ? .red : wibble(2) } }")
    let tree = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))?.tree
    #expect(tree?.kind == .unseen)
    #expect(project.unresolved.contains { $0.what == ".red" && $0.line == 2 })
  }

  /// What real apps write that a name alone does not tell.
  @Test(arguments: [
    ("String(\"a-1\".unicodeScalars.filter(CharacterSet.alphanumerics.contains).map(Character.init))", "a1"),
    ("CharacterSet.letters.contains(\"7\") ? \"letter\" : \"none\"", "none"),
    ("CharacterSet.decimalDigits.contains(\"7\") ? \"digit\" : \"none\"", "digit"),
    ("Sort.allCases(for: 2).map(\\.rawValue).joined()", "ab"),
    ("[1, 2].map(twice(_:)).map { \"\\($0)\" }.joined()", "24"),
    ("Outer(make: { .init(text: \"made\") }).model.text", "made"),
    ("FileManager.default.temporaryDirectory.isFileURL ? \"file\" : \"web\"", "file"),
  ])
  func namesThatNeedTheirContext(expression: String, expected: String) {
    let tree = Source.tree(
      """
      enum Sort: String, CaseIterable { case a, b, c
        static func allCases(for n: Int) -> [Sort] { Array(allCases.prefix(n)) } }
      struct Outer { let model: Self.Model; init(make: () -> Self.Model) { model = make() } }
      extension Outer { struct Model { let text: String } }
      let twice = "a property of the same name"
      func twice(_ n: Int) -> Int { n * 2 }
      struct A: View { var body: some View { Text(verbatim: \(expression)) } }
      """)
    #expect(tree.texts == [expected])
  }

  /// A text that is put together of parts with UIKit's attributes.
  @Test func bridgedAttributedStrings() {
    let run = Source.tree(
      """
      struct A: View { var body: some View { Text(AttributedString(made)) }
        var made: NSAttributedString {
          let text = NSMutableAttributedString(string: "one", attributes: [.font: UIFont.systemFont(ofSize: 20)])
          text.append(NSAttributedString(string: " two"))
          return text } }
      """
    ).arguments.text("content")
    #expect(run?.string == "one two")
    #expect(run?.runs.first?.font?.base == .system(size: 20))
    #expect(run?.runs.last?.font == nil)
  }

  /// A modifier that is made from the environment is what it makes.
  @Test func modifiersOfTheEnvironment() {
    let tree = Source.tree(
      """
      struct Sized: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
          Padded(length: environment.layoutDirection == .leftToRight ? 7 : 9) }
        struct Padded: ViewModifier { let length: CGFloat
          func body(content: Content) -> some View { content.padding(length) } } }
      struct A: View { var body: some View { Text("a").modifier(Sized()) } }
      """)
    #expect(tree.modifier(.padding)?.number("length") == 7)
  }

  /// The menu of a bar's title is called as the title is: no button without a name.
  @Test func theTitlesMenuIsNoButtonOfItsOwn() {
    let tree = Source.tree(
      """
      struct A: View { var body: some View { Text("a").toolbar { ToolbarTitleMenu { Button("b") { } } } } }
      """)
    #expect(tree.modifier(.toolbar)?.views("content")?.isEmpty ?? true)
  }

  /// A module's name before a function, a constant or a type of the project's own.
  @Test(arguments: ["Kit.words(for: 2)", "Kit.two", "Kit.Words(n: 2).text", "Kit.Words.two.text"])
  func aModulesNameInFront(expression: String) {
    let tree = Source.tree(
      """
      import Kit
      public func words(for n: Int) -> String { "\\(n) words" }
      public let two = words(for: 2)
      public struct Words { let n: Int; var text: String { words(for: n) }; static let two = Words(n: 2) }
      struct A: View { var body: some View { Text(verbatim: \(expression)) } }
      """)
    #expect(tree.texts == ["2 words"])
  }

  @Test func overloadsOfPaddingAndFrame() {
    let node = Source.tree(
      """
      struct A: View { var body: some View {
        Text("x").padding().padding(4).padding(.horizontal).padding([.top, .leading], 8)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).frame(width: 10).frame(maxWidth: .infinity)
      } }
      """)
    let kinds: [ViewKind] = [.padding, .padding, .padding, .padding, .padding, .frame, .flexFrame]
    #expect(node.modifierKinds == kinds)
    #expect(node.modifiers[0].arguments.names("edges") == ["all"])
    #expect(node.modifiers[1].arguments.number("length") == 4)
    #expect(node.modifiers[2].arguments["length"] == nil)
    #expect(node.modifiers[3].arguments.names("edges") == ["top", "leading"])
    #expect(node.modifiers[4].arguments.insets("insets")?.trailing == 4)
    #expect(node.modifiers[6].arguments.number("maxWidth") == .infinity)
  }

  /// Insets written as `.init(top:…)` are no length.
  @Test(arguments: ["padding(INSETS)", "listRowInsets(INSETS)", "contentMargins(.all, INSETS, for: .scrollContent)"])
  func implicitInsets(call: String) {
    let call = call.replacing("INSETS", with: ".init(top: 1, leading: 2, bottom: 3, trailing: 4)")
    let node = Source.tree("struct A: View { var body: some View { Text(\"x\").\(call) } }")
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(node.modifiers.first?.arguments.insets("insets") == insets)
  }

  /// Levels of the background and of fills are colours of the system; those of anything else are shares of it.
  @Test(arguments: [
    ("background(.background.secondary)", "ShapeStyle.background.secondary"),
    ("background(.background.tertiary)", "ShapeStyle.background.tertiary"),
    ("background(.fill.tertiary)", "ShapeStyle.fill.tertiary"),
    ("background(.windowBackground)", "ShapeStyle.windowBackground"),
  ])
  func levelsOfSystemStyles(call: String, name: String) {
    let project = Source.project(
      "struct A: View { var body: some View { Text(\"x\").\(call) } }", colors: NamedSystemColors())
    let node = project.session(of: "A", for: Variant(device: Source.device))?.tree
    guard case .color(let color)? = node?.modifiers.first?.arguments.style("style") else {
      Issue.record("no colour: \(String(describing: node?.modifiers.first?.arguments))")
      return
    }
    #expect(color.name == name)
  }

  @Test(arguments: ["tint.secondary", "red.secondary"]) func levelsOfOtherStylesFade(style: String) {
    let project = Source.project(
      "struct A: View { var body: some View { Text(\"x\").foregroundStyle(.\(style)) } }", colors: NamedSystemColors())
    let node = project.session(of: "A", for: Variant(device: Source.device))?.tree
    guard case .opacity(let inner, _)? = node?.modifiers.first?.arguments.style("primary") else {
      Issue.record("not faded: \(String(describing: node?.modifiers.first?.arguments))")
      return
    }
    #expect(inner != .foreground)
  }

  /// Of two overloads the one for a rectangle is meant.
  @Test func theFrameOfAGeometryReaderIsARectangle() {
    let node = Source.tree(
      """
      struct A: View { var body: some View { GeometryReader { g in Text(kind(of: g.frame(in: .local))) } }
        func kind(of size: CGSize) -> String { "size" }
        func kind(of rect: CGRect) -> String { "rect" } }
      """)
    #expect(node.texts == ["rect"])
  }

  /// What is nil there was set by code that was not read: a member of it is unknown and named, no second nil.
  @Test func aMemberOfAnUnwrappedNilIsUnknown() {
    let project = Source.project(
      """
      final class Account { var name = "N" }
      struct A: View { var account: Account!; var body: some View { Text(account.name) } }
      #Preview { A(account: nil) }
      """)
    _ = project.session(of: "A", for: Variant(device: Source.device))?.tree
    #expect(project.unresolved.map(\.what) == ["account.name"])
  }

  @Test(arguments: [
    ("TextField(\"Name\", text: $t, onCommit: {})", "titleKey"),
    ("TextField(\"Name\", text: $t, onEditingChanged: { _ in }, onCommit: {})", "titleKey"),
    ("SecureField(\"Name\", text: $t, onCommit: {})", "titleKey"),
    ("NavigationLink(\"Name\", destination: Text(\"x\"), isActive: .constant(false))", ""),
    ("Stepper(value: $n, in: 0...9) { Text(\"Name\") }", ""),
    ("Stepper(onIncrement: {}, onDecrement: {}) { Text(\"Name\") }", ""),
    (
      "Slider(value: $d, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text(\"a\"), "
        + "maximumValueLabel: Text(\"b\")) { Text(\"Name\") }", "label"
    ),
  ])
  func formerInitialisersOfControlsKeepTheirNames(source: String, argument: String) {
    let project = Source.project(
      """
      struct A: View { @State var t = ""; @State var n = 0; @State var d = 0.5
        var body: some View { \(source) } }
      """)
    let tree = project.session(of: "A", for: Variant(device: Source.device))?.tree
    let texts =
      argument.isEmpty
      ? tree?.texts
      : tree?.arguments.views(argument)?.flatMap(\.texts) ?? tree?.arguments.text(argument).map { [$0.string] }
    #expect(texts == ["Name"])
    #expect(project.unresolved.isEmpty)
  }

  /// `$name` of a wrapper inside a function changes what the wrapper holds.
  @Test func localWrappersProject() {
    let project = Source.project(
      """
      @Observable final class Model { var isOn = true }
      struct A: View { @State var model = Model()
        var body: some View {
          @Bindable var model = model
          VStack { Toggle("t", isOn: $model.isOn); Text(model.isOn ? "on" : "off") }
        } }
      """)
    let tree = project.session(of: "A", for: Variant(device: Source.device))?.tree
    #expect(tree?.first(.toggle)?.arguments.bool("isOn") == true)
    #expect(tree?.texts.last == "on")
    #expect(project.unresolved.isEmpty)
  }

  @Test func aViewOfUIKitIsAViewBehindAndNothingIsNothing() {
    let node = Source.tree(
      """
      struct Blur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {} }
      struct A: View { let badge: String? = nil
        var body: some View { Text("x").background(Blur()).overlay(badge.map { Text($0) }) } }
      """)
    #expect(node.modifierKinds == [.background])
    let blur = node.modifier(.background)?.views("content")?.first
    #expect(blur?.kind == .unseen)
    #expect(blur?.arguments["fills"] == .bool(true))
  }

  @Test func thePlaceholderOfAPictureFromTheNetworkIsShown() {
    let node = Source.tree(
      """
      struct A: View { let url = URL(string: "https://example.org/a.png"); var body: some View { VStack {
        AsyncImage(url: url) { $0.resizable() } placeholder: { Text("wait") }
        AsyncImage(url: url) { phase in
          switch phase { case .empty: Text("empty")
          case .success(let image): image
          default: Text("failed") } }
        AsyncImage(url: url) { phase in if let image = phase.image { image } else { Text("no image") } }
      } } }
      """)
    #expect(node.texts == ["wait", "empty", "no image"])
  }

  @Test(arguments: [
    ("Text(\"^[\\(3) apple](inflect: true)\")", "3 apples"),
    ("Text(\"^[\\(1) apple](inflect: true)\")", "1 apple"),
    ("Text(\"^[\\(2) city](inflect: true) seen\")", "2 cities seen"),
    ("Text(\"^[\\(2) child](inflect: true), ^[\\(0) box](inflect: true)\")", "2 children, 0 boxes"),
    ("Text(\"^[\\(2) new item in the cart](inflect: true)\")", "2 new items in the cart"),
    ("Text(timerInterval: Date.now...Date.now.addingTimeInterval(65))", "1:05"),
    ("Text(timerInterval: Date.now...Date.now.addingTimeInterval(65), countsDown: false)", "0:00"),
    ("Text(timerInterval: Date.now...Date.now.addingTimeInterval(3725))", "1:02:05"),
    ("Text(String.localizedStringWithFormat(\"%@ of %d\", \"x\", 3))", "x of 3"),
    ("Text(ProcessInfo.processInfo.isiOSAppOnMac ? \"mac\" : \"phone\")", "phone"),
    ("Text(EditMode.active.isEditing ? \"edits\" : \"reads\")", "edits"),
    ("Text(autoreleasepool { \"pool\" })", "pool"),
  ])
  func textsOfTheSystem(source: String, expected: String) {
    #expect(Source.tree("struct A: View { var body: some View { \(source) } }").texts.joined() == expected)
  }

  @Test func aDatePickerShowsItsDateInTheLocale() {
    let source = "struct A: View { var body: some View { DatePicker(\"d\", selection: .constant(Date())) } }"
    #expect(Source.tree(source).arguments.string("shownDate") == "Jan 1, 2025")
    #expect(Source.tree(source, locale: "de").arguments.string("shownDate") == "1. Jan. 2025")
  }

  @Test func aControlMadeInAnUnknownWayIsMarked() {
    let node = Source.tree("struct A: View { var body: some View { TextField(wibble: 3) } }")
    #expect(node.isPartlyRead)
  }

  @Test(arguments: [
    ("Text(\"a\").wibble(3)", true), ("Text(\"a\").wibble(3).bold()", true), ("Text(\"a\").onWibble { }", false),
    ("Text(\"a\").trackWibble(\"a\")", false), ("VStack { Text(\"a\") }.wibble(3)", false),
    ("Text(\"a\").bold()", false),
    ("Button(\"a\") { }.buttonStyle(Wibble())", true), ("Button(\"a\") { }.buttonStyle(.plain)", false),
    ("Toggle(\"a\", isOn: .constant(true)).toggleStyle(Wibble())", true),
    ("TextField(\"a\", text: .constant(\"\")).textFieldStyle(Wibble())", true),
    ("ProgressView().progressViewStyle(Wibble())", true), ("ProgressView()", false),
  ])
  func whatIsDrawnInAnUnknownWayIsMarked(source: String, expected: Bool) {
    let node = Source.tree("struct A: View { var body: some View { \(source) } }")
    #expect(node.hasUnknownLook == expected)
  }

  @Test func anUnknownModifierIsNamedWithItsPlace() {
    let project = Source.project("struct A: View { var body: some View { Text(\"kept\").wibble(3).bold() } }")
    let session = project.session(of: "A", for: Variant(device: Source.device))
    #expect(session?.tree.texts == ["kept"])
    #expect(session?.tree.first(.unseen) == nil)
    #expect(project.unresolved.contains { $0.what.contains("wibble") && $0.line == 2 })
  }

  /// In an extension of `View` every unqualified call might be one of a modifier.
  @Test func aCallInAnExtensionOfViewIsNotTakenForAModifier() {
    let node = Source.tree(
      """
      struct M: ViewModifier { func body(content: Content) -> some View { content.bold() } }
      extension View { func m() -> some View { modifier(M()) } }
      struct A: View { var body: some View { Text("x").m() } }
      """)
    #expect(node.modifierKinds == [.bold])
  }

  @Test func literalsAreKeysAndVariablesAreNot() {
    let node = Source.tree(
      """
      struct A: View { let name = "Ann"; var body: some View { VStack { Text("Hello"); Text(name) } } }
      """)
    #expect(node.children[0].arguments.text("content")?.runs.first?.localization?.key == "Hello")
    #expect(node.children[1].arguments.text("content")?.runs.first?.localization == nil)
  }

  /// `tint(_: Color?)` takes names that only `Color` has.
  @Test func aTintOfTheProjectsOwn() {
    let node = Source.tree(
      """
      extension Color { static let brand = Color(red: 0, green: 0.5, blue: 1) }
      struct A: View { var body: some View { TabView { Text("One") }.tint(.brand) } }
      """)
    let tint = node.modifiers.first { $0.kind == .tint }?.arguments.style("tint")
    guard case .color(let color)? = tint else {
      Issue.record("\(String(describing: tint))")
      return
    }
    #expect(color.name == "Color.brand")
  }

  @Test func aValueIsShownAsItsFormatSays() {
    let node = Source.tree(
      """
      struct A: View { @State var weight: Double? = 1234.5; @State var none: Int?; var body: some View { VStack {
        LabeledContent("Streak", value: 1234, format: .number)
        TextField("Weight", value: $weight, format: .number)
        TextField("None", value: $none, format: .number)
      } } }
      """)
    #expect(node.children[0].arguments.text("value")?.string == "1,234")
    #expect(node.children[1].arguments.string("value") == "1,234.5")
    #expect(node.children[2].arguments["value"] == nil)
  }

  @Test func aStyleOfTheProjectsOwnIsRun() {
    let node = Source.tree(
      """
      struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
        configuration.label.bold().opacity(configuration.isPressed ? 0.5 : 1) } }
      extension ButtonStyle where Self == Loud { static var loud: Loud { Loud() } }
      struct A: View { var body: some View { VStack { Button("Go") {} }.buttonStyle(.loud) } }
      """)
    let button = node.first(.button)
    #expect(button?.children.first?.modifierKinds == [.bold, .opacity])
    #expect(button?.children.first?.modifier(.opacity)?.number("opacity") == 1)
  }

  @Test(arguments: [(DynamicTypeSize.large, 20.0), (.medium, 19.0), (.ax5, 56.333)])
  func scaledMetric(size: DynamicTypeSize, expected: Double) {
    let node = Source.tree(
      """
      struct A: View { @ScaledMetric var side = 20.0; var body: some View { Color.clear.frame(width: side) } }
      """, size: size)
    #expect(abs((node.modifier(.frame)?.number("width") ?? 0) - expected) < 0.34)
  }

  /// What is calculated with a scaled metric is as large at the default size as the calculation says.
  @Test(arguments: [("18 * scale", 18.0), ("scale * 9", 9), ("base", 20), ("(wide ? 13 : 18) * scale", 18)])
  func scaledFonts(size: String, expected: Double) {
    for variant in [DynamicTypeSize.large, .ax3] {
      let node = Source.tree(
        """
        struct A: View { @ScaledMetric(relativeTo: .title) var scale: CGFloat = 1
          @ScaledMetric var base = 20.0; let wide = false
          var body: some View { Text("a").font(.system(size: \(size))) } }
        """, size: variant)
      guard case .font(let font)? = node.modifier(.font)?["font"] else {
        Issue.record("no font")
        return
      }
      #expect(abs((font.scaledFrom ?? 0) - expected) < 0.1)
    }
  }

  @Test func aSelfContainingViewEnds() {
    let node = Source.tree("struct A: View { var body: some View { VStack { A(); A() } } }")
    #expect(node.kind == .vStack)
  }
}
