import SightlineModel
import Testing

@testable import DesignTokens

struct ColorSetTests {
  private func read(_ colors: String) -> (ColorSpec?, [InputProblem]) {
    var catalog = AssetCatalog()
    catalog.addColorSet(
      named: "Brand", contents: Array(#"{"colors":[\#(colors)],"info":{"author":"xcode","version":1}}"#.utf8),
      file: "Brand.colorset/Contents.json", platform: .ios26)
    return (catalog.color(named: "Brand"), catalog.problems)
  }

  private static func components(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
    #"{"color-space":"srgb","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"\#(alpha)"}}"#
  }

  @Test(arguments: [
    (("0x7A", "0x00", "0xFF"), "#7A00FFFF"), (("0.500", "1.000", "0.000"), "#80FF00FF"),
    (("123", "1", "255"), "#7B01FFFF"),
    (("1", "0", "1"), "#FF00FFFF"),
  ])
  func componentNotationsAsXcodeWritesThem(parts: (String, String, String), expected: String) {
    let (color, problems) = read(#"{"idiom":"universal","color":\#(Self.components(parts.0, parts.1, parts.2))}"#)
    #expect(problems.isEmpty)
    #expect(color?.light.hexString == expected)
  }

  @Test func appearancesFallBack() {
    let dark = #"[{"appearance":"luminosity","value":"dark"}]"#
    let high = #"[{"appearance":"contrast","value":"high"}]"#
    let (color, _) = read(
      """
      {"idiom":"universal","color":\(Self.components("0x11", "0x11", "0x11"))},
      {"idiom":"universal","appearances":\(dark),"color":\(Self.components("0x22", "0x22", "0x22"))},
      {"idiom":"universal","appearances":\(high),"color":\(Self.components("0x33", "0x33", "0x33"))}
      """)
    #expect(
      Appearance.allCases.map { color?[$0].hexString ?? "" } == ["#111111FF", "#222222FF", "#333333FF", "#222222FF"])
  }

  @Test func aReferenceBringsItsAppearances() {
    let (color, _) = read(#"{"idiom":"universal","color":{"platform":"universal","reference":"systemBlueColor"}}"#)
    #expect(color?.light.hexString == "#0088FFFF")
    #expect(color?.dark.hexString == "#0091FFFF")
  }

  @Test(arguments: [
    (#"{"idiom":"universal","color":{"reference":"sytemBlueColor"}}"#, "did you mean 'systemBlueColor'"),
    (#"{"idiom":"universal"}"#, "has no value"),
    (##"{"idiom":"universal","color":{"components":{"red":"#FF","green":"0","blue":"0"}}}"##, "is no component"),
    (#"{"idiom":"universal","color":{"components":{"red":"1.0","green":"0.0"}}}"#, "'blue' is missing"),
  ])
  func whatIsOffIsSaid(entry: String, message: String) {
    let (_, problems) = read(entry)
    #expect(problems.contains { $0.message.contains(message) && $0.location.file == "Brand.colorset/Contents.json" })
  }
}
