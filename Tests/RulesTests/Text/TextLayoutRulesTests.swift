import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextLayoutRulesTests {
  static func opaque(_ alpha: Double) -> Sketch {
    shape(.rectangle, fill: .white).at(0, 90, 300, 60).with {
      $0.drawings = [.fill(Outline(), .color(RGBA.white.opacity(alpha)))]
    }
  }
  @Test(arguments: [
    (zStack(text("Price").at(20, 100, 100, 20), text("Cancel").at(60, 105, 100, 20)), Outcome.fails),
    (vStack(text("Price").at(20, 100, 100, 20), text("Cancel").at(20, 120, 100, 20)), .passes),
    (zStack(text("Price").at(20, 100, 100, 20), opaque(1), text("Cancel").at(60, 105, 100, 20)), .passes),
    (zStack(text("Price").at(20, 100, 100, 20), opaque(0.2), text("Cancel").at(60, 105, 100, 20)), .fails),
    (zStack(text("Glow").at(20, 100, 100, 20), text("Glow").at(21, 101, 100, 20)), .passes),  // a shadow by hand
    (zStack(text("Price").at(20, 100, 100, 20).with { $0.opacity = 0 }, text("Cancel").at(60, 105, 100, 20)), .passes),
  ])
  func overlap(root: Sketch, expected: Outcome) {
    #expect(outcome("text-overlap", with(root)) == expected)
  }
  /// Ink fills the frame.
  private func with(_ root: Sketch) -> Sketch {
    root.with { root in
      root.children = root.children.map { child in
        child.with {
          if let frame = $0.frame { $0.text?.measured.inkBounds = Rect(origin: .zero, size: frame.size) }
        }
      }
    }
  }

  @Test(arguments: [
    (text("Terms", size: 9, scales: false), Outcome.fails), (text("Terms", size: 11, scales: false), .passes),
    (text("Terms", size: 23, style: .caption2), .passes), (text("•", size: 6, scales: false), .notApplicable),
  ])
  func small(root: Sketch, expected: Outcome) { #expect(outcome("text-small", root) == expected) }

  static func shrunk(_ size: Double, _ factor: Double) -> Sketch {
    text("Progress", size: size, style: .body).with { $0.text?.measured.scaleFactor = factor }
  }
  @Test(arguments: [
    (shrunk(12, 0.3), DynamicTypeSize.ax3, Outcome.fails), (shrunk(30, 0.8), .ax3, .passes),  // still larger
    (shrunk(12, 0.7), .large, .notApplicable), (text("a"), .ax3, .notApplicable),
  ])
  func shrinking(root: Sketch, size: DynamicTypeSize, expected: Outcome) {
    #expect(outcome("text-shrinks", root, .test(size)) == expected)
  }

  static func broken(_ first: String, _ rest: String, shown: String) -> Sketch {
    text(first + rest).with {
      $0.text?.measured.lines = [
        TextLine(
          text: shown, start: 0, end: first.utf8.count, x: 0, baseline: 17, width: 50, ascent: 17, descent: 4,
          breaksWord: true),
        TextLine(
          text: rest, start: first.utf8.count, end: (first + rest).utf8.count, x: 0, baseline: 37, width: 50,
          ascent: 17,
          descent: 4),
      ]
    }
  }
  /// Tokens that are no words have no right place to be divided at.
  @Test(arguments: [
    ("@johnm@exam", "ple.com", Outcome.passes), ("https://exam", "ple.com", .passes), ("HTML2Mark", "down", .passes),
    ("account.label.foll", "owers", .passes), ("ab12345", "67890", .passes), ("“Catego", "ries”,", .fails),
    ("l’incompré", "hensible", .fails), ("e-mail-add", "ress", .fails), ("Tele", "Deck을", .passes),
  ])
  func tokensThatAreNoWords(before: String, after: String, expected: Outcome) {
    #expect(outcome("word-broken", Self.broken(before, after, shown: before)) == expected)
  }

  /// Patterns are asked for where they would decide: for the language of the text, if iOS hyphenates it at all. What has no
  /// translation is judged where its language is.
  @Test(
    arguments: [
      ("be", .translated, Outcome.review), ("be", .missing, .passes), ("be", nil, .passes), ("ar", .translated, .fails),
      ("ja", .missing, .passes), ("ar", .unknownKey, .passes), ("zh-Hans", nil, .fails),
    ] as [(String, TextRun.Localization.State?, Outcome)])
  func hyphenationThatIsNotKnown(locale: String, state: TextRun.Localization.State?, expected: Outcome) {
    let root = Self.broken("Catego", "ries", shown: "Catego").with {
      $0.text?.measured.lacksHyphenation = true
      $0.text?.content.runs[0].localization = state.map { .init(key: "Categories", state: $0) }
    }
    #expect(outcome("word-broken", root, .test(locale: locale)) == expected)
  }

  @Test(arguments: [
    (broken("Catego", "ries", shown: "Catego"), Outcome.fails), (broken("Catego", "ries", shown: "Catego-"), .passes),
    (broken("日本", "語", shown: "日本"), .notApplicable), (text("Fine"), .passes),
    (broken("ABC", " def", shown: "ABC"), .fails),
  ])
  func wordBreaks(root: Sketch, expected: Outcome) { #expect(outcome("word-broken", root) == expected) }

  @Test(arguments: [
    (["max": .name("xLarge")] as [String: ArgumentValue], Outcome.fails),
    (["max": .name("accessibility3")], .passes),
    (["min": .name("small"), "max": .name("accessibility2")], .fails),
    (["min": .name("large")], .notApplicable),  // a lower end only
    (["size": .name("large")], .fails), ([:], .notApplicable),
  ])
  func caps(arguments: [String: ArgumentValue], expected: Outcome) {
    var all = Arguments()
    for (name, value) in arguments { all.set(name, value) }
    #expect(outcome("text-scaling-capped", text("a b").modified(.dynamicTypeSize, all)) == expected)
  }

  static let sentence = text("This sentence stands on one long line", measured: Size(width: 600, height: 20)).at(
    0, 100, 600, 20)
  @Test(arguments: [
    (scrollView(.horizontal, sentence).at(0, 100, 402, 20), Outcome.fails),
    (scrollView(.vertical, sentence).at(0, 100, 402, 20), .notApplicable),
    (scrollView(.horizontal, text("Chip").at(700, 100, 60, 20)).at(0, 100, 402, 20), .passes),
  ])
  func reflow(root: Sketch, expected: Outcome) { #expect(outcome("text-reflow", root) == expected) }

  @Test(arguments: [
    (text("Title").at(20, 20, 42, 20), Outcome.fails), (text("Title").at(20, 70, 42, 20), .passes),
    (text("Footer").at(20, 850, 51, 20), .fails),
    (scrollView(.vertical, text("Title").at(20, 20, 42, 20)), .notApplicable),
    (Sketch(.navigationBar, [:], [text("Title").at(20, 20, 42, 20)]), .notApplicable),
  ])
  func bars(root: Sketch, expected: Outcome) { #expect(outcome("text-behind-bar", root) == expected) }

  @Test(arguments: [
    (Appearance.light, Outcome.notApplicable), (.lightHigh, .fails),
  ])
  func enhanced(appearance: Appearance, expected: Outcome) {
    let root = text("a", color: RGBA(hex: 0x6B6B6B))  // 5.3:1
    #expect(outcome("contrast-text-enhanced", root, .test(appearance: appearance)) == expected)
  }

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
  @Test func linksAreTold() {
    #expect(outcome("link-color", Self.linked()) == .fails)
    #expect(outcome("link-color", Self.linked { $0.isUnderlined = true }) == .passes)
    #expect(outcome("link-color", Self.linked { $0.weight = .bold }) == .passes)
    #expect(outcome("link-color", text("plain")) == .notApplicable)
    #expect(outcome("link-color", Self.linked(color: RGBA(hex: 0x6E9BFF))) == .passes)
    #expect(outcome("link-color", Self.linked(color: RGBA(hex: 0x0000C0))) == .fails)  // 1.8:1
  }

  @Test(arguments: [
    (hStack(button("a").at(20, 100, 80, 44), button("b").at(70, 100, 80, 44)), Outcome.fails),
    (hStack(button("a").at(20, 100, 80, 44), button("b").at(100, 100, 80, 44)), .passes),
    (zStack(button("card").at(20, 100, 300, 200), button("x").at(280, 100, 40, 40)), .passes),
  ])
  func targetsOverlap(root: Sketch, expected: Outcome) { #expect(outcome("target-overlap", root) == expected) }

  static func loop(_ properties: [String], gated: Bool = false, duration: Double = 1, endless: Bool = true) -> Motion {
    Motion(
      api: "withAnimation", properties: properties, repeatsForever: endless, duration: duration,
      runsUnderReduceMotion: !gated, source: SourceLocation(file: "A.swift", line: 2, column: 1))
  }
  @Test(arguments: [
    (loop(["opacity"]), [Outcome.fails]), (loop(["opacity"], gated: true), []), (loop(["scale"], endless: false), []),
    (loop(["opacity"], gated: true, duration: 0.1), [.fails]),  // flashes
    (loop([]), [.review]),
  ])
  func endless(motion: Motion, expected: [Outcome]) {
    #expect(findings("motion-endless", text("a"), motions: [motion]).map(\.outcome) == expected)
  }
}
