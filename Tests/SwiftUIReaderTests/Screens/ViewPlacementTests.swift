import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// What the app puts around a view that is laid out alone.
struct ViewPlacementTests {
  @Test(
    arguments: [
      ("List { Row() }", [.list]), ("List { Row() }.listStyle(.insetGrouped)", [.list]),
      ("List { Row() }.listStyle(.plain)", [.plainList]),
      ("List { Row() }.padding().listStyle(PlainListStyle())", [.plainList]),
      ("List { Section { Row() } }.listStyle(.plain)", [.plainList, .section]), ("Form { Row() }", [.form]),
      ("VStack { Row() }.listStyle(.plain)", nil), ("ScrollView { VStack { Row() } }", [.scroll]),
      ("ScrollView { ScrollView(.horizontal, showsIndicators: false) { Row() } }", [.scrollSideways]),
      ("ScrollView([.horizontal, .vertical]) { Row() }", [.scroll]),
      ("List { ScrollView(.horizontal) { Row() } }", [.list, .scrollSideways]),
      ("NavigationLink(value: 1) { Row() }", [.link]),
      ("NavigationLink(value: 1) { Row() }.buttonStyle(.plain)", [.plainLink]),
      ("VStack { Button { } label: { Row() } }.buttonStyle(OwnStyle())", [.plainButton]),
      ("Button { } label: { Row() }.buttonStyle(.borderedProminent)", [.button]),
    ] as [(String, [ViewPlacement.Container]?)])
  func containers(body: String, expected: [ViewPlacement.Container]?) {
    let text = """
      import SwiftUI
      struct Row: View { var body: some View { Text("a") } }
      struct Page: View { var body: some View { \(body) } }
      """
    let project = SwiftUIProject(files: [("A.swift", text)])
    let placement = project.declaredViews([ParsedFile(path: "A.swift", text: text)]).placement(of: "Row")
    #expect(placement?.containers == expected)
    guard let placement, let expected else { return }
    var row = ViewNode(.spacer)
    row.userView = "Row"
    let styles = placement.around(row).modifiers.filter { $0.kind == .listStyle }
    #expect(styles.count == (expected.first == .plainList ? 1 : 0))
  }

  /// Text grows no further in a view than its uses let it, whatever is laid out alone.
  @Test(
    arguments: [
      ("Row().dynamicTypeSize(...DynamicTypeSize.xxxLarge)", "", .xxxLarge),
      ("VStack { Part() }.dynamicTypeSize(...(.accessibility1))", "", nil),
      ("VStack { Part() }.dynamicTypeSize(.large ... .xxLarge)", "", .xxLarge),
      ("VStack { Row().dynamicTypeSize(.large) }", "", .large), ("Row().dynamicTypeSize(.large...)", "", nil),
      ("VStack { Row() }", "", nil),
      // Elsewhere it is not limited, or less.
      ("Row().dynamicTypeSize(...DynamicTypeSize.large)", "Row()", nil),
      ("Row().dynamicTypeSize(...DynamicTypeSize.large)", "Row().dynamicTypeSize(...DynamicTypeSize.xLarge)", .xLarge),
    ] as [(String, String, DynamicTypeSize?)])
  func textLimits(body: String, other: String, expected: DynamicTypeSize?) {
    let text = """
      import SwiftUI
      struct Row: View { var body: some View { Text("a") } }
      struct Part: View { var body: some View { Row() } }
      struct Page: View { var body: some View { \(body) } }
      struct Other: View { var body: some View { VStack { \(other) } } }
      """
    let project = SwiftUIProject(files: [("A.swift", text)])
    let placement = project.declaredViews([ParsedFile(path: "A.swift", text: text)]).placement(of: "Row")
    // `Part` shows it, too: what limits that is around both.
    #expect(placement?.textLimit?.size == (body.contains("Part") ? expected : nil))
    guard !body.contains("Part") else { return }
    let alone = text.replacing("struct Part: View { var body: some View { Row() } }", with: "")
    let own = SwiftUIProject(files: [("A.swift", alone)])
    let found = own.declaredViews([ParsedFile(path: "A.swift", text: alone)]).placement(of: "Row")
    #expect(found?.textLimit?.size == expected)
  }
}
