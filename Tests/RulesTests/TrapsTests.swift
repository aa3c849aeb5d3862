import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

/// What looks wrong to a naive tool and is not: no rule of the default profile finds anything.
struct TrapsTests {
  static let body = text("Some words to read.").at(20, 810, 165, 20)
  static func page(_ views: Sketch...) -> Sketch { Sketch(.vStack, [:], views + [body]) }
  static let grey = RGBA(hex: 0xCCCCCC)
  static let title = text("Welcome", size: 34, style: .largeTitle).accessibilityAddTraits("isHeader")
  static func field(_ kind: ViewKind, _ title: String) -> Sketch {
    Sketch(kind, ["titleKey": .text(TextContent(title)), "text": .string("")]).at(20, 130, 300, 44)
  }
  static func dot(_ color: UInt32, _ x: Double, _ size: Double = 8) -> Sketch {
    shape(.circle, fill: RGBA(hex: color)).at(x, 700, size, size).line(8)
  }
  static func link(_ change: (inout TextRun) -> Void) -> Sketch {
    var run = TextRun(string: "terms")
    run.link = "https://example.com"
    change(&run)
    return text("You accept the terms").with {
      $0.text?.content = TextContent(runs: [TextRun(string: "You accept the "), run])
    }
  }

  static let traps: [(what: String, root: Sketch)] = [
    // Names
    ("icon in a button with text", page(button(hStack(symbol("trash"), text("Delete"))))),
    ("icon-only button with a label", page(button(symbol("trash")).accessibilityLabel("Delete"))),
    ("icon-only button named inside", page(button(symbol("trash").accessibilityLabel("Delete")))),
    (
      "icon-only label style",
      page(
        button(
          Sketch(.label, [:], [symbol("trash")]).with { $0.arguments.set("titleKey", .text(TextContent("Delete"))) }))
    ),
    ("decorative image", page(decorative("hero"))),
    ("hidden asset", page(asset("hero").accessibilityHidden())),
    ("hidden ancestor of an asset", page(vStack(asset("hero"), symbol("star")).accessibilityHidden())),
    ("image in a combined row", page(hStack(asset("hero"), text("Rome")).accessibilityElement("combine"))),
    (
      "image behind a label of its row",
      page(hStack(asset("hero"), symbol("x")).accessibilityElement("ignore").accessibilityLabel("Rome"))
    ),
    ("faded-out image", page(asset("hero").with { $0.opacity = 0 })),
    ("icon of a Label", page(Sketch(.label, [:], [symbol("house"), text("Home")]))),
    ("emoji button", page(button(text("👍", size: 28)))),
    (
      "button named by its value",
      page(Sketch(.toggle, ["isOn": .bool(true), "titleKey": .text(TextContent("Wi-Fi"))]))
    ),
    ("share link without a title", page(Sketch(.shareLink))),
    ("label with more words than shown", page(button("Send").accessibilityLabel("Send, to Ana"))),
    ("label for a number", page(button(text("3")).accessibilityLabel("3 likes"))),
    ("name with a dot", page(button(symbol("envelope")).accessibilityLabel("Mail info@example.com"))),
    ("web address as a name", page(button(symbol("globe")).accessibilityLabel("example.com"))),
    ("the word button in a name", page(button(symbol("slider.horizontal.3")).accessibilityLabel("Button size"))),
    ("photo of something", page(asset("x").accessibilityLabel("Photo of our team"))),
    ("app icon", page(asset("x").accessibilityLabel("App icon"))),
    ("short button that says More", page(button("More"))),
    ("link with a hint", page(Sketch(.link, [:], [text("Learn more")]).accessibilityHint("About plants"))),
    ("same words as text and button", page(text("Edit"), button("Edit"))),
    (
      "search field with a placeholder only", page(field(.textField, "Search").accessibilityAddTraits("isSearchField"))
    ),
    ("field under its label", page(text("Nickname").at(20, 100, 100, 20), field(.textField, "Ann"))),
    ("field of an unknown purpose", page(text("Pile name").at(20, 100, 100, 20), field(.textField, "Holidays"))),
    // Structure
    ("title with the trait on its row", page(hStack(symbol("leaf").accessibilityHidden(), title))),
    ("large number", page(text("42", size: 60, scales: true, style: .largeTitle))),
    (
      "large price in a card",
      page(vStack(text("$9.99", size: 34, style: .largeTitle), text("per month")).accessibilityElement("combine"))
    ),
    ("large text on a button", page(button(text("Start", size: 28, style: .title1)))),
    ("tap beside a button with the same action", page(vStack(text("Card"), button("Open")).modified(.onTapGesture))),
    ("tap that closes the keyboard", page().modified(.onTapGesture, frame: Rect(x: 0, y: 0, width: 402, height: 874))),
    ("tap with the button trait", page(text("Details").modified(.onTapGesture).accessibilityAddTraits("isButton"))),
    ("tap on a hidden shape", page(shape().modified(.onTapGesture).accessibilityHidden())),
    ("long press with an action", page(text("Card").modified(.onLongPressGesture).accessibilityAction("Delete"))),
    (
      "drag on an adjustable",
      page(
        text("Level").accessibilityValue("3").modified(.gesture, ["gesture": .name("DragGesture")]).modified(
          .accessibilityAdjustableAction))
    ),
    ("swipe actions", page(text("Card").modified(.swipeActions))),
    (
      "row with a switch in it",
      page(hStack(text("Wi-Fi"), Sketch(.toggle, ["isOn": .bool(true)])).accessibilityElement("combine"))
    ),
    (
      "two buttons as actions of a row",
      page(hStack(text("Trip"), button("Share"), button("Edit")).accessibilityElement("combine"))
    ),
    ("button that is a heading", page(button("Section").accessibilityAddTraits("isHeader"))),
    ("hidden copy of spoken text", page(text("Plan, renews yearly"), text("Renews yearly").accessibilityHidden())),
    (
      "hidden text that its parent speaks",
      page(button(text("Buy now").accessibilityHidden()).accessibilityLabel("Buy now, 3 €"))
    ),
    ("hidden number", page(text("42").accessibilityHidden())),
    ("rows that are one element each", page(row("A"), row("B"))),
    ("a background that covers the screen", zStack(shape(.color, fill: .white).at(0, 0, 402, 874), page())),
    // Colour
    ("disabled text", page(text("Later", color: grey).with { $0.isEnabled = false })),
    ("invisible text", page(text("Later", color: grey).with { $0.opacity = 0 })),
    ("pale emoji", page(text("🎉", color: grey))),
    (
      "large grey title",
      page(
        text("Nearly black", size: 24, style: .title2, color: RGBA(hex: 0x8F8F8F)).accessibilityAddTraits("isHeader"))
    ),
    (
      "white on a dark gradient",
      page(text("Go", color: .white).with { $0.backdrop = .gradient([.black, RGBA(hex: 0x404040)], reason: "") })
    ),
    ("pale icon beside its text", page(hStack(symbol("star", color: grey).accessibilityHidden(), text("Rated")))),
    ("pale decoration", page(symbol("sparkles", color: grey).accessibilityHidden())),
    (
      "pale icon of a disabled button",
      page(button(symbol("xmark", color: grey)).accessibilityLabel("Close").modified(.disabled))
    ),
    (
      "placeholder of the system",
      page(
        text("Name", color: grey).with {
          $0.foregroundDerivation = [DerivationStep(.named("placeholderText", system: .placeholderText))]
        })
    ),
    (
      "page dots of two sizes",
      page(
        hStack(dot(0x333333, 20, 12), dot(0x333333, 40), dot(0x333333, 60)).accessibilityElement().accessibilityLabel(
          "Page 1 of 3"))
    ),
    (
      "page dots of two lightnesses",
      page(
        hStack(dot(0x000000, 20), dot(0xBBBBBB, 40), dot(0xBBBBBB, 60)).accessibilityElement().accessibilityLabel(
          "Page 1 of 3"))
    ),
    ("underlined link", page(link { $0.isUnderlined = true })),
    ("bullets with words", page(hStack(dot(0xCC4C4C, 20), dot(0x4C994C, 40), dot(0x4C994C, 60), text("Legend")))),
    // Text and layout
    (
      "fixed size on a decorative symbol",
      page(symbol("leaf").modified(.frame, ["width": .number(80), "height": .number(80)]).accessibilityHidden())
    ),
    ("emoji of a fixed size", page(text("🎉", size: 64, scales: false))),
    ("text far down in a scroll view", scrollView(.vertical, title.with { _ in }, text("Below").at(20, 3000, 100, 20))),
    (
      "chip in a row that scrolls sideways",
      page(scrollView(.horizontal, text("Chip").at(700, 100, 60, 20)).at(0, 100, 402, 20))
    ),
    ("next page of a paged view", Sketch(.tabView, [:], [page(), text("Next").at(500, 100, 100, 20)])),
    ("line limit that is not reached", page(text("Short", lineLimit: 1).modified(.lineLimit, ["number": .number(1)]))),
    (
      "text cut only by its scroll view",
      page(
        scrollView(.vertical, text("Long", measured: Size(width: 100, height: 400)).at(20, 100, 100, 400)).modified(
          .clipped, frame: Rect(x: 20, y: 100, width: 100, height: 100)))
    ),
    ("shadow made of the same text", zStack(text("Glow").at(20, 100, 60, 20), text("Glow").at(21, 101, 60, 20))),
    (
      "text behind an opaque card",
      zStack(
        text("Under").at(20, 100, 60, 20),
        shape(.rectangle, fill: .white).at(0, 90, 300, 60).with { $0.drawings = [.fill(Outline(), .color(.white))] },
        text("Over").at(20, 102, 60, 20))
    ),
    (
      "title of a navigation bar",
      Sketch(.navigationBar, [:], [text("Home", size: 17, scales: false).at(150, 20, 50, 20)])
    ),
    (
      "inline word that shrinks but stays large",
      page(text("Score", size: 30).with { $0.text?.measured.scaleFactor = 0.9 })
    ),
    // Touch
    ("small button alone", page(button(symbol("x")).accessibilityLabel("Close").at(350, 80, 16, 16))),
    (
      "close button on a card",
      zStack(
        button("Card").at(20, 100, 300, 200), button(symbol("xmark")).accessibilityLabel("Close").at(270, 100, 40, 40))
    ),
    (
      "switch of the system's size",
      page(Sketch(.toggle, ["isOn": .bool(true), "titleKey": .text(TextContent("Wi-Fi"))]).at(20, 300, 51, 20))
    ),
    (
      "button that takes no touches",
      page(button("Go").at(20, 300, 10, 10).modified(.allowsHitTesting, ["enabled": .bool(false)]))
    ),
    // Strings
    ("number without words", page(text("42 %"))),
    ("brand name, verbatim", page(text("StandFit").with { $0.text?.content.runs[0].isVerbatim = true })),
  ]

