import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// Causes by which sound code was reported, or a defect that was laid out was not: each in a shape of its own.
struct MisreadTests {
  enum Expected { case nothing, review, fail, anything }
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let rule: RuleID
    let expected: Expected
    let trap: Trap
    init(
      _ what: String, _ rule: RuleID, _ expected: Expected, _ body: String, members: String = "", types: String = "",
      files: [String: String] = [:]
    ) {
      (self.what, self.rule, self.expected) = (what, rule, expected)
      trap = Trap(what, body, members: members, types: types, files: files)
    }
    var testDescription: String { what }
  }

  @Test(arguments: contrast + names + structure + text + drawn + struck + struckWords + trusted + handed)
  func isReadAsItIs(_ example: Case) throws {
    let report = try AuditedSources(example.trap.files).report
    let found = report.findings.filter { $0.rule == example.rule }
    let words = "\(found.map { "\($0.location): \($0.verdict) \($0.message)" })"
    switch example.expected {
    case .nothing: #expect(found.isEmpty, "\(words)")
    case .review:
      #expect(found.contains { $0.verdict == .review } && !found.contains { $0.verdict == .fail }, "\(words)")
    case .fail: #expect(found.contains { $0.verdict == .fail }, "\(words)")
    case .anything: #expect(!found.isEmpty)
    }
  }

  /// A message shows a hint's own words, and not what stands for one that is not known.
  @Test func hintsOfUnknownWords() throws {
    let trap = Trap(
      "hint", "Button(\"Close\") { }.accessibilityHint(\"Tap to remove \\(coin.name)\")", members: "let coin: Coin")
    let report = try AuditedSources(trap.files).report
    let messages = report.findings.filter { $0.rule == "name-role" }.map(\.message)
    #expect(messages.contains { $0.contains("“Tap to remove …”") }, "\(messages)")
  }

  /// What a screen shows and the sources say of one control is one finding, with the line that draws the choice.
  @Test func choiceOnAScreenAndInTheSources() throws {
    let trap = Trap(
      "choice",
      """
      HStack { ForEach(["Elm", "Ash", "Oak"], id: \\.self) { name in
        Button {
          chosen = name
        } label: {
          Text(name)
            .padding()
            .fontWeight(chosen == name ? .bold : .regular)
        }
      } }
      """, members: "@State private var chosen = \"Elm\"")
    let found = try AuditedSources(trap.files).report.findings.filter { $0.rule == "selected-state" }
    #expect(found.count == 1, "\(found.map(\.message))")
    let control = found.first?.location.line ?? 0
    #expect(found.first?.screen != nil && found.first?.places?.map(\.location.line) == [control + 5])
  }

  /// A picture that stands for one nobody passed is not quoted by its symbol.
  @Test func picturesThatNobodyPassed() throws {
    let trap = Trap(
      "pin", "VStack { symbol; Image(systemName: \"arrowtriangle.down.fill\") }.onTapGesture { isOpen = true }",
      members: "let symbol: Image\n@State private var isOpen = false")
    let messages = try AuditedSources(trap.files).report.findings
      .filter { ["tap-role", "image-name"].contains($0.rule) }.map(\.message)
    #expect(messages.contains { $0.contains("“arrowtriangle.down.fill” reacts to a tap") }, "\(messages)")
    let quoting = messages.filter { $0.contains("“photo”") }
    #expect(quoting.isEmpty, "\(quoting)")
  }

  /// A tap is named by the picture that it stands on, not by the circle behind; one without a name is told of it.
  @Test(arguments: [
    (
      "Image(\"play\").frame(width: 48, height: 48).background(Circle().fill(.blue)).onTapGesture { isOpen = true }",
      "The image “play” reacts to a tap but is not announced as something to tap, and has no name of its own; use a Button with a Label."
    ),
    (
      "Image(systemName: \"play\").accessibilityLabel(\"Start\").onTapGesture { isOpen = true }",
      "“Start” reacts to a tap but is not announced as something to tap; use a Button, or add "
    ),
    (
      "VStack { Text(\"a\") }.simultaneousGesture(AnyGesture(TapGesture().onEnded { isOpen = true }))", "“a” reacts"
    ),
  ])
  func tapsAreNamedByWhatTheyStandOn(body: String, words: String) throws {
    let trap = Trap("tap", "VStack { \(body); Text(\"More\") }", members: "@State private var isOpen = false")
    let messages = try AuditedSources(trap.files).report.findings.filter { $0.rule != "text-small" }.map(\.message)
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
  }

  /// Of a faded colour the name says how much is left of it.
  @Test(arguments: [
    ("Color.accentColor.opacity(0.05)", "on 5 % of Color.accentColor (#F2F9FF)"),
    ("Color.blue.opacity(0.05)", "on 5 % of Color.blue (#F2F9FF)"),
    ("Color(red: 0, green: 0, blue: 1).opacity(0.05)", "on 5 % of #0000FF (#F2F2FF)"),
  ])
  func fadedColoursAreNamed(color: String, words: String) throws {
    let trap = Trap("faded", "Text(\"Faint\").foregroundStyle(.gray).padding().background(\(color))")
    let messages = try AuditedSources(trap.files).report.findings.filter { $0.rule == "contrast-text" }.map(\.message)
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
  }

  /// A pushed screen that says nothing of its title has it as large as the screen below.
  @Test(arguments: [(".navigationBarTitleDisplayMode(.inline)", false), ("", true)])
  func pushedTitles(mode: String, isCut: Bool) throws {
    let source = """
      import SwiftUI
      @main struct Walks: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink("Go") { Place() } }.navigationTitle("Home")\(mode)
          }
        }
      }
      struct Place: View {
        var body: some View { Text("All of it").navigationTitle("Places to walk at night") }
      }
      """
    let found = try AuditedSources([.init(path: "Walks.swift", text: source)]).report.findings
      .filter { $0.rule == "text-truncated" && $0.verdict == .fail }
    #expect(found.isEmpty != isCut, "\(found.map(\.message))")
  }

  /// A hint that a control has from one of its parts is corrected at the part.
  @Test func hintsOfParts() throws {
    let trap = Trap(
      "parts",
      """
      Button { isOpen = true } label: {
        VStack {
          Text("Walks")
          Text("3 points").accessibilityHint("Double tap to vote")
          Text("Later").accessibilityHint("Double tap to keep")
        }
      }
      """, members: "@State private var isOpen = false")
    let found = try AuditedSources(trap.files).report.findings.filter { $0.rule == "name-role" }
    let hint = try #require(
      trap.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("to vote") })
    #expect(!found.isEmpty && found.allSatisfy { $0.location.line == hint + 1 }, "\(found.map(\.location))")
  }

  /// What is put together before it is looked up has a remedy that can help.
  @Test func finishedKeys() throws {
    let example = try #require(Self.struckWords.first)
    let found = try AuditedSources(example.trap.files).report.findings.filter { $0.rule == "string-missing" }
    #expect(
      found.map(\.message) == [
        "“%lld days ago” is looked up with its values already in it, so no table can hold the key; use String(localized:), "
          + "which looks up the key with placeholders."
      ])
  }

  static let contrast: [Case] = [
    Case(
      "semibold is not bold", "contrast-text", .fail,
      "Text(\"Pay now\").font(.system(size: 17, weight: .semibold)).foregroundStyle(.white).padding().background(.blue)"
    ),
    Case(
      "bold is bold", "contrast-text", .nothing,
      "Text(\"Pay now\").font(.system(size: 19, weight: .bold)).foregroundStyle(.white).padding().background(Color(red: 0, green: 0.5, blue: 1))"
    ),
    Case(
      "a bar between two words", "contrast-text", .nothing,
      "HStack { Text(\"North\"); Text(\"|\").foregroundStyle(Color(white: 0.9)); Text(\"South\") }"),
    Case(
      "a clear row in a section with others", "contrast-text", .fail,
      """
      List { Section { Text("One"); Text("Two").foregroundStyle(Color(white: 0.46)).listRowBackground(Color.clear) } }
      """),
    Case(
      "a view of the project's own behind a text", "contrast-text", .fail,
      "Text(\"Exit\").padding().background(Panel())",
      types: "struct Panel: View { var body: some View { Capsule().fill(Color.black) } }"),
    Case(
      "two gradients that keep apart", "contrast-text", .nothing,
      """
      Text("From dusk to dawn")
        .foregroundStyle(LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .top, endPoint: .bottom))
        .background(LinearGradient(colors: [Color(white: 0.5), .white], startPoint: .top, endPoint: .bottom))
      """),
    Case(
      "white on a dark scrim over a photo", "contrast-text", .nothing,
      """
      ZStack { Image("beach").resizable().accessibilityHidden(true); Color.black.opacity(0.75); Text("Sea").foregroundStyle(.white) }
      """),
    Case(
      "white on a thin scrim over a photo", "contrast-text", .review,
      """
      ZStack { Image("beach").resizable().accessibilityHidden(true); Color.black.opacity(0.3); Text("Sea").foregroundStyle(.white) }
      """),
    Case(
      "a word in three colours", "contrast-text", .review,
      """
      HStack(spacing: 0) {
        Text("Sun").foregroundStyle(Color(red: 1, green: 0.8, blue: 0))
        Text("ny").foregroundStyle(Color(red: 0.4, green: 0.8, blue: 0.4))
        Text("day").foregroundStyle(Color(red: 0.4, green: 0.7, blue: 1))
      }
      .font(.title)
      """),
    Case(
      "a colour of the system's beside an initialiser of the project's own that takes a number", "contrast-text", .fail,
      "Text(\"Faint\").foregroundStyle(Color.faint)",
      types: "extension Color { init(_ hex: Int) { self.init(white: 0) }; static let faint = Color(.tertiaryLabel) }"),
    Case(
      "behind an opaque cover", "contrast-text", .nothing,
      "ZStack { Text(\"Faint\").foregroundStyle(Color(white: 0.9)); Color(.systemBackground).ignoresSafeArea(); Text(\"Front\") }"
    ),
    Case(
      "a style of the project's own that is run", "contrast-text", .fail,
      "Text(\"Straw\").foregroundStyle(Straw())",
      types: """
        struct Straw: ShapeStyle {
          func resolve(in environment: EnvironmentValues) -> Color { environment.isEnabled ? .yellow : .gray }
        }
        """),
    Case(
      "segments in a header", "contrast-text", .nothing,
      """
      List { Section { Text("Row") } header: { Picker("Kind", selection: $choice) { Text("Up").tag(1); Text("Down").tag(2) }
        .pickerStyle(.segmented) } }
      """, members: "@State private var choice = 1"),
    Case(
      "a button that a missing value disables", "contrast-text", .anything,
      """
      Button { } label: { Text("Buy").padding(20).background(.yellow).foregroundStyle(.white) }.buttonStyle(.plain)
        .disabled(ticket?.isEmpty ?? true)
      """, members: "let ticket: String? = nil"),
    Case(
      "a button that one side of a choice disables", "contrast-text", .anything,
      """
      Button { } label: { Text("Buy").padding(20).background(.yellow).foregroundStyle(.white) }.buttonStyle(.plain)
        .disabled(ticket == nil ? true : false)
      """, members: "let ticket: String? = nil"),
    Case(
      "a button that is always disabled", "contrast-text", .nothing,
      """
      Button { } label: { Text("Buy").padding(20).background(.yellow).foregroundStyle(.white) }.buttonStyle(.plain)
        .disabled(true)
      """),
  ]

  static let names: [Case] = [
    Case(
      "a value's name from a module that is missing", "control-name", .nothing,
      "Button { } label: { Image(systemName: \"trash\").padding(20) }.accessibilityLabel(Wording.delete)"),
    Case(
      "a switch whose label is hidden", "control-name", .nothing,
      "Toggle(isOn: $isOn) { Text(\"Night mode\") }.labelsHidden()", members: "@State private var isOn = false"),
    Case(
      "a wheel without a name", "control-name", .fail,
      "Picker(\"\", selection: $choice) { Text(\"One\").tag(1) }.pickerStyle(.wheel)",
      members: "@State private var choice = 1"),
    Case(
      "a date picker without a name", "control-name", .fail, "DatePicker(\"\", selection: $day)",
      members: "@State private var day = Date(timeIntervalSince1970: 0)"),
    Case(
      "a role of the project's own", "control-name", .nothing,
      "Button(role: .leave) { }.padding(20)",
      types: "extension ButtonRole { static var leave: ButtonRole { .cancel } }"),
    Case(
      "a primitive style that makes the button anew", "nested-control", .nothing,
      "Button(\"Cast off\", role: .destructive) { }.buttonStyle(Roomy())",
      types: """
        struct Roomy: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button(role: configuration.role, action: configuration.trigger) { configuration.label.padding() }
          }
        }
        """),
    Case(
      "a hint that repeats the role", "name-role", .fail,
      "Button(\"Save\") { }.accessibilityHint(\"Save button\")"),
    Case(
      "a hint that names the gesture", "name-role", .fail,
      "Button(\"Save\") { }.accessibilityHint(\"Tap here to save\")"),
    Case(
      "a hint that says what happens", "name-role", .nothing,
      "Button(\"Save\") { }.accessibilityHint(\"Keeps the draft\")"),
    Case(
      "an icon by name", "name-role", .fail,
      "Button { } label: { Image(systemName: \"star\").padding(20) }.accessibilityLabel(\"Star icon\")"),
    Case(
      "a link that says click here among words", "link-purpose", .fail,
      "Text(\"For the rules of the pool [click here](https://example.com)\")"),
    Case(
      "a link of words among words", "link-purpose", .nothing,
      "Text(\"Read the [rules of the pool](https://example.com)\")"),
    Case(
      "a link with a symbol only", "link-purpose", .nothing,
      "NavigationLink { Text(\"More\") } label: { Image(systemName: \"info.circle\") }"),
    Case(
      "a label two containers above its field", "field-label", .nothing,
      """
      VStack(alignment: .leading) {
        Text("Delivery street").font(.footnote)
        HStack { Image(systemName: "house").accessibilityHidden(true); TextField("Elm Road 3", text: $text) }
          .padding().background(Color(white: 0.95))
      }
      """, members: "@State private var text = \"\""),
    Case(
      "a section's header above its one field", "field-label", .nothing,
      "Form { Section(\"Nickname\") { TextField(\"Jo\", text: $text) } }", members: "@State private var text = \"\""),
    Case(
      "a bullet between two words", "decoration-spoken", .fail,
      "HStack { Text(\"Bread\"); Text(\"·\"); Text(\"Milk\") }"),
  ]

  static let structure: [Case] = [
    Case(
      "three titles in bold", "heading", .review,
      """
      ScrollView { VStack(alignment: .leading) {
        Text("Flour").bold(); Text("Two cups of rye and one of wheat, sifted twice.")
        Text("Water").bold(); Text("As warm as your hand, half a litre of it in all.")
      } }
      """),
    Case(
      "names and values", "heading", .nothing,
      "VStack(alignment: .leading) { Text(\"Name\").bold(); Text(\"Jo\"); Text(\"Age\").bold(); Text(\"12\") }"),
    Case(
      "cells that have names of their own", "group", .nothing,
      """
      VStack { ForEach(0..<3, id: \\.self) { day in HStack {
        Text("D\\(day)").accessibilityLabel("Day \\(day)"); Text("\\(day) km").accessibilityLabel("\\(day) kilometres")
      } } }
      """),
    Case(
      "keys that are dragged", "group", .nothing,
      """
      VStack { ForEach(0..<2, id: \\.self) { _ in HStack { ForEach(0..<3, id: \\.self) { key in
        Text("Key \\(key)").gesture(DragGesture().onEnded { _ in })
      } } } }
      """),
    Case(
      "a price that nobody says", "text-spoken", .fail,
      "VStack { Text(\"Total\"); Text(\"£42.00\").accessibilityHidden(true) }"),
    Case(
      "a price that the row says", "text-spoken", .nothing,
      "VStack { Text(\"Total\").accessibilityLabel(\"Total 42 pounds\"); Text(\"£42.00\").accessibilityHidden(true) }"),
    Case(
      "an element that says nothing", "text-spoken", .fail,
      "HStack { Text(\"Rome\"); Text(\"3 nights\") }.accessibilityElement(children: .ignore)"),
    Case(
      "a dialog over a hidden screen", "text-spoken", .nothing,
      """
      ZStack {
        VStack { Text("Behind"); Button("Go on") { } }.accessibilityHidden(true)
        Color.black.opacity(0.5).ignoresSafeArea()
        VStack { Text("Sure?"); Button("Yes") { } }.padding().background(.white).accessibilityAddTraits(.isModal)
      }
      """),
    Case(
      "chapters that fold", "selected-state", .nothing,
      """
      VStack { ForEach(["map", "star.fill", "leaf"], id: \\.self) { icon in Button { isOpen.toggle() } label: {
        HStack { Image(systemName: icon); Text("Chapter"); Spacer(); Image(systemName: "chevron.down") }.frame(minHeight: 50)
      } } }
      """, members: "@State private var isOpen = false"),
  ]

  static let text: [Case] = [
    Case(
      "the message of an alert", "text-truncated", .nothing,
      "Text(\"Ground\").alert(\"Delete\", isPresented: $asks) { Button(\"Keep\") { } } message: { Text(message) }",
      members: """
        @State private var asks = true
        let message: LocalizedStringKey = "All pictures, all albums, and the whole history of both go for good on all of your devices, and there is no way at all to get any of it back later, not even from a backup."
        """),
    Case(
      "a bar over the end of a list", "text-behind-bar", .fail,
      """
      ScrollView { VStack { ForEach(0..<20, id: \\.self) { _ in Text("A line of the long terms") } } }
        .overlay(alignment: .bottom) { Text("Read all of it first").frame(maxWidth: .infinity).padding().background(Color.white) }
      """),
    Case(
      "a bar with room made for it", "text-behind-bar", .nothing,
      """
      ScrollView { VStack { ForEach(0..<20, id: \\.self) { _ in Text("A line of the long terms") } } }
        .safeAreaInset(edge: .bottom) { Text("Read all of it first").frame(maxWidth: .infinity).padding().background(Color.white) }
      """),
    Case("text scaled down", "text-small", .fail, "VStack { Text(\"Half\").scaleEffect(0.5); Text(\"Whole\") }"),
    Case(
      "a picture over a part of a text", "text-overlap", .review,
      """
      ZStack(alignment: .leading) {
        Text("The ferry leaves at noon").font(.title)
        Image("ferry").resizable().frame(width: 120, height: 60).accessibilityHidden(true)
      }
      """),
  ]
}
