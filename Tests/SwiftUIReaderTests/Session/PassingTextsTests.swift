import SightlineModel
import Testing

@testable import SwiftUIReader

/// Texts that time takes away, which are messages, and others that go because of what somebody did.
struct PassingTextsTests {
  private func column(_ words: [String]) -> [ViewNode] {
    let places = ["Box", "Saved", "Not supported", "Saving…", "Saving", "OK"]
    let texts = words.map { word in
      ViewNode(
        text: TextContent(word),
        source: SourceLocation(file: "A.swift", line: (places.firstIndex(of: word) ?? 0) + 1, column: 1))
    }
    return [ViewNode(.vStack, children: texts)]
  }

  /// Seen at each time; the last look is a second after the last tap.
  @Test(
    arguments: [
      // It came with the tap, and went by itself.
      ([(0.0, ["Box"]), (2, ["Box", "Saved"]), (4, ["Box"])], 2.0, ["Saved"]),
      // It was there long before: the page that was opened hides it, once it knows what to show.
      ([(0, ["Box", "Not supported"]), (2.2, ["Box", "Not supported"]), (2.4, ["Box"])], 2.2, []),
      // It flashed up while the page found out what to show.
      ([(0, ["Box"]), (2, ["Box", "Not supported"]), (2.1, ["Box"])], 2, []),
      // Work that took that long.
      ([(0, ["Box"]), (2, ["Box", "Saving…"]), (4, ["Box"])], 2, []),
      // It gives way to another one.
      ([(0, ["Box"]), (2, ["Box", "Saving"]), (4, ["Box", "Saved", "OK"])], 2, []),
    ] as [([(Double, [String])], Double, [String])])
  func messages(looks: [(Double, [String])], tap: Double, expected: [String]) {
    var passing = PassingTexts()
    var passed: [String] = []
    for (time, words) in looks {
      passed += passing.note(column(words), at: time, lastInteraction: time < tap ? 0 : tap).map(\.text)
    }
    #expect(passed == expected)
  }
}
