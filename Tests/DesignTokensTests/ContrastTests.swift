import DesignTokens
import SightlineModel
import Testing

struct ContrastTests {
  /// Ratios of WCAG's formula for known colours.
  @Test(
    arguments: [
      ([0.0, 0, 0, 1], [255.0, 255, 255], 21.0), ([118, 118, 118, 1], [255, 255, 255], 4.5422),
      ([119, 119, 119, 1], [255, 255, 255], 4.4781), ([0, 122, 255, 1], [255, 255, 255], 4.017),
      ([0, 136, 255, 1], [255, 255, 255], 3.5201), ([60, 60, 67, 0.6], [255, 255, 255], 3.4382),
      ([60, 60, 67, 173.0 / 255], [255, 255, 255], 4.2293), ([235, 235, 245, 0.6], [0, 0, 0], 6.3638),
      ([255, 204, 0, 1], [255, 255, 255], 1.512),
    ] as [([Double], [Double], Double)])
  func knownRatios(foreground: [Double], background: [Double], expected: Double) {
    func color(_ c: [Double]) -> RGBA {
      RGBA(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c.count > 3 ? c[3] : 1)
    }
    #expect(abs(Contrast.ratio(of: color(foreground), over: [color(background)]) - expected) < 0.00006)
  }

  /// Laws: symmetric, between 1 and 21, 1 for equal colours.
  @Test func laws() {
    let steps = stride(from: 0.0, through: 1, by: 0.25)
    let colors = steps.flatMap { r in steps.flatMap { g in steps.map { RGBA(red: r, green: g, blue: $0) } } }
    for a in colors {
      #expect(Contrast.ratio(a, a) == 1)
      for b in colors {
        let ratio = Contrast.ratio(a, b)
        #expect(ratio == Contrast.ratio(b, a))
        #expect(ratio >= 1 && ratio <= 21)
      }
    }
  }

