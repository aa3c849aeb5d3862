import SightlineModel
import Testing

/// Bars, sheets and the keyboard, from source.
struct BarTests {
  private func spoken(_ source: LaidOutSource) -> [String] {
    source.scene.nodes.compactMap(\.spoken).sorted { $0.order < $1.order }.map(\.label)
  }

  /// Source: dashdevs/article-accessibility-dynamic-fonts 2e44afe, test_details; large titles stand below the items.
  @Test func theBarIsReadBeforeTheContent() throws {
    let source = try LaidOutSource(
      """
      NavigationStack {
        Text("Content")
          .navigationTitle("Details")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          }
      }
      """, platform: "ios18")
    #expect(spoken(source) == ["Edit", "Add", "Details", "Content"])
    #expect(source.scene.nodes.first { $0.spoken?.label == "Details" }?.spoken?.traits == [.header])
  }

  @Test(arguments: ["ios18", "ios26"])
  func theSearchFieldTakesItsRoom(platform: String) throws {
    let list = "List(0..<40, id: \\.self) { Text(\"Row \\($0)\") }.navigationTitle(\"Rows\")"
    func scroll(_ search: String) throws -> (LaidOutSource, Rect) {
      let source = try LaidOutSource("NavigationStack { \(list)\(search) }", platform: platform)
      return (source, try #require(source.nodes(.list).first).frame)
    }
    let (source, with) = try scroll(".searchable(text: .constant(\"\"), prompt: \"Find\")")
    let without = try scroll("").1
    let field = try #require(source.nodes(.searchField).first)
    #expect(field.spoken?.traits == [.searchField] && field.spoken?.label == "Find")
    #expect(with.height < without.height - 40)
    #expect(platform == "ios18" ? field.frame.maxY <= with.minY : field.frame.minY >= with.maxY - 8)
  }

  @Test func aFocusedFieldStandsAboveTheKeyboard() throws {
    let field = "VStack { Spacer(); TextField(\"Name\", text: .constant(\"\")).focused($isFocused) }"
    func bottom(_ isFocused: Bool) throws -> Double {
      let source = try LaidOutSource(
        "Form2()",
        more: """
          struct Form2: View {
            @FocusState private var isFocused: Bool
            var body: some View { \(field)\(isFocused ? ".onAppear { isFocused = true }" : "") }
          }
          """, device: "SE")
      return try #require(source.nodes(.textField).first).frame.maxY
    }
    #expect(try bottom(false) == 667)
    #expect(try bottom(true) == 667 - 260)
  }

  @Test(arguments: [("[.medium]", 437.0), ("[.height(200)]", 640.0), ("[.large]", 72.0)])
  func aSheetOpensAtItsSmallestDetent(detents: String, top: Double) throws {
    let source = try LaidOutSource(
      """
      Text("Behind").sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(\(detents))
      }
      """, device: "standard")
    let card = try #require(source.nodes(.sheetBackground).first)
    #expect(abs(card.frame.minY - top) <= 1)
    #expect(source.text("Behind")?.isCovered == true)
  }

  /// Side by side in landscape, the detail alone upright, the sidebar on a phone.
  @Test func columnsOfASplitView() throws {
    let body = """
      NavigationSplitView { List(["Inbox"], id: \\.self) { Text($0) } } detail: { Text("Letter") }
      """
    let phone = try LaidOutSource(body, device: "standard")
    #expect(phone.text("Inbox") != nil && phone.text("Letter") == nil)
    let upright = try LaidOutSource(body, device: "iPad-11")
    #expect(upright.text("Inbox") == nil && upright.text("Letter") != nil)
    let wide = try LaidOutSource(body, device: "iPad-11", orientation: .landscape)
    let (inbox, letter) = (try #require(wide.text("Inbox")).frame, try #require(wide.text("Letter")).frame)
    #expect(inbox.maxX < 320 && letter.minX > 320)
  }
}
