import SightlineModel
import Testing

/// What experts struck out of reports on apps: units and states taken for titles, taps that do nothing, links that code follows.
extension MisreadTests {
  static let struck: [Case] = numbers + headings + fields + taps + links + parts + titles + shownNames

  private static func heading(_ what: String, _ expected: Expected, _ title: String) -> Case {
    Case(what, "heading", expected, "VStack { \(title); Text(\"All that is known of it.\"); Text(\"And more.\") }")
  }

  private static let numbers: [Case] = [
    heading(
      "a unit behind its number", .nothing,
      "HStack { Text(\"72\").font(.system(size: 50).bold()); Text(\"BPM\").font(.system(size: 20).bold()) }"),
    heading(
      "what a number counts", .nothing,
      "HStack { Text(\"72\").font(.system(size: 50).bold()); Text(\"beats\").font(.system(size: 24).bold()) }"),
    heading("a number with its unit", .nothing, "Text(\"72 bpm\").font(.largeTitle)"),
    heading("a number with what it counts", .nothing, "Text(\"10,482 steps\").font(.largeTitle)"),
    heading("hours and minutes", .nothing, "Text(\"8 h 20 min\").font(.largeTitle)"),
    heading("a title with a number in it", .fail, "Text(\"100 Days of Walking\").font(.largeTitle)"),
    heading(
      "a title beside a smaller number", .fail,
      "HStack { Text(\"3\").font(.body); Text(\"Reasons to walk\").font(.largeTitle) }"),
  ]

  private static let headings: [Case] = [
    heading("something that goes on", .nothing, "Text(\"Preparing…\").font(.title)"),
    heading("something that goes on, with how far", .nothing, "Text(\"Uploading...42%\").font(.title)"),
    heading(
      "a faint line above a larger one that is not known", .nothing,
      "Text(\"From your\").font(.system(size: 22)).foregroundStyle(.secondary); Text(Host.current).font(.largeTitle.bold())"
    ),
    heading("the app's name under its logo", .review, "Image(\"logo\"); Text(\"Walks\").font(.title)"),
    heading("words under another picture", .fail, "Image(\"harbour\"); Text(\"Walks\").font(.title)"),
    Case(
      "a message among other words", "heading", .review,
      "VStack { Text(\"It is free and will stay so.\"); Text(\"Thank you for your tip!\").font(.title); Text(\"See you.\") }"
    ),
    heading("a greeting that comes first", .fail, "Text(\"Welcome!\").font(.title)"),
  ]

  private static let fields: [Case] = [
    Case(
      "a label before its field in a row that can be tapped", "field-label", .nothing,
      """
      Form { HStack(spacing: 12) { Text("Birth year"); TextField("Optional", text: $name).focused($isFocused) }
        .onTapGesture { isFocused = true } }
      """, members: "@State private var name = \"\"; @FocusState private var isFocused: Bool"),
    Case(
      "a header above rows and one field", "field-label", .nothing,
      """
      Form { Section("Words to look for") {
        Text("Something that was typed here, and that goes on and on until it is longer than labels ever are")
        TextField("Word", text: $name)
      } }
      """, members: "@State private var name = \"\""),
    Case(
      "a row above a field without a header", "field-label", .fail,
      """
      Form { Section {
        Text("Something that was typed here, and that goes on and on until it is longer than labels ever are")
        TextField("Word", text: $name)
      } }
      """, members: "@State private var name = \"\""),
    Case(
      "a button before a field", "field-label", .fail,
      "HStack { Button(\"Clear\") { name = \"\" }; TextField(\"Optional\", text: $name) }",
      members: "@State private var name = \"\""),
  ]

  private static func tapped(_ what: String, _ expected: Expected, _ gesture: String, beside: String = "") -> Case {
    Case(
      what, "tap-role", expected,
      "VStack { Text(\"Everything about walking\").padding()\(gesture); \(beside) }",
      members: "@State private var isOpen = false; func open() { isOpen = true }")
  }