  /// Laws of compositing: opaque hides, clear changes nothing, order matters not for grouping.
  @Test func compositing() {
    let a = RGBA(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    let b = RGBA(red: 0, green: 0.4, blue: 1, alpha: 0.25)
    let c = RGBA(red: 0.3, green: 0.3, blue: 0.3)
    #expect(RGBA.black.composited(over: c) == .black)
    #expect(RGBA.clear.composited(over: c) == c)
    let left = a.composited(over: b).composited(over: c)
    let right = a.composited(over: b.composited(over: c))
    #expect(abs(left.red - right.red) < 1e-12 && abs(left.blue - right.blue) < 1e-12)
    #expect(RGBA.white.opacity(0.5).composited(over: .black).hexString == "#808080FF")
    #expect(Contrast.flatten([.clear, a, b], base: c) == right)
  }

  @Test func anUnknownBackgroundGivesARange() {
    let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    #expect(Contrast.range(of: gray).lowerBound == 1)
    #expect(abs(Contrast.range(of: .white).upperBound - 21) < 1e-9)
    let light = RGBA(red: 0.9, green: 0.9, blue: 0.9)
    let range = Contrast.range(of: .black, overAnyFrom: light, to: .white)
    #expect(range.lowerBound > 16 && range.upperBound == 21)
  }

  @Test func gradientsAreJudgedAtTheirWorstPoint() throws {
    let stops = [(position: 0.0, color: RGBA.black), (position: 1.0, color: RGBA.white)]
    let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    let worst = try #require(GradientContrast.worst(of: gray, over: stops))
    #expect(worst.ratio < 1.01)
    #expect(abs(worst.position - 0.5) < 0.01)
    let part = try #require(GradientContrast.worst(of: .white, over: stops, stretch: 0...0.3))
    #expect(abs(part.position - 0.3) < 1e-9)
    let opaque = try #require(GradientContrast.worst(of: .white, over: [(0, .clear), (1, .black)], base: .white))
    #expect(opaque.ratio == 1)
    #expect(GradientContrast.worst(of: .white, over: []) == nil)
  }

  /// Published with APCA-W3 0.1.9.
  @Test(
    arguments: [
      (0x888888, 0xFFFFFF, 63.056469930209424), (0xFFFFFF, 0x888888, -68.54146436644962),
      (0x000000, 0xAAAAAA, 58.146262578561334), (0xAAAAAA, 0x000000, -56.24113336839742),
      (0x112233, 0xDDEEFF, 91.66830811481631), (0xDDEEFF, 0x112233, -93.06770049484275),
      (0x112233, 0x444444, 8.32326136957393), (0x444444, 0x112233, -7.526878460278154),
    ] as [(UInt32, UInt32, Double)])
  func perceptualContrast(text: UInt32, background: UInt32, expected: Double) {
    let lightness = PerceptualContrast.lightness(text: RGBA(hex: text), background: RGBA(hex: background))
    #expect(abs(lightness - expected) < 1e-6)
  }

  @Test(arguments: [
    (17.0, 400.0, false, false), (18, 400, true, false), (24, 400, true, true), (14, 700, true, false),
    (14, 600, false, false), (18.66, 700, true, true), (18.65, 700, true, false),
  ])
  func largeTextInBothReadings(size: Double, weight: Double, native: Bool, strict: Bool) {
    #expect(LargeTextReading.native.isLarge(size: size, weight: weight) == native)
    #expect(LargeTextReading.strict.isLarge(size: size, weight: weight) == strict)
  }
}

struct SystemColorsTests {
  /// On white in light, on white with Increase Contrast, on black in dark, on black with Increase Contrast.
  @Test(
    arguments: [
      ("red", Platform.ios26, [3.57, 4.56, 6.12, 7.15]), ("blue", .ios26, [3.52, 4.57, 6.49, 9.76]),
      ("indigo", .ios26, [5.09, 6.12, 5.98, 9.84]), ("brown", .ios26, [3.53, 4.58, 6.84, 9.74]),
      ("blue", .ios18, [4.02, 7.56, 5.76, 7.42]), ("teal", .ios18, [2.57, 4.51, 10.56, 14.23]),
      ("gray", .ios26, [3.26, 5.23, 6.44, 9.5]), ("systemGray3", .ios18, [1.68, 2.21, 2.3, 2.78]),
    ] as [(String, Platform, [Double])])
  func contrastOfThePalettes(name: String, platform: Platform, expected: [Double]) throws {
    let color = try #require(SystemColors.color(named: name, platform: platform))
    let ratios = [
      Contrast.ratio(color.light, .white), Contrast.ratio(color.lightHigh, .white),
      Contrast.ratio(color.dark, .black), Contrast.ratio(color.darkHigh, .black),
    ]
    for (ratio, wanted) in zip(ratios, expected) { #expect(abs(ratio - wanted) < 0.0051) }
  }

  @Test(arguments: [
    ("primary", "label"), ("secondary", "secondaryLabel"), ("red", "systemRed"), ("systemRedColor", "red"),
    ("accentColor", "blue"), ("gray", "systemGray"), ("labelColor", "label"),
  ])
  func namesOfThreeWorlds(a: String, b: String) {
    let (first, second) = (
      SystemColors.color(named: a, platform: .ios26), SystemColors.color(named: b, platform: .ios26)
    )
    #expect(first != nil && first?.light == second?.light && first?.darkHigh == second?.darkHigh)
  }

  @Test func sheetsAreElevatedInTheDark() throws {
    let base = try #require(SystemColors.color(named: "systemBackground", platform: .ios26))
    let sheet = try #require(SystemColors.color(named: "systemBackground", platform: .ios26, isElevated: true))
    #expect(base.dark == .black)
    #expect(sheet.dark.hexString == "#1C1C1EFF")
    #expect(sheet.light == .white)
    #expect(SystemColors.color(named: "noSuchColor", platform: .ios26) == nil)
  }
}
