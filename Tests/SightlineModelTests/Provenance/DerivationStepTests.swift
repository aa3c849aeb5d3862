import Foundation
import SightlineModel
import Testing

/// Steps are kept in parts and worded when they are read.
struct DerivationStepTests {
  private typealias Kind = DerivationStep.Kind
  /// Each kind once, with its words.
  private static let kinds: [(kind: Kind, words: String)] = [
    (.integer(20), "20"), (.number(1.5), "1.5"), (.number(.infinity), "inf"), (.truth(true), "true"),
    (.text("Skip"), "\"Skip\""), (.literal, "literal"), (.colorLiteral("#112233"), "literal #112233"),
    (.interpolation, "interpolated text"), (.plural, "interpolated text with a plural made by code"),
    (
      .constant(name: "Palette.ink", value: "Color(\"a = b\")"),
      "Palette.ink = Color(\"a = b\")"
    ),
    (.constant(name: "Palette.ink", value: nil), "Palette.ink"),
    (.enumerationCase(type: "Tab", name: "home"), "Tab.home"), (.typed, "typed into a field"),
    (.data, "data of a model"), (.sample, "sample value"), (.string(key: "hello"), "string 'hello'"),
    (.untranslated(key: "hello", languages: ["de", "pt-BR"]), "string 'hello', which has no text in de, pt-BR"),
    (.firstStored(key: "tint"), "the first value of @AppStorage(\"tint\")"),
    (.scaledMetric(24, relativeTo: .body), "@ScaledMetric of 24.0"),
    (.systemColor("systemRed", .ios26), "system colour systemRed, ios26"), (.assetColor("Ink"), "asset colour Ink"),
    (.swiftConstant("Palette.ink"), "Swift constant Palette.ink"),
    (.token(path: "color.ink", value: "#112233"), "token color.ink = #112233"),
    (.token(path: "color.ink", value: nil), "token color.ink"),
    (.named("Color.red", system: "systemRed"), "Color.red"), (.named("Palette.ink", system: nil), "Palette.ink"),
    (.color(RGBA(hex: 0x112233)), "#112233"), (.value(RGBA.black.opacity(0.5), .darkHigh), "#00000080 in dark-high"),
    (.share(0.3, of: .share(0.5, of: .foreground)), "30 % of 50 % of the foreground"),
    (.share(.nan, of: .accent), "0 % of the system's accent colour"), (.level(2, of: nil), ".secondary"),
    (.level(9, of: .systemBackground), ".quinary of the system background"), (.material("bar"), "material bar"),
    (.image("Photo"), "image Photo"), (.unknown(reason: "a network answer"), "unknown: a network answer"),
    (.remark("1 line of 40 pt"), "1 line of 40 pt"),
  ]

  @Test func wordsAndBack() throws {
    let place = SourceLocation(file: "A.swift", line: 3, column: 5)
    for (index, known) in Self.kinds.enumerated() {
      let step = DerivationStep(known.kind, at: index % 2 == 0 ? place : nil)
      #expect(step.words == known.words)
      let data = try JSONEncoder().encode(step)
      let read = try JSONDecoder().decode(DerivationStep.self, from: data)
      // A share that is no number is unequal even to itself.
      #expect(read == step || known.words.hasPrefix("0 %") && read.words == step.words, "\(known.words)")
    }
  }

  /// A report carries words and places alone, and a later version may know more kinds.
  @Test(arguments: [#"{"what":"token a","location":null}"#, #"{"what":"token a","kind":"dream"}"#])
  func withoutAKindItIsARemark(text: String) throws {
    let step = try JSONDecoder().decode(DerivationStep.self, from: Data(text.utf8))
    #expect(step == DerivationStep(.remark("token a")))
  }

  @Test func namesAreThoseOfTheSources() {
    #expect(DerivationStep(.constant(name: "Palette.ink", value: "Color(\"a = b\")")).name == "Palette.ink")
    #expect(DerivationStep(.share(0.5, of: .named("Palette.ink", system: nil))).names == ["Palette.ink"])
    #expect(DerivationStep(.value(.black, .light)).names.isEmpty)
  }
}
