import SightlineModel
import Testing

/// In which variants something fails, as a person would say it.
struct VariantWordsTests {
  typealias Conditions = VariantWords.Conditions
  private static let all: [Conditions] = DynamicTypeSize.allCases.flatMap { size in
    ["en", "de", "fi", "ja", "ar"].flatMap { locale in
      ["SE", "standard", "largest"].flatMap { device in
        [Appearance.light, .dark].map { Conditions(size: size, locale: locale, device: device, appearance: $0) }
      }
    }
  }

  @Test(arguments: [
    ("from AX1 on", { @Sendable (v: Conditions) in v.size >= .ax1 }),
    (
      "from AX1 on; German and Finnish from XXL on; iPhone SE only",
      { @Sendable (v: Conditions) in
        v.device == "SE" && v.size >= (["de", "fi"].contains(v.locale) ? .xxLarge : .ax1)
      }
    ),
    // One size at which the words happen to fit is said, and makes no list of all others.
    ("from L on but not at AX2", { @Sendable (v: Conditions) in v.size >= .large && v.size != .ax2 }),
    ("at S, L and AX3", { @Sendable (v: Conditions) in [.small, .large, .ax3].contains(v.size) }),
    ("in every language but Japanese", { @Sendable (v: Conditions) in v.locale != "ja" }),
    ("in dark", { @Sendable (v: Conditions) in v.appearance == .dark }),
    (
      "in light, and in 1 of the other 180 variants",
      { @Sendable (v: Conditions) in
        v.appearance == .light || v == Conditions(size: .ax5, locale: "de", device: "SE", appearance: .dark)
      }
    ),
    (
      "in German only; not on the largest iPhone",
      { @Sendable (v: Conditions) in v.locale == "de" && v.device != "largest" }
    ),
    ("in all 360 variants", { @Sendable (_: Conditions) in true }),
  ])
  func saysItAsAPersonWould(expected: String, fails: @Sendable (Conditions) -> Bool) {
    #expect(VariantWords(failing: Self.all.filter(fails), judged: Self.all).text == expected)
  }

  /// What neither passes nor fails for certain between two failing sizes is no hole.
  /// One variant by what sets it apart from those that were judged.
  @Test(arguments: [
    (Conditions(size: .ax3, locale: "de", device: "SE", appearance: .dark), "at AX3, in German, on iPhone SE, in dark"),
    (
      Conditions(size: .large, locale: "en", device: "SE", appearance: .light),
      "at L, in English, on iPhone SE, in light"
    ),
  ])
  func oneVariantAmongAll(variant: Conditions, expected: String) {
    #expect(variant.words(among: Self.all) == expected)
    #expect(variant.words(among: [variant]) == nil)
    let withoutColors = expected.split(separator: ", ").dropLast().joined(separator: ", ")
    #expect(variant.words(among: Self.all, ofColors: false) == withoutColors)
    var large = variant
    large.size = .xxxLarge
    #expect(variant.words(among: [variant, large]) == "at \(variant.size.shortName)")
  }

  @Test func whatIsUndecidedIsNoHole() {
    let words = VariantWords(
      failing: Self.all.filter { $0.size >= .large && $0.size != .ax2 }, judged: Self.all, undecided: [.ax2])
    #expect(words.text == "from L on")
  }

  @Test(arguments: [
    ("de", "German"), ("pt-BR", "Portuguese (BR)"), ("zh-Hans", "Simplified Chinese"), ("en-XA", "lengthened English"),
    ("qq", "qq"),
  ])
  func languagesHaveNames(tag: String, name: String) { #expect(LanguageName.english(tag) == name) }

  @Test(arguments: [
    ("de", true), ("pt-BR", true), ("yue", true), ("xh", true), ("ar-XB", true), ("german", false), ("d3", false),
    ("qq", false), ("", false),
  ])
  func languagesAreTold(tag: String, isOne: Bool) { #expect(LanguageName.isLanguage(tag) == isOne) }
}
