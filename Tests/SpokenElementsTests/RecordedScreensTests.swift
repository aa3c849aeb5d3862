import SceneBuilding
import SightlineModel
import Testing

/// What VoiceOver was recorded to say on iOS, screen by screen.
/// - Source: cashapp/AccessibilitySnapshot and dashdevs/article-accessibility-dynamic-fonts, reference pictures with
///   the VoiceOver legend (iOS 15 to 26); the views are rebuilt here as scenes.
struct RecordedScreensTests {
  struct Said: Equatable {
    var label: String?
    var traits: SpokenTraits
    var value: String?
    init(_ label: String?, _ traits: SpokenTraits = [], value: String? = nil) {
      self.label = label
      self.traits = traits
      self.value = value
    }
  }
  func said(_ root: Sketch) -> [Said] {
    Scene(root).spokenElements.map { node in
      let spoken = node.spoken!
      return Said(spoken.label.isEmpty ? nil : spoken.label, spoken.traits, value: spoken.value)
    }
  }
  func section(_ title: String, _ description: String, _ content: Sketch) -> Sketch {
    vStack(vStack(text(title), text(description)).accessibilityElement("combine"), content)
  }

  @Test func basicDemo() {
    let screen = vStack(
      section("Label", "Text description for an element", symbol("star.fill").accessibilityLabel("Favorite")),
      section(
        "Value", "Current state or content",
        hStack(text("Progress"), Sketch(.spacer), text("75%")).accessibilityElement("combine")
          .accessibilityValue("75 percent complete")),
      section(
        "Hint", "What happens when activated", button("Delete").accessibilityHint("Removes this item permanently")),
      section("Traits", "Element type and behavior", text("Section Header").accessibilityAddTraits("isHeader")),
      section("Input Labels", "Voice Control phrases", button(symbol("mic.fill")).accessibilityLabel("Microphone")),
      section(
        "Activation Point", "Custom tap target",
        shape(.roundedRectangle).modified(.overlay).accessibilityLabel("Custom tap target")),
      section(
        "Element Grouping", "Combine children",
        hStack(symbol("person.circle.fill"), vStack(text("John Doe"), text("Online"))).modified(.padding)
          .accessibilityElement("combine")))
    #expect(
      said(screen) == [
        Said("Label, Text description for an element"), Said("Favorite", [.image]),
        Said("Value, Current state or content"), Said("Progress, 75%", value: "75 percent complete"),
        Said("Hint, What happens when activated"), Said("Delete", [.button]),
        Said("Traits, Element type and behavior"), Said("Section Header", [.header]),
        Said("Input Labels, Voice Control phrases"), Said("Microphone", [.button]),
        Said("Activation Point, Custom tap target"), Said("Custom tap target"),
        Said("Element Grouping, Combine children"), Said("John Doe, Online"),
      ])
  }

  @Test func customActionsAreNamesOfTheRow() {
    let actions: [ViewNode] = ["Add to favorites", "Reply", "Forward", "Archive", "Delete"].map {
      ViewNode(.button, arguments: ["titleKey": .text(TextContent($0))])
    }
    let row = hStack(vStack(text("Important Email"), text("Preview of email content...")), Sketch(.spacer))
      .accessibilityElement("combine").accessibilityLabel("Important Email. Preview of email content")
      .modified(.accessibilityActions, ["content": .views(actions)])
    let elements = Scene(row).spokenElements
    #expect(elements.map(\.spoken?.label) == ["Important Email. Preview of email content"])
    #expect(elements[0].spoken?.actions == ["Add to favorites", "Reply", "Forward", "Archive", "Delete"])
  }

  @Test func customRotorsAndContentRows() {
    let row = hStack(vStack(text("Garden Salad"), text("$9")), Sketch(.spacer), text("Vegan"))
      .modified(.padding).modified(.background).accessibilityElement("combine")
      .accessibilityLabel("Garden Salad, $9, Vegan").modified(.accessibilityRotorEntry)
    let card = vStack(text("Wireless Headphones"), hStack(text("$149.99"), text("★ 4.5"))).accessibilityElement(
      "combine"
    )
    .accessibilityLabel("Wireless Headphones, $149.99").modified(.accessibilityCustomContent)
    let description = text("VoiceOver users can use the rotor.").modified(.accessibilityRotor)
    #expect(
      said(vStack(vStack(text("Restaurant Menu"), description), row, card)) == [
        Said("Restaurant Menu"), Said("VoiceOver users can use the rotor."), Said("Garden Salad, $9, Vegan"),
        Said("Wireless Headphones, $149.99"),
      ])
  }

  @Test func shapesBecomeElementsWhenSomethingIsSaid() {
    func circle(_ label: String, _ value: String, _ hint: String) -> Sketch {
      shape().modified(.frame).modified(.cornerRadius)
        .modified(.accessibility, ["label": .text(TextContent(label))])
        .modified(.accessibility, ["value": .text(TextContent(value))])
        .modified(.accessibility, ["hint": .text(TextContent(hint))])
    }
    let screen = vStack(
      circle("", "", ""), circle("Label", "", ""), circle("", "Value", ""), circle("", "", "Hint"),
      circle("Label", "Value", "Hint").accessibilityAction("Custom"), shape())
    #expect(
      said(screen) == [
        Said(nil), Said("Label"), Said(nil, value: "Value"), Said(nil), Said("Label", value: "Value"),
      ])
    #expect(Scene(screen).spokenElements.map(\.spoken?.hint) == [nil, nil, nil, "Hint", "Hint"])
  }

  @Test func fieldsSayTheirPlaceholderUntilTheyHaveAValue() {
    func field(_ kind: ViewKind, _ title: String, _ value: String) -> Sketch {
      Sketch(kind, ["titleKey": .text(TextContent(title)), "text": .string(value)])
    }
    let screen = vStack(
      field(.textField, "SwiftUI Text Field", ""), field(.textField, "SwiftUI Text Field", "Value in Text Field"),
      field(.secureField, "Password", ""), field(.secureField, "Password", "secret123"),
      Sketch(.textEditor, ["text": .string("")]))
    #expect(
      said(screen) == [
        Said("SwiftUI Text Field", [.textField]), Said(nil, [.textField], value: "Value in Text Field"),
        Said("Password", [.secureTextField]), Said(nil, [.secureTextField], value: "•••••••••"),
        Said(nil, [.textField]),
      ])
  }

  @Test func traitsThatAreNotSpokenAreKept() {
    let names = [
      "isKeyboardKey", "allowsDirectInteraction", "updatesFrequently", "causesPageTurn", "playsSound",
      "startsMediaSession", "isSummaryElement",
    ]
    let rows = names.map { text("." + $0).modified(.frame).accessibilityAddTraits($0) }
    let zoom = text(".supportsZoom").modified(.accessibilityZoomAction)
    #expect(
      said(Sketch(.vStack, [:], rows + [zoom])).map(\.traits) == [
        [.keyboardKey], [.allowsDirectInteraction], [.updatesFrequently], [.causesPageTurn], [.playsSound],
        [.startsMediaSession], [.summaryElement], [.supportsZoom],
      ])
  }

  @Test func listSectionsHaveHeaders() {
    let section = Sketch(
      .section, [:],
      [Sketch(.sectionHeader, [:], [text("Accounts")]), text("Checking"), text("Savings"), text("Tap")])
    #expect(
      said(Sketch(.list, [:], [section])) == [
        Said("Accounts", [.header]), Said("Checking"), Said("Savings"), Said("Tap"),
      ])
  }

  @Test func ignoredChildrenLeaveOneElement() {
    let toggle = Sketch(.toggle, ["isOn": .bool(true)])
    let row = hStack(vStack(text("Title 0"), text("Subtitle 0")), Sketch(.spacer), toggle).accessibilityElement()
      .accessibilityAddTraits("isButton").accessibilityLabel("Title 0 Subtitle 0 On")
    let intro = vStack(
      text("Title"), Sketch(.spacer),
      asset("accessibility").modified(.resizable).accessibilityLabel("Accessibility image")
        .accessibilityHint("Accessibility icon on the Intro screen").modified(.frame),
      Sketch(.navigationLink, ["titleKey": .text(TextContent("Open List Screen"))], [text("Open List Screen")]))
    #expect(said(row) == [Said("Title 0 Subtitle 0 On", [.button])])
    #expect(
      said(intro) == [Said("Title"), Said("Accessibility image", [.image]), Said("Open List Screen", [.button])])
  }
}
