import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct LinkColorTests {
  static func linked(color: RGBA = .black, _ change: (inout TextRun) -> Void = { _ in }) -> Sketch {
    var link = TextRun(string: "terms")
    link.link = "https://example.com"
    change(&link)
    return text("a").with {
      $0.text?.content = TextContent(runs: [TextRun(string: "You accept the "), link])
      $0.text?.runs = [
        SceneTextRun(range: 0..<15, text: "You accept the ", foreground: .color(.black), fontSize: 17),
        SceneTextRun(range: 15..<20, text: "terms", foreground: .color(color), fontSize: 17, isLink: true),
      ]
    }
  }

  @Test func linksAreReported() {
    #expect(outcome("link-color", Self.linked()) == .fails)
    #expect(outcome("link-color", Self.linked { $0.isUnderlined = true }) == .passes)
    #expect(outcome("link-color", Self.linked { $0.weight = .bold }) == .passes)
    #expect(outcome("link-color", text("plain")) == .notApplicable)
    #expect(outcome("link-color", Self.linked(color: RGBA(hex: 0x6E9BFF))) == .passes)
    #expect(outcome("link-color", Self.linked(color: RGBA(hex: 0x0000C0))) == .fails)  // 1.8:1
  }
}