  static func row(_ title: String) -> Sketch {
    hStack(text(title), text("Detail")).line(30).accessibilityElement("combine")
  }

  /// Texts of the sketches come from a table, so that only what is under test can be found.
  static func localised(_ sketch: Sketch) -> Sketch {
    sketch.with { copy in
      copy.children = copy.children.map(localised)
      guard var runs = copy.text?.content.runs, runs.allSatisfy({ $0.isVerbatim != true }) else { return }
      for index in runs.indices { runs[index].localization = .init(key: runs[index].string, state: .translated) }
      copy.text?.content.runs = runs
      for name in ["label", "value", "hint", "name"] where copy.isModifier {
        guard var content = copy.arguments.text(name) else { continue }
        for index in content.runs.indices { content.runs[index].localization = .init(key: name, state: .translated) }
        copy.arguments.set(name, .text(content))
      }
    }
  }

  @Test func thereAreEnough() { #expect(Self.traps.count >= 60) }

  @Test(arguments: traps.indices)
  func isNotFlagged(index: Int) {
    let trap = Self.traps[index]
    let scene = Scene(Self.localised(trap.root))
    // A sketched control is as large as its words: whether it is large enough is tried with sources.
    let unsketched: Set<RuleID> = ["string-localized", "target-size-comfortable"]
    for rule in RuleRegistry.rules(in: RuleProfile.named("default")!) where !unsketched.contains(rule.ruleID) {
      for judgement in rule.judge(scene) {
        #expect(
          judgement.verdict.issue == nil, "\(trap.what): \(rule.ruleID): \(judgement.verdict.issue?.message ?? "")")
      }
    }
  }

  @Test(arguments: [
    (["opacity"], false), (["scale"], true), (["color"], false), (["size"], false), (["content"], false),
  ])
  func motionThatIsNone(properties: [String], gated: Bool) {
    let motion = Motion(
      api: "withAnimation", properties: properties, runsUnderReduceMotion: !gated,
      source: SourceLocation(file: "A.swift", line: 1, column: 1))
    for id in ["motion-gated", "motion-endless"] as [RuleID] {
      #expect(findings(id, Self.page(), motions: [motion]).isEmpty)
    }
  }
}
