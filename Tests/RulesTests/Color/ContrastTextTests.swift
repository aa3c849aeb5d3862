import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ContrastTextTests {
  /// A white label of a tab bar over something white.
  static func underBar(_ content: Sketch) -> Sketch {
    let label = text("a", color: .white).with { $0.backdrop = .color(.white) }.at(30, 800, 20, 12)
    let drawn = content.with { $0.drawings = [.fill(Outline(), .color(.white))] }
    return Sketch(.vStack, [:], [drawn, Sketch(.tabBar, [:], [label]).at(0, 780, 375, 60)])
  }

  @Test(arguments: [
    (text("a", color: RGBA(hex: 0x767676)), Outcome.passes),
    (text("a", color: RGBA(hex: 0x777777)), .fails),
    (text("a", size: 18, color: RGBA(hex: 0x949494)), .passes),  // large: 3:1
    (text("a", size: 17.9, color: RGBA(hex: 0x949494)), .fails),
    (text("a", size: 14, bold: true, color: RGBA(hex: 0x949494)), .passes),
    (text("a", size: 13.9, bold: true, color: RGBA(hex: 0x949494)), .fails),
    (text("a", color: RGBA(hex: 0xCCCCCC)).with { $0.isEnabled = false }, .notApplicable),  // disabled
    (text("a", color: RGBA(hex: 0xCCCCCC)).with { $0.opacity = 0 }, .notApplicable),  // invisible
    (text("🎉", color: RGBA(hex: 0xCCCCCC)), .notApplicable),
    (text("  ", color: RGBA(hex: 0xCCCCCC)), .notApplicable),
    (text("→", color: RGBA(hex: 0xCCCCCC)), .fails),
    (text("a", on: nil), .review),
    (text("a", color: .white).with { $0.backdrop = .gradient([.black, RGBA(hex: 0x333333)], reason: "") }, .passes),
    (text("a", color: .white).with { $0.backdrop = .gradient([.black, RGBA(hex: 0xCCCCCC)], reason: "") }, .fails),
    (text("a").with { $0.backdrop = .color(.clear) }, .notApplicable),  // off the screen
    (text("a").with { $0.backdrop = .gradient([.white, .clear], reason: "") }, .passes),  // partly off the screen
    (text("a", color: .white).with { $0.backdrop = .material(reason: "thin") }, .review),
    (text("a", color: .white).with { $0.backdrop = .image(reason: "photo") }, .review),
    // what lies behind a dialog's scrim is not in use; a tint over everything leaves it so
    (
      zStack(text("a", color: RGBA(hex: 0xCCCCCC)), ModalTests.scrim(0.5), text("Sure?")), .passes
    ),
    (zStack(text("a", color: RGBA(hex: 0xCCCCCC)), ModalTests.scrim(0.5)), .fails),
    // what shines through a bar is the system's to keep apart
    (
      Sketch(.tabBar, [:], [text("a", color: .white).with { $0.backdrop = .image(reason: "photo") }]),
      .notApplicable
    ),
    // content that passes under a bar, and a ground that stays there
    (underBar(shape(.rectangle, fill: .white).at(20, 790, 60, 40)), .notApplicable),
    (underBar(shape(.rectangle, fill: .white).at(0, 700, 393, 152)), .fails),
  ])
  func textContrast(root: Sketch, expected: Outcome) { #expect(outcome("contrast-text", root) == expected) }

  /// A stored colour may be another by the time the screen shows.
  @Test func aStoredColoursFirstValueIsForAPerson() {
    let step = DerivationStep(.firstStored(key: "tint"))
    let root = text("a", color: .white).with { $0.foregroundDerivation = [step] }
    let issue = findings("contrast-text", root).first
    #expect(issue?.outcome == .review)
    #expect(issue?.issue?.message.contains("the first value of @AppStorage(\"tint\")") == true)
  }

  /// Black at 40 % is #999999 on white: the opacity is to blame, not the colour.
  @Test func anOpacityIsNamedWithItsPlace() {
    func faded(_ color: RGBA, _ opacity: Double) -> Sketch {
      text("Score", color: color).with { $0.opacity = opacity }.line(88)
        .modified(.opacity, ["opacity": .number(opacity)], line: 75)
    }
    let black = findings("contrast-text", faded(RGBA(hex: 0x999999), 0.4)).first?.issue
    #expect(
      black?.message.contains(".opacity(0.4) at Test.swift:75 fades it; from 0.54 on it would pass in light") == true)
    #expect(black?.message.contains("in its place would pass") == false)
    #expect(black?.cause?.line == 75)
    // Without the opacity it would fail as well.
    let grey = findings("contrast-text", faded(RGBA(hex: 0xE3E3E3), 0.3)).first?.issue
    #expect(grey?.message.contains("without, it would be 2.5") == true)
    #expect(grey?.cause?.line == 88)
  }

  /// What lies behind fades as well: at which opacity it would pass is not said.
  @Test func anOpacityThatTakesTheGroundWithItPromisesNothing() throws {
    let label = text("Score", color: RGBA(hex: 0xC4C4C4), on: RGBA(hex: 0x888888)).at(0, 0, 80, 20)
    let disc = shape(.circle).at(0, 0, 80, 80).with { $0.drawings = [.fill(Outline(), .color(.black))] }
    let root = zStack(disc, label.with { $0.opacity = 0.5 })
      .modified(.opacity, ["opacity": .number(0.5)], line: 75)
    let issue = try #require(findings("contrast-text", root).first?.issue)
    #expect(issue.message.contains(".opacity(0.5) at Test.swift:75 fades it together with what lies behind it"))
    #expect(!issue.message.contains("would pass") && issue.suggestion == nil && issue.cause?.line == 75)
  }

  /// Two runs: what they are drawn in, how large, how heavy.
  static func twoRuns(_ first: RGBA, _ second: RGBA, size: Double = 17) -> Sketch {
    text("Prices in euros").with {
      $0.text?.runs = [
        SceneTextRun(range: 0..<7, text: "Prices ", foreground: .color(first), fontSize: 17),
        SceneTextRun(range: 7..<15, text: "in euros", foreground: .color(second), fontSize: size),
      ]
      $0.foreground = .gradient([first, second], reason: "the text has several colours")
    }
  }

  /// Black and white words on a grey are no shades of grey between them; each size has its own need.
  @Test(arguments: [
    (twoRuns(.black, .white).with { $0.backdrop = .color(RGBA(hex: 0x757575)) }, Outcome.passes),
    (twoRuns(.black, RGBA(hex: 0x949494)), .fails),
    (twoRuns(.black, RGBA(hex: 0x949494), size: 28), .passes),
    (twoRuns(RGBA(hex: 0x949494), .black, size: 28), .fails),
    (twoRuns(RGBA(hex: 0x949494), RGBA(hex: 0x949494)), .fails),
  ])
  func runsAreJudgedOneByOne(root: Sketch, expected: Outcome) { #expect(outcome("contrast-text", root) == expected) }

  @Test func aRunThatFailsIsNamed() {
    let issue = findings("contrast-text", Self.twoRuns(.black, RGBA(hex: 0x9CA3AF))).first?.issue
    #expect(issue?.message.hasPrefix("“in euros” in “Prices in euros” is #9CA3AF on #FFFFFF: 2.53:1") == true)
  }

  @Test func aFailureNamesColoursNeedAndWayOut() {
    let root = text("Skip", color: RGBA(hex: 0x9CA3AF)).with {
      $0.foregroundDerivation = [DerivationStep(.named("ColorPalette.textTertiary", system: nil))]
    }.modified(.foregroundStyle, line: 7)
    let issue = findings("contrast-text", root).first?.issue
    #expect(
      issue?.message
        == "“Skip” is ColorPalette.textTertiary (#9CA3AF) on #FFFFFF: 2.53:1, needs 4.5:1. #707782 in its place would pass."
    )
    #expect(issue?.cause?.line == 7)
    #expect(issue?.measured?.plain.required == 4.5)
  }

  /// A colour that an opacity thins is called by what is left of it; what cannot be seen lends no name.
  @Test(arguments: [
    (0.3, "30 % of Color.black (#B3B3B3)"), (0, "#B3B3B3"), (1, "Color.black (#B3B3B3)"), (.nan, "#B3B3B3"),
  ])
  func coloursWithOpacity(alpha: Double, words: String) {
    let steps = [
      DerivationStep(.named("Color.black", system: "black")),
      DerivationStep(.value(RGBA.black.opacity(alpha), .light)),
    ]
    let root = text("Skip", color: .white).with {
      $0.backdrop = .color(RGBA(hex: 0xB3B3B3))
      $0.backdropDerivation = steps
    }
    #expect(findings("contrast-text", root).first?.issue?.message.contains(" on \(words): ") == true)
    let thin = text("Skip", color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3)).with { $0.foregroundDerivation = steps }
    #expect(findings("contrast-text", thin).first?.issue?.message.contains("30 % of Color.black (#B3B3B3)") == true)
  }

  /// A picture of a missing module may lie behind the text: nobody knows on what it stands.
  @Test func whatCannotBeReadMayLieBehind() {
    let faint = text("Skip", color: .white).at(20, 100, 100, 20)
    let picture = Sketch(.unseen, [:], []).at(0, 0, 402, 300)
    #expect(outcome("contrast-text", zStack(faint)) == .fails)
    #expect(outcome("contrast-text", zStack(picture, faint)) == .review)
    #expect(outcome("contrast-text", zStack(faint, picture)) == .fails)  // in front of it
  }
}
