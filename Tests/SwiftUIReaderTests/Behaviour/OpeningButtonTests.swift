import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Buttons that only open a page elsewhere.
struct OpeningButtonTests {
  private static func count(_ body: String) -> Int {
    let text = """
      struct Page: View {
        @Environment(\\.openURL) private var openURL
        @State private var isOpen = false
        let page: URL
        var body: some View { \(body) }
        private func openTerms() { guard let url = URL(string: terms) else { return }; openURL(url) }
        private func close() { isOpen = false; openURL(page); dismiss() }
      }
      """
    return WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).count { $0.kind == .openingButton }
  }

  @Test(
    arguments: [
      ("Button(\"Terms\") { openURL(page) }", 1),
      ("Button { UIApplication.shared.open(page) } label: { Text(\"Terms\") }", 1),
      ("Button(\"Terms\") { if let url = URL(string: \"https://a.b\") { openURL(url) } }", 1),
      ("Button(\"Terms\") { openTerms() }", 1), ("Button(\"Terms\", action: openTerms)", 1),
      ("Button(\"Terms\") { Analytics.track(\"terms\"); openURL(page) }", 1),
      // It does something here as well.
      ("Button(\"Terms\") { openURL(page); isOpen = true }", 0), ("Button(\"Terms\") { save(); openURL(page) }", 0),
      ("Button(\"Done\") { close() }", 0), ("Button(\"Done\") { isOpen = false }", 0),
      // Said, or nothing that is a link to anybody.
      ("Button(\"Terms\") { openURL(page) }.accessibilityAddTraits(.isLink)", 0),
      ("Menu(\"More\") { Button(\"Terms\") { openURL(page) } }", 0),
      ("Button(\"Settings\") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }", 0),
      ("Button(\"Call\") { openURL(URL(string: \"tel:1\")!) }", 0), ("Link(\"Terms\", destination: page)", 0),
    ] as [(String, Int)])
  func buttons(body: String, expected: Int) { #expect(Self.count(body) == expected) }
}
