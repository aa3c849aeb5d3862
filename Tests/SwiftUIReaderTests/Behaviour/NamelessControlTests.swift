import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Controls that the source gives no name, wherever they are shown.
struct NamelessControlTests {
  private static func found(_ body: String, _ rest: String = "") -> [String] {
    let text = """
      struct Page: View {
        @State private var isOn = false
        @State private var level = 0.5
        let titleView: AnyView
        var body: some View { \(body) }
      }
      \(rest)
      """
    return WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap {
      if case .namelessControl(let word, let symbol) = $0.kind { "\(word) \(symbol)" } else { nil }
    }
  }

  @Test(
    arguments: [
      ("Button { } label: { Image(systemName: \"trash\") }", ["button trash"]),
      ("Button(action: go) { Image(systemName: \"trash\").padding() }", ["button trash"]),
      ("Button { } label: { Image(systemSymbol: .squareAndPencil) }", ["button squareAndPencil"]),
      ("Button { } label: { HStack { Spacer(); Image(systemName: \"trash\"); Spacer() } }", ["button trash"]),
      (
        "Button { } label: { Image(systemName: \"trash\").background(Circle().fill(Color.red.opacity(level))) }",
        ["button trash"]
      ),
      ("Button { } label: { Image(systemName: isOn ? \"star\" : \"star.fill\") }", ["button ?"]),
      ("Button { } label: { if isOn { Image(systemName: \"star\") } }", ["button star"]),
      ("Text(\"a\").swipeActions { Button { } label: { Image(systemName: \"trash\") }.tint(.red) }", ["button trash"]),
      ("Menu { Button(\"a\") { } } label: { Image(systemName: \"ellipsis\") }", ["menu ellipsis"]),
      ("NavigationLink(destination: Text(\"a\")) { Image(systemName: \"gear\") }", ["link gear"]),
      ("NavigationLink { Text(\"a\") } label: { Image(systemName: \"gear\") }", ["link gear"]),
      ("Toggle(isOn: $isOn) { Image(systemName: \"bell\") }", ["switch bell"]),
      ("Button { } label: { Label(\"\", systemImage: \"trash\") }", ["button trash"]),
      ("Button(\"\", systemImage: \"trash\") { }", ["button trash"]),
      ("Button(\"\") { }", ["button "]), ("VStack { Slider(value: $level) }", ["slider "]),
      ("VStack { Picker(selection: $level, label: Text(\"\")) { Text(\"b\").tag(1) } }", ["picker "]),
      ("VStack { Picker(selection: $level, label: EmptyView()) { Text(\"b\") }.pickerStyle(.wheel) }", ["picker "]),
      ("VStack { DatePicker(selection: $day, label: { Text(\"\") }) }", []),
      ("HStack { Text(\"a\"); Picker(\"\", selection: $level) { Text(\"b\").tag(1) } }", ["picker "]),
    ] as [(String, [String])])
  func nameless(body: String, expected: [String]) { #expect(Self.found(body) == expected) }

  /// What makes a view and is named nowhere shows nothing.
  @Test(
    arguments: [
      ("func row() -> some View {", "Text(\"a\")", []), ("func row() -> some View {", "row()", ["button trash"]),
      ("var row: some View {", "Text(\"a\")", []), ("var row: some View {", "self.row", ["button trash"]),
      ("@ViewBuilder private func row(_ name: String) -> some View {", "Text(\"a\")", []),
      ("func row() {", "Text(\"a\")", ["button trash"]),
    ] as [(String, String, [String])])
  func inWhatNobodyAsksFor(head: String, body: String, expected: [String]) {
    let part = "\(head) Button { } label: { Image(systemName: \"trash\") } }"
    let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Page() } } }"
    #expect(Self.found(body, "extension Page { \(part) }\n\(app)") == expected)
    #expect(Self.found(body, "extension Page { \(part) }") == ["button trash"])
  }

  /// A function or a view of the project's own that shows the symbol it is handed.
  @Test(
    arguments: [
      ("Menu { Text(\"a\") } label: { icon(\"gear\") }", ["menu gear"]),
      ("Menu { Text(\"a\") } label: { Icon(name: \"gear\") }", ["menu gear"]),
      ("Button { } label: { icon(isOn ? \"star\" : \"star.fill\") }", ["button ?"]),
      ("Button { } label: { Titled(name: \"gear\") }", []), ("Button { } label: { Named(name: \"gear\") }", []),
      ("Button { } label: { Unknown(name: \"gear\") }", []),
    ] as [(String, [String])])
  func handedOn(body: String, expected: [String]) {
    let others = """
      extension Page { func icon(_ name: String) -> some View { Image(systemName: name).padding() } }
      struct Icon: View { let name: String; var body: some View { Image(systemName: name).frame(width: 20, height: 20) } }
      struct Titled: View { let name: String; var body: some View { Image(systemName: name); Text("Title") } }
      struct Named: View { let name: String; var body: some View { Image(systemName: name).accessibilityLabel("Name") } }
      """
    #expect(Self.found(body, others) == expected)
  }

  /// Pictures that a package's view loads: named, hidden, in a control, in one element, of the project's own, or no view at all.
  @Test(
    arguments: [
      ("LazyImage(url: address) { state in state.image }", ["LazyImage"]),
      ("KFImage(URL(string: path)).resizable()", ["KFImage"]),
      ("LazyImage(url: address).accessibilityLabel(\"Cover\")", []),
      ("LazyImage(url: address).accessibilityHidden(true)", []),
      ("LazyImage(url: address) { state in state.image?.accessibilityHidden(true) }", []),
      ("Button { } label: { LazyImage(url: address) }", []),
      ("HStack { LazyImage(url: address); Text(\"a\") }.accessibilityElement(children: .combine)", []),
      ("OwnImage(url: address)", []), ("AsyncImage(url: address)", []), ("Image(uiImage: UIImage(url: address))", []),
      ("BadgeImage(color: .red)", []),
    ] as [(String, [String])])
  func loadedPictures(body: String, expected: [String]) {
    let text =
      "struct Page: View { var body: some View { \(body) } }\nstruct OwnImage: View { var body: some View { Color.red } }"
    let found = WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap {
      if case .namelessPicture(let view) = $0.kind { view } else { nil }
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      "Button { } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")",
      "Button { } label: { Image(systemName: \"trash\").accessibilityLabel(\"Delete\") }",
      "Button { } label: { Image(systemName: \"trash\") }.accessibilityHidden(true)",
      "Button { } label: { Image(systemName: \"trash\") }.help(\"Delete\")",
      "Button { } label: { Image(systemName: \"trash\"); Text(\"Delete\") }",
      "Button { } label: { Label(\"Delete\", systemImage: \"trash\") }",
      "Button { } label: { Image(systemName: \"trash\"); titleView }",
      "Button { } label: { Image(systemName: \"trash\"); Title() }",
      "Button { } label: { Image(systemName: \"trash\") }.named(\"Delete\")",
      "Button { } label: { Image(\"bin\") }",  // a key of the catalogue may name it
      "Button { } label: { Image(systemName: \"trash\", label: Text(\"Delete\")) }",
      "Button(\"Delete\", systemImage: \"trash\") { }",
      "Button(\"Delete\") { Image(systemName: \"trash\") }",
      "HStack { Button { } label: { Image(systemName: \"trash\") } }.accessibilityElement(children: .combine)",
      "LabeledContent(\"Volume\") { Slider(value: $level) }",
      "Row(\"Volume\") { Slider(value: $level) }",
      "Slider(value: $level) { Text(\"Volume\") }",
      "Menu(\"a\") { Picker(\"\", selection: $level) { Text(\"b\").tag(1) } }",
      "Picker(\"\", selection: $level) { Text(\"b\").tag(1) }.pickerStyle(.segmented)",
      "Button(\"\") { }.keyboardShortcut(\"k\").opacity(0)",
      "NavigationLink(\"\", destination: Text(\"a\"))",
      "Image(systemName: \"trash\")",
    ])
  func named(body: String) {
    let rest = "extension View { func named(_ name: String) -> some View { accessibilityLabel(name) } }"
    #expect(Self.found(body, rest) == [])
  }

  /// A button in a view of its own is named where the view is shown, and code that is no view shows none.
  @Test func namedElsewhere() {
    let body = "Button { } label: { Image(systemName: \"trash\") }"
    #expect(Self.found(body, "struct B: View { var body: some View { Page().accessibilityLabel(\"Delete\") } }") == [])
    let maker = "struct Maker { func make() { Button { } label: { Image(systemName: \"a\") } } }"
    #expect(Self.found("Text(\"a\")", maker) == [])
  }
}
