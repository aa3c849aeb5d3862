import SightlineModel
import Testing

/// What SwiftUI's text modifiers do to a text as set, read from source and measured with real fonts.
struct TextFeatureTests {
  private static let long = "Organise your photos into piles by colour and find them again"

  struct Feature: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var size: DynamicTypeSize = .large
    /// What must hold of the text that starts with the word.
    var start: String
    var holds: @Sendable (MeasuredText, SceneNode) -> Bool

    init(
      _ name: String, _ body: String, size: DynamicTypeSize = .large, of start: String = "Organise",
      _ holds: @escaping @Sendable (MeasuredText, SceneNode) -> Bool
    ) {
      (testDescription, self.body, self.size, self.start, self.holds) = (name, body, size, start, holds)
    }
  }

  static let features: [Feature] = [
    Feature("wraps without a limit", "Text(\"\(long)\").frame(width: 200)") { text, _ in
      text.lines.count > 2 && !text.isTruncated
    },
    Feature("one line, cut at its end", "Text(\"\(long)\").lineLimit(1).frame(width: 200)") { text, _ in
      text.lines.count == 1 && text.isTruncated && text.lines[0].text.hasSuffix("…")
    },
    Feature(
      "cut in the middle", "Text(\"\(long)\").lineLimit(1).truncationMode(.middle).frame(width: 200)"
    ) { text, _ in
      text.isTruncated && text.lines[0].text.hasPrefix("Org") && text.lines[0].text.hasSuffix("again")
    },
    Feature(
      "cut at its head", "Text(\"\(long)\").lineLimit(1).truncationMode(.head).frame(width: 200)"
    ) { text, _ in
      text.isTruncated && text.lines[0].text.hasPrefix("…") && text.lines[0].text.hasSuffix("again")
    },
    Feature("a range of lines: no more than three", "Text(\"\(long)\").lineLimit(2...3).frame(width: 100)") { text, _ in
      text.lines.count == 3 && text.isTruncated
    },
    Feature("a range of lines: room for two", "Text(\"Short\").lineLimit(2...3)", of: "Short") { text, node in
      text.lines.count == 1 && abs(node.frame.height - 42.333) < 0.4
    },
    Feature("reserved lines", "Text(\"Short\").lineLimit(3, reservesSpace: true)", of: "Short") { text, node in
      text.lines.count == 1 && abs(node.frame.height - 64.333) < 0.4
    },
    Feature(
      "shrinks as far as it may", "Text(\"\(long)\").lineLimit(1).minimumScaleFactor(0.3).frame(width: 200)"
    ) { text, _ in text.scaleFactor < 1 && text.scaleFactor >= 0.3 && !text.isTruncated },
    Feature(
      "shrinks no further than it may", "Text(\"\(long)\").lineLimit(1).minimumScaleFactor(0.9).frame(width: 200)"
    ) { text, _ in text.scaleFactor >= 0.9 && text.isTruncated },
    Feature(
      "hyphenates a word wider than its line at accessibility sizes", "Text(\"Authenticator\").frame(width: 200)",
      size: .ax5, of: "Auth"
    ) { text, _ in text.lines.count == 2 && text.lines[0].text.hasSuffix("\u{2010}") },
    Feature("no hyphen where the word fits", "Text(\"Authenticator\").frame(width: 200)", of: "Auth") { text, _ in
      text.lines.count == 1
    },
    Feature(
      "no hyphen in a cut line", "Text(\"Authenticator\").lineLimit(1).frame(width: 200)", size: .ax5, of: "Auth"
    ) { text, _ in text.isTruncated && text.lines[0].text.hasSuffix("…") && !text.lines[0].text.contains("\u{2010}") },
    Feature(
      "a soft hyphen shows where it breaks", "Text(\"Photo\\u{AD}collection\").frame(width: 90)", of: "Photo"
    ) { text, _ in text.lines.count == 2 && text.lines[0].text.hasSuffix("\u{2010}") },
    Feature(
      "a no-break space holds", "Text(\"Chapter\\u{A0}12\").frame(width: 70)", of: "Chapter"
    ) { text, _ in text.lines.first.map { !$0.text.hasPrefix("Chapter") || $0.text.count > 7 || $0.breaksWord } ?? false
    },
    Feature("Markdown is not read out", "Text(\"**Bold** and *slanted* `code`\")", of: "Bold") { text, node in
      node.text?.content.string == "Bold and slanted code"
        && node.text?.content.runs.contains { $0.weight == .bold } == true
        && node.text?.content.runs.contains { $0.isItalic == true } == true
    },
    Feature("a link in Markdown", "Text(\"See [terms](https://example.org)\")", of: "See") { _, node in
      node.text?.content.runs.contains { $0.link != nil && $0.string == "terms" } == true
    },
    Feature(
      "joined texts are one", "Text(\"Rain \") + Text(\"tomorrow\").bold() + Text(\" in Oslo\")", of: "Rain"
    ) { text, node in
      node.text?.content.string == "Rain tomorrow in Oslo" && text.lines.count == 1
        && node.text?.content.runs.count == 3
    },
    Feature("an image within the line", "Text(\"Water \\(Image(systemName: \"drop\")) today\")", of: "Water") {
      text, _ in
      text.lines.count == 1 && text.lines[0].images.count == 1
    },
    Feature("upper case", "Text(\"Loud\").textCase(.uppercase)", of: "LOUD") { _, node in node.frame.width > 0 },
    Feature("a size that does not scale", "Text(\"Fixed\").font(.system(size: 20))", size: .ax5, of: "Fixed") {
      text, _ in text.fontSize == 20
    },
    Feature(
      "a size that scales with a style", "Text(\"Scaled\").font(.custom(\"Inter\", size: 20, relativeTo: .body))",
      size: .ax5, of: "Scaled"
    ) { text, _ in text.fontSize > 50 },
    Feature(
      "a size held below the accessibility sizes", "Text(\"Held\").dynamicTypeSize(...DynamicTypeSize.xxxLarge)",
      size: .ax5, of: "Held"
    ) { text, _ in text.fontSize == 23 },
  ]

  @Test(arguments: features)
  func holds(_ feature: Feature) throws {
    let node = try #require(try LaidOutSource(feature.body, size: feature.size).text(feature.start))
    let text = try #require(node.text?.measured)
    #expect(
      feature.holds(text, node),
      "\(text.lines.map(\.text)) at \(text.fontSize) pt × \(text.scaleFactor) in \(node.frame)")
  }

  private static func width(_ body: String) throws -> Double {
    try #require(try LaidOutSource(body).text("Organise")).frame.width
  }

  /// Tightening closes up letters a little, before anything is cut.
  @Test func tighteningComesBeforeCutting() throws {
    let narrow = try Self.width("Text(\"Organise your photos\")") - 2
    func text(_ modifier: String) throws -> MeasuredText {
      let body = "Text(\"Organise your photos\").lineLimit(1)\(modifier).frame(width: \(narrow))"
      return try #require(try LaidOutSource(body).text("Organise")?.text?.measured)
    }
    #expect(try text("").isTruncated)
    #expect(try text(".allowsTightening(true)").isTruncated == false)
  }

  @Test func trackingWidensByTheLetter() throws {
    let plain = try Self.width("Text(\"Organise\")")
    #expect(abs(try Self.width("Text(\"Organise\").tracking(2)") - plain - 16) <= 2.4)
  }

  @Test func lineSpacingStandsBetweenLines() throws {
    func height(_ modifier: String) throws -> Double {
      try #require(try LaidOutSource("Text(\"Organise\\nyour\\nphotos\")\(modifier)").text("Organise")).frame.height
    }
    #expect(abs(try height(".lineSpacing(10)") - height("") - 20) < 0.4)
  }

  /// Leading is the right in a right-to-left layout; centred lines stand in the middle of the widest.
  @Test func alignment() throws {
    let body = "Text(\"Organise all\\nnow\").multilineTextAlignment(.center)"
    let lines = try #require(try LaidOutSource(body).text("Organise")?.text?.measured.lines)
    #expect(abs(lines[1].x + lines[1].width / 2 - lines[0].width / 2) < 0.5)
  }
}
