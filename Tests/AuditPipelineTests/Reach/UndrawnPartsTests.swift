import SightlineModel
import Testing

@testable import AuditPipeline

/// Views that a call hands over and that are laid out nowhere are named, and those of the project's own are shown by themselves.
struct UndrawnPartsTests {
  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: String
    /// What the coverage names.
    let what: String
    /// Whether the project's own view among it becomes a screen.
    let isShown: Bool
    init(_ view: String, _ what: String, isShown: Bool = true) {
      (testDescription, self.view, self.what, self.isShown) = (what, view, what, isShown)
    }
  }

  @Test(arguments: [
    Part("Text(\"Leaf\").contextMenu { Button(\"Cut\") { } } preview: { Keeper() }", "contextMenu(preview:)"),
    Part("Text(\"Leaf\").draggable(\"leaf\") { Keeper() }", "draggable(preview:)"),
    Part("Text(\"Leaf\").onDrag({ NSItemProvider() }, preview: { Keeper() })", "onDrag(preview:)"),
    Part(
      "NavigationStack { List { Text(\"Leaf\") }.searchable(text: $text) { Keeper() } }", "searchable(suggestions:)"),
    Part(
      "NavigationStack { List { Text(\"Leaf\") }.searchable(text: $text).searchSuggestions { Keeper() } }",
      "searchSuggestions(suggestions:)"),
    Part(
      "TabView { Tab(\"Leaf\", systemImage: \"leaf\") { Text(\"Leaf\") } }.tabViewBottomAccessory { Keeper() }",
      "tabViewBottomAccessory(content:)"),
    Part(
      "Picker(selection: .constant(0)) { Text(\"One\").tag(0) } label: { Text(\"Leaf\") } currentValueLabel: { Keeper() }",
      "Picker(currentValueLabel:)"),
    Part(
      "Gauge(value: 0.2) { Text(\"Leaf\") } currentValueLabel: { Text(\"One\") } markedValueLabels: { Keeper() }",
      "Gauge(markedValueLabels:)"),
    Part("Menu { Keeper() } label: { Text(\"Leaf\") }", "Menu(content:)", isShown: false),
  ])
  func isNamed(_ part: Part) throws {
    let report = try ReachCase(
      part.what,
      """
      @main struct LeafApp: App { var body: some Scene { WindowGroup { Leaf() } } }
      struct Leaf: View {
        @State private var text = ""
        var body: some View { \(part.view) }
      }
      struct Keeper: View { var body: some View { Button("Ask the keeper") { } } }
      """
    ).report()
    let named = report.coverage.unresolved.filter { $0.what == part.what }
    #expect(named.contains { $0.why.contains("Keeper") }, "\(report.coverage.unresolved)")
    #expect(report.coverage.screens.contains { $0.name == "Keeper" } == part.isShown)
  }

  /// What is laid out is not named.
  @Test func whatIsLaidOutIsNotNamed() throws {
    let report = try ReachCase(
      "gauge",
      """
      @main struct LeafApp: App { var body: some Scene { WindowGroup { Leaf() } } }
      struct Leaf: View {
        var body: some View {
          Gauge(value: 0.2) { Text("Leaf") } currentValueLabel: { Text("One") } minimumValueLabel: { Text("Low") }
            maximumValueLabel: { Text("High") }
            .contextMenu { Button("Cut") { } }
        }
      }
      """
    ).report()
    #expect(report.coverage.unresolved.isEmpty, "\(report.coverage.unresolved)")
  }
}
