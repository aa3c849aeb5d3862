import SightlineModel
import Testing

@testable import SwiftUIReader

/// Buttons of `Alert(title:…)` and `ActionSheet(title:…)`, as older code writes them.
struct LegacyAlertTests {
  @Test(arguments: [
    ("[.default(Text(\"Rename\")), .destructive(Text(\"Delete\")) {}, .cancel()]", ["Rename", "Delete", "Cancel"]),
    ("choices", ["One", "Two", "Cancel"]),
  ])
  func anActionSheetHasItsButtons(buttons: String, titles: [String]) {
    let source = """
      struct A: View {
        @State var shown = true
        var choices: [ActionSheet.Button] {
          ["One", "Two"].map { ActionSheet.Button.default(Text($0)) } + [.cancel()]
        }
        var body: some View {
          Text("a").actionSheet(isPresented: $shown) { ActionSheet(title: Text("Which?"), buttons: \(buttons)) }
        }
      }
      """
    #expect(Self.titles(Source.tree(source)) == titles)
  }

  @Test(arguments: [
    (
      "primaryButton: .destructive(Text(\"Delete\")) { gone = true }, secondaryButton: .cancel()", ["Delete", "Cancel"]
    ),
    ("dismissButton: .default(Text(\"Understood\"))", ["Understood"]),
    (
      "primaryButton: .default(Text(\"Save\"), action: {}), secondaryButton: .cancel(Text(\"Later\"))",
      ["Save", "Later"]
    ),
    // iOS gives one in its own words.
    ("message: Text(\"No way back.\")", ["OK"]),
  ])
  func hasItsButtons(arguments: String, titles: [String]) {
    let source = """
      struct A: View {
        @State var shown = true; @State var gone = false
        var body: some View {
          Text("a").alert(isPresented: $shown) { Alert(title: Text("Sure?"), \(arguments)) }
        }
      }
      """
    #expect(Self.titles(Source.tree(source)) == titles)
  }

  private static func titles(_ tree: ViewNode) -> [String] {
    var buttons: [ViewNode] = []
    func collect(_ node: ViewNode) {
      if node.kind == .button { buttons.append(node) }
      node.children.forEach(collect)
      for modifier in node.modifiers { modifier.arguments.views("content")?.forEach(collect) }
    }
    collect(tree)
    return buttons.map { $0.texts.first ?? $0.arguments.text("titleKey")?.string ?? "" }
  }
}
