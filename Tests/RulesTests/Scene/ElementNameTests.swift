import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

/// What messages call an element: by its words, else by what the code writes, never by a stand-in.
struct ElementNameTests {
  private static func unknown(_ code: String?, standIn: String = "Sample text") -> Sketch {
    text(standIn).with {
      $0.text?.content.runs[0].unknownReason = "from the network"
      if let code { $0.text?.content.runs[0].derivation.append(DerivationStep(.written(code))) }
    }
  }
  private static func madeUp(_ code: String) -> Sketch {
    text("Sample text").with {
      $0.text?.content.runs[0].derivation = [.sample, DerivationStep(.written(code))]
    }
  }
  private static let progress = Sketch(.progressView).accessibilityLabel("In progress")

  @Test(arguments: [
    (text("Send"), "“Send”"), (unknown(nil), "A text that is not known here"),
    (unknown("Text(note.title)"), "Text(note.title)"), (madeUp("Text(title)"), "Text(title)"),
    (button(unknown("Text(tag.name)"), symbol("checkmark")), "The button with Text(tag.name)"),
    (button(symbol("checkmark")), "The button with the symbol “checkmark”"),
    // A gesture is called by what it stands on.
    (tap(hStack(unknown("Text(note.title)"))), "Text(note.title)"), (tap(hStack(text("Details"))), "“Details”"),
    (tap(hStack(unknown("Text(note.title)"), text("Unverified"))), "Text(note.title)"),
    (tap(hStack(text("Unverified"), unknown("Text(note.title)"))), "“Unverified …”"),
    (tap(hStack(shape())), "The HStack"), (tap(progress), "The progress view"),
    (tap(Sketch(.zStack, [:], [progress, symbol("play")])), "The image with the symbol “play”"),
    (tap(symbol("xmark").accessibilityLabel("Clear text")), "“Clear text”"),
  ])
  func names(root: Sketch, expected: String) {
    let scene = Scene(root, .test())
    #expect(ElementName(scene.nodes[0], in: scene).text == expected)
  }
}