  private static let taps: [Case] = [
    Case(
      "two pictures without names that are tapped together", "group", .nothing,
      "VStack { HStack { Image(\"a\"); Image(\"b\") }.onTapGesture { isOpen = true }; Text(\"More\") }",
      members: "@State private var isOpen = false"),
    Case(
      "a picture by a name that the project adds to String", "control-name", .fail,
      "Button { } label: { Image(.newChat) }", types: "extension String { static var newChat = \"newChat\" }"),
    tapped("a tap that does something", .fail, ".onTapGesture { isOpen = true }"),
    tapped("a tap that is left open", .fail, ".onTapGesture { }"),
    tapped("a tap that is only noted", .nothing, ".onTapGesture { print(\"tapped \\(isOpen)\") }"),
    tapped("a tap that is noted and does something", .fail, ".onTapGesture { print(\"tapped\"); isOpen = true }"),
    tapped(
      "a tap that does what a button does", .nothing, ".onTapGesture { open() }",
      beside: "Button(\"Open\") { open() }"),
    tapped(
      "a tap that does something else than the button", .fail, ".onTapGesture { isOpen = true }",
      beside: "Button(\"Open\") { open() }"),
    Case(
      "a long press that does what a button does", "gesture-alternative", .nothing,
      "VStack { Text(\"Walks\").onLongPressGesture { open() }; Button(\"Open\") { open() } }",
      members: "@State private var isOpen = false; func open() { isOpen = true }"),
    Case(
      "a long press alone", "gesture-alternative", .fail,
      "VStack { Text(\"Walks\").onLongPressGesture { open() }; Button(\"Open\") { isOpen = false } }",
      members: "@State private var isOpen = false; func open() { isOpen = true }"),
  ]

  private static func row(_ link: String) -> String {
    "NavigationStack { List { ZStack { Text(\"All that is known\"); \(link) }; Button(\"Next\") { isOpen = true } } }"
  }

  private static let links: [Case] = [
    Case(
      "a link that a button follows", "tap-role", .nothing,
      row("NavigationLink(\"\", isActive: $isOpen) { Text(\"More\") }.hidden()"),
      members: "@State private var isOpen = false"),
    Case(
      "a link that a tap on its row follows", "tap-role", .fail,
      row("NavigationLink { Text(\"More\") } label: { EmptyView() }.opacity(0)"),
      members: "@State private var isOpen = false"),
  ]

  private static let titles: [Case] = [
    Case(
      "a title of a screen that may be pushed", "text-truncated", .review,
      "List { NavigationLink(\"Go\") { Text(\"There\") } }.navigationTitle(\"Places to walk at night\")")
  ]

  private static let parts: [Case] = [
    Case(
      "a part of a header in iOS's own style", "contrast-text", .nothing,
      "List { Section { Text(\"Walks\") } header: { Text(\"42\").foregroundColor(.primary) + Text(\" beats\") } }"),
    Case(
      "a part of a header in a pale style of its own", "contrast-text", .fail,
      "List { Section { Text(\"Walks\") } header: { Text(\"42\").foregroundColor(.yellow) + Text(\" beats\") } }"),
  ]

  /// Round 16: what stands beside a control, or in it, and is not its label.
  private static let shownNames: [Case] = [
    Case(
      "a slider's least and greatest value", "label-in-name", .nothing,
      "Slider(value: $days, in: 1...180) { } minimumValueLabel: { Text(\"10\") } maximumValueLabel: { Text(\"180\") }"
        + ".accessibilityLabel(\"Days until it is deleted\")", members: "@State private var days = 30.0"),
    Case(
      "a field's unit behind its label", "label-in-name", .nothing,
      "HStack { Text(\"Antenna height\"); Text(\"(ft)\"); TextField(\"\", text: $height).accessibilityLabel(\"Antenna height\") }",
      members: "@State private var height = \"12\""),
    Case(
      "a field by another name than the label before it", "label-in-name", .fail,
      "HStack { Text(\"Antenna height\"); Text(\"(ft)\"); TextField(\"\", text: $height).accessibilityLabel(\"Mast\") }",
      members: "@State private var height = \"12\""),
  ]
}
