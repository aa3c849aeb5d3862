import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Pages to which the source gives no title.
struct UntitledPageTests {
  private static func found(_ body: String, _ others: String = "") -> [WrittenBehaviour.Bar] {
    let text = "struct Page: View { var body: some View { \(body) } }\n\(others)"
    return WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap {
      if case .untitledPage(let bar) = $0.kind { bar } else { nil }
    }
  }

  @Test(
    arguments: [
      ("List { Text(\"a\") }.navigationBarBackButtonHidden(true)", [.hidden]),
      ("List { Text(\"a\") }.navigationBarHidden(true)", [.hidden]),
      ("List { Text(\"a\") }.toolbar(.hidden, for: .navigationBar).navigationBarBackButtonHidden()", [.hidden]),
      ("List { Text(\"a\") }.navigationBarTitleDisplayMode(.inline)", [.shown]),
      ("List { Text(\"a\") }.navigationTitle(\"\")", [.empty]),
      ("List { Text(\"a\") }.toolbar { ToolbarItem(placement: .principal) { Text(\"A\") } }", [.drawn]),
      (
        "List { Text(\"a\") }.toolbar { ToolbarItem(placement: .principal) { Text(\"A\").accessibilityAddTraits(.isHeader) } }",
        []
      ),
      ("List { Text(\"a\") }.toolbar { ToolbarItem(placement: .principal) { Picker(\"A\", selection: $a) { } } }", []),
      (
        "List { Text(\"a\") }.navigationTitle(\"A\").toolbar { ToolbarItem(placement: .principal) { Text(\"A\") } }", []
      ),
      // Nothing is said of the bar, another bar's, or a title.
      ("List { Text(\"a\") }", []), ("List { Text(\"a\") }.toolbar(.hidden, for: .tabBar)", []),
      ("List { Text(\"a\") }.navigationBarHidden(isSearching)", []),
      ("List { Text(\"a\") }.navigationTitle(\"A\").navigationBarTitleDisplayMode(.inline)", []),
      ("Text(\"a\").accessibilityAddTraits(.isHeader).navigationBarHidden(true)", []),
      ("VStack { NavBar(title: \"A\"); Text(\"a\") }.navigationBarHidden(true)", []),
    ] as [(String, [WrittenBehaviour.Bar])])
  func pages(body: String, expected: [WrittenBehaviour.Bar]) { #expect(Self.found(body) == expected) }

  /// A page that is pushed has a bar already.
  @Test(
    arguments: [
      ("NavigationLink(\"b\") { Page() }", "NavigationStack { Text(\"a\") }", 1),
      ("NavigationLink(\"b\") { Page() }", "NavigationView { Text(\"a\") }.tint(.red)", 1),
      ("NavigationLink(\"b\") { Page() }", "VStack { NavigationStack { Text(\"a\") } }", 0),
      ("Text(\"b\").sheet(isPresented: $a) { Page() }", "NavigationStack { Text(\"a\") }", 0),
      ("TabView { Page() }", "NavigationStack { Text(\"a\") }", 0),
    ] as [(String, String, Int)])
  func nestedBars(home: String, page: String, expected: Int) {
    let text =
      "struct Page: View { var body: some View { \(page) } }\nstruct Home: View { var body: some View { \(home) } }"
    let found = WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)])
    #expect(found.count { if case .nestedBar = $0.kind { true } else { false } } == expected)
  }

  /// Alerts say what they are about.
  @Test(
    arguments: [
      ("Text(\"a\").alert(\"\", isPresented: $a) { } message: { Text(\"b\") }", 1),
      ("Text(\"a\").alert(isPresented: $a) { Alert(title: Text(\"\"), message: Text(\"b\")) }", 1),
      ("Text(\"a\").alert(\"b\", isPresented: $a) { }", 0),
      ("Text(\"a\").confirmationDialog(\"\", isPresented: $a) { }", 0),
      ("Text(\"a\").confirmationDialog(\"\", isPresented: $a, titleVisibility: .visible) { }", 1),
    ] as [(String, Int)])
  func untitledAlerts(body: String, expected: Int) {
    let text = "struct Page: View { var body: some View { \(body) } }"
    let found = WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)])
    #expect(found.count { if case .untitledAlert = $0.kind { true } else { false } } == expected)
  }

  /// Who sets how the bar draws its title means the bar's: headings of what the page is made of name parts.
  @Test(
    arguments: [
      ("Text(\"a\").accessibilityAddTraits(.isHeader)", [.shown]), ("SectionHeader(title: \"a\")", [.shown]),
      ("Text(\"a\").navigationTitle(\"A\")", []), ("Text(\"a\").appNavigation(title: \"A\")", []),
    ] as [(String, [WrittenBehaviour.Bar])])
  func aTitleOfTheBar(part: String, expected: [WrittenBehaviour.Bar]) {
    let found = Self.found(
      "VStack { Part() }.navigationBarTitleDisplayMode(.inline)",
      "struct Part: View { var body: some View { \(part) } }")
    #expect(found == expected)
  }

  /// A page that is pushed has room for a title.
  @Test(
    arguments: [
      ("NavigationLink(\"b\") { Page() }", "Text(\"a\")", [.pushed]),
      ("NavigationLink(destination: Page()) { Text(\"b\") }", "Text(\"a\")", [.pushed]),
      ("NavigationLink { Page() } label: { Text(\"b\") }", "Text(\"a\")", [.pushed]),
      (
        "List { Text(\"b\") }.navigationDestination(for: Int.self) { _ in Page().tint(.red) }", "Text(\"a\")", [.pushed]
      ),
      // The title is given, by itself, by what it is made of or by whoever pushes it.
      ("NavigationLink(\"b\") { Page() }", "Text(\"a\").navigationTitle(\"A\")", []),
      ("NavigationLink(\"b\") { Page().navigationTitle(\"A\") }", "Text(\"a\")", []),
      ("NavigationLink(\"b\") { Page() }", "Inner()", []),
      ("NavigationLink(\"b\") { Page() }", "NavigationLink(\"c\") { Inner() }", [.pushed]),
      // A label, a sheet, a part of a page.
      ("NavigationLink { Text(\"b\") } label: { Page() }", "Text(\"a\")", []),
      ("NavigationLink(value: 1) { Page() }", "Text(\"a\")", []),
      ("NavigationLink(\"b\") { VStack { Page() } }", "Text(\"a\")", []),
      ("Text(\"b\").sheet(isPresented: $a) { Page() }", "Text(\"a\")", []),
    ] as [(String, String, [WrittenBehaviour.Bar])])
  func pushed(home: String, page: String, expected: [WrittenBehaviour.Bar]) {
    let more = """
      struct Home: View { var body: some View { \(home) } }
      struct Inner: View { var body: some View { Text("i").navigationTitle("I") } }
      """
    #expect(Self.found(page, more) == expected)
  }

  /// Whoever shows it may give the title; a page that has a link to it gives its own.
  @Test(
    arguments: [
      ("NavigationStack { Page().navigationTitle(\"A\") }", 0),
      ("NavigationStack { VStack { Page() }.navigationTitle(\"A\") }", 0),
      ("List { NavigationLink(\"b\") { Page() } }.navigationTitle(\"A\")", 1), ("NavigationStack { Page() }", 1),
    ] as [(String, Int)])
  func shownBy(body: String, expected: Int) {
    let home = "struct Home: View { var body: some View { \(body) } }"
    #expect(Self.found("Text(\"a\").navigationBarTitleDisplayMode(.inline)", home).count == expected)
  }
}
