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
      ("VStack { Row() }.listStyle(.plain)", nil),
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
}
