import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// Components of colours, with which apps choose a text colour that contrasts.
struct ColorComponentTests {
  @Test(arguments: [
    "UIColor(color).getRed(&r, green: &g, blue: &b, alpha: &a)",
    "let parts = UIColor(color).cgColor.components!; (r, g, b) = (parts[0], parts[1], parts[2])",
  ])
  func areKnown(read: String) {
    for (color, chosen) in [
      (".init(red: 1, green: 1, blue: 0)", RGBA.black), ("Color(red: 0, green: 0, blue: 0.5)", .white),
    ] {
      let source = """
        extension Color {
          var contrasting: Color {
            let color = self
            var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            \(read)
            _ = a
            return 0.299 * r + 0.587 * g + 0.114 * b > 0.5 ? Color(white: 0) : Color(white: 1)
          }
        }
        struct A: View { let color: Color = \(color); var body: some View { Text("a").foregroundStyle(color.contrasting) } }
        """
      guard case .color(let found)? = Source.tree(source).modifier(.foregroundStyle)?.style("primary") else {
        Issue.record("\(color): no colour")
        continue
      }
      #expect(found.light == chosen)
    }
  }

  @Test(arguments: [
    ("red: 1, green: 0, blue: 0", "0 100 100"), ("red: 0, green: 0, blue: 0.5", "67 100 50"), ("white: 0.5", "0 0 50"),
  ])
  func hueSaturationBrightness(color: String, text: String) {
    let source = """
      struct A: View {
        var parts: String {
          var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
          UIColor(Color(\(color))).getHue(&h, saturation: &s, brightness: &b, alpha: &a)
          return "\\(Int((h * 100).rounded())) \\(Int((s * 100).rounded())) \\(Int((b * 100).rounded()))"
        }
        var body: some View { Text(parts) }
      }
      """
    #expect(Source.tree(source).texts == [text])
  }

  @Test(arguments: [
    "Color(UIColor(red: .random(in: 0...1), green: 0, blue: 0, alpha: 1))",
    "Color(red: .random(in: 0...1), green: 0, blue: 0)",
    "Color(UIColor(hex: Int.random(in: 0...9)))", "Color(white: .random(in: 0...1))",
  ])
  func aPartThatIsNotKnownLeavesTheColorUnknown(color: String) {
    let source = """
      extension UIColor {
        convenience init(hex: Int) {
          let red = CGFloat((hex & 0xFF0000) >> 16)
          self.init(red: red / 255, green: 0, blue: 0, alpha: 1)
        }
      }
      struct A: View { var body: some View { Text("a").foregroundStyle(\(color)) } }
      """
    let project = Source.project(source)
    let tree = project.session(of: "A", for: Variant(device: Source.device))?.tree
    #expect(tree?.texts == ["a"])
    #expect(project.interpreter.unresolved.isEmpty)
    if case .color? = tree?.modifier(.foregroundStyle)?.style("primary") { Issue.record("a colour is shown") }
  }
}
