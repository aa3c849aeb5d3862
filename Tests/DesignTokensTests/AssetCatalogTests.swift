import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

struct AssetCatalogTests {
  private func catalog(_ colors: String, name: String = "Ink") -> AssetCatalog {
    AssetCatalog(
      files: [InputFile(path: "App/Assets.xcassets/\(name).colorset/Contents.json", text: "{\"colors\": \(colors)}")],
      platform: .ios26)
  }
  private func components(_ text: String, space: String = "srgb") -> String {
    "[{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": \(text)}}]"
  }

  @Test(arguments: [
    (#"{"red": "0x1B", "green": "0x1b", "blue": "0X1F", "alpha": "1.000"}"#, "#1B1B1FFF"),
    (#"{"red": "0.500", "green": "1.000", "blue": "0.000", "alpha": "0.500"}"#, "#80FF0080"),
    (#"{"red": "123", "green": "1", "blue": "0", "alpha": "1"}"#, "#7B0100FF"),
    (#"{"red": 0.5, "green": 1, "blue": 0, "alpha": 1}"#, "#80FF00FF"),
    (#"{"white": "0.500", "alpha": "1.000"}"#, "#808080FF"),
    (#"{"red": "0x00", "green": "0x00", "blue": "0x00"}"#, "#000000FF"),
  ])
  func notationsOfComponents(text: String, expected: String) {
    let catalog = catalog(components(text))
    #expect(catalog.color(named: "Ink")?.light.hexString == expected)
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"red": "50%", "green": "0", "blue": "0"}"#, "is no component"),
    (#"{"red": "0x1FF", "green": "0", "blue": "0"}"#, "is no component"),
    (#"{"red": "1", "green": "0", "blue": "0"}"#, "taken as 1.0"),
    (#"{"red": "0", "green": "0"}"#, "\"blue\" is missing"),
    (#"{"red": "1.500", "green": "0", "blue": "0"}"#, "outside 0…1"),
    (#"{"red": "0", "green": "0", "blue": "0", "alpha": "2"}"#, "alpha lies"),
  ])
  func wrongComponentsAreSaid(text: String, message: String) {
    #expect(catalog(components(text)).problems.contains { $0.message.contains(message) && $0.location.line == 1 })
  }

  @Test func wideGamutKeepsItsComponents() throws {
    let red = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
    let color = try #require(catalog(components(red, space: "display-p3")).color(named: "Ink")).light
    #expect(abs(color.red - 1.0931) < 0.0002 && color.green < -0.2)
    #expect(!color.isInSRGB)
  }

  private static let four = """
    [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"white": "0.100"}}},
     {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components": {"white": "0.900"}}},
     {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
      "color": {"color-space": "srgb", "components": {"white": "0.000"}}},
     {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
      {"appearance": "contrast", "value": "high"}], "color": {"platform": "universal", "reference": "labelColor"}},
     {"idiom": "iphone"}]
    """

  @Test func appearancesAreChosen() throws {
    let color = try #require(catalog(Self.four).color(named: "Ink"))
    #expect(color.light.hexString == "#1A1A1AFF")
    #expect(color.dark.hexString == "#E6E6E6FF")
    #expect(color.lightHigh.hexString == "#000000FF")
    #expect(color.darkHigh.hexString == "#FFFFFFFF")  // the label colour
  }

  @Test func withoutVariantsTheAnyValueServes() throws {
    let color = try #require(catalog(components(#"{"white": "0.250"}"#)).color(named: "Ink"))
    #expect(color.dark == color.light && color.darkHigh == color.light)
    #expect(catalog(components(#"{"white": "0.250"}"#)).colorSets[0].declares(.dark) == false)
    #expect(catalog(Self.four).colorSets[0].declares(.darkHigh))
  }

  @Test func namespacesPrefixNamesAndSymbolsAreGenerated() {
    let color = components(#"{"white": "0.250"}"#)
    let catalog = AssetCatalog(
      files: [
        InputFile(path: "A.xcassets/Contents.json", text: "{}"),
        InputFile(path: "A.xcassets/Brand/Contents.json", text: #"{"properties": {"provides-namespace": true}}"#),
        InputFile(path: "A.xcassets/Brand/text-primary.colorset/Contents.json", text: "{\"colors\": \(color)}"),
        InputFile(path: "A.xcassets/Plain/Contents.json", text: "{}"),
        InputFile(path: "A.xcassets/Plain/Other.colorset/Contents.json", text: "{\"colors\": \(color)}"),
      ], platform: .ios26)
    #expect(catalog.colorSets.map(\.name) == ["Brand/text-primary", "Other"])
    #expect(catalog.color(symbol: "textPrimary") != nil)
    #expect(catalog.color(symbol: "other") != nil)
  }

  @Test func unknownSystemColourHasTheNearestName() {
    let text = #"[{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBluColor"}}]"#
    #expect(catalog(text).problems.contains { $0.message.contains("nearest is 'systemBlueColor'") })
  }

  /// AppKit's colours are names of a Mac's; what no phone shows is not read.
  @Test(arguments: [
    ("mac", "osx", "gridColor", 0), ("watch", "watchos", "someColor", 0), ("universal", "ios", "gridColor", 1),
  ])
  func otherSystemsAreNotRead(idiom: String, platform: String, reference: String, problems: Int) {
    let text = """
      [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"white": "0.100"}}},
       {"idiom": "\(idiom)", "color": {"platform": "\(platform)", "reference": "\(reference)"}}]
      """
    #expect(catalog(text).problems.count == problems)
  }

  /// Each app of a project has catalogues of its own.
  @Test(arguments: [
    ("App", "App", "0.500", true), ("iOS", "Mac", "0.500", false),
    ("App", "App", "0.250", false),  // an extension's copy
  ])
  func aNameThatExistsTwice(first: String, second: String, white: String, isTold: Bool) {
    let files = [("\(first)/A.xcassets", "0.250"), ("\(second)/B.xcassets", white)].map { path, white in
      InputFile(
        path: "\(path)/Ink.colorset/Contents.json", text: "{\"colors\": \(components("{\"white\": \"\(white)\"}"))}")
    }
    let problems = AssetCatalog(files: files, platform: .ios26).problems
    #expect(problems.contains { $0.message.contains("exists twice") } == isTold)
  }
}

struct ImageSetTests {
  private static let contents = """
    {"images": [
      {"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
      {"filename": "a3.png", "idiom": "universal", "scale": "3x"}, {"idiom": "universal", "scale": "1x"},
      {"filename": "d3.png", "idiom": "universal", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "p2.png", "idiom": "ipad", "scale": "2x"}, {"filename": "watch.png", "idiom": "watch", "scale": "2x"},
      {"filename": "../../etc/passwd", "idiom": "universal"}
    ], "properties": {"template-rendering-intent": "template"}}
    """

  /// The picture of the device's scale and appearance, else the next better one.
  @Test(arguments: [
    (Appearance.light, 1.0, false, "a.png"), (.light, 2, false, "a2.png"), (.light, 3, false, "a3.png"),
    (.light, 4, false, "a3.png"), (.dark, 3, false, "d3.png"), (.dark, 1, false, "d3.png"),
    (.darkHigh, 2, false, "d3.png"),
    (.light, 2, true, "p2.png"),
  ])
  func thePictureOfADevice(appearance: Appearance, scale: Double, isPad: Bool, file: String) throws {
    let folder = "A.xcassets/hero-image.imageset"
    let sets = ImageSets(
      files: [InputFile(path: folder + "/Contents.json", bytes: Array(Self.contents.utf8))], picture: { _ in nil })
    for name in ["hero-image", "heroImage"] {
      let picture = try #require(sets.picture(named: name, appearance, scale: scale, isPad: isPad))
      #expect(picture.path == folder + "/" + file && picture.isTemplate)
    }
    #expect(sets.picture(named: "hero", appearance, scale: scale) == nil)
  }
}
