import DesignTokens
import SightlineModel
import Testing

struct NearestPassingColorTests {
  private static let notations: [TokenColor.Notation] = [
    .hex(isUpper: false), .object(hasHex: false), .function, .asset(.decimal), .asset(.hexByte),
  ]

  /// Law: a suggestion passes as it is written, and no nearer lightness of the same hue does beyond the tolerance.
  @Test(arguments: [3.0, 4.5, 7.0])
  func aSuggestionPassesAndNoNearerOneDoes(required: Double) throws {
    let steps = [0.0, 0.35, 0.7, 1]
    for red in steps {
      for green in steps {
        for blue in steps {
          for background in [RGBA.white, .black, RGBA(hex: 0x1A2030), RGBA(hex: 0xF3F4F6)] {
            for notation in Self.notations {
              let color = TokenColor(RGBA(red: red, green: green, blue: blue), notation: notation)
              let found = try #require(
                NearestPassingColor.suggestion(for: color, over: background, required: required))
              #expect(Contrast.ratio(found.rgba, background) >= required)
              let was = ColorSpace.oklch.components(of: color.rgba)[0]
              let moved = ColorSpace.oklch.components(of: found.rgba)[0] - was
              guard abs(moved) > 0.012, Contrast.ratio(color.rgba, background) < required else { continue }
              // A step back by more than the tolerance and the rounding to 8 bits no longer passes.
              let components = ColorSpace.oklch.components(of: found.rgba)
              let nearer = ColorSpace.oklch.rgba([
                components[0] - (moved > 0 ? 0.012 : -0.012), components[1], components[2],
              ])
              #expect(Contrast.ratio(nearer, background) < required + 0.02)
            }
          }
        }
      }
    }
  }

  @Test func translucentColoursKeepTheirAlphaWhereItIsEnough() throws {
    let color = TokenColor(RGBA(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6), notation: .function)
    let found = try #require(NearestPassingColor.suggestion(for: color, over: .white, required: 4.5))
    #expect(found.alpha == 0.6)
    #expect(Contrast.ratio(of: found.rgba, over: [.white]) >= 4.5)
    let faint = TokenColor(RGBA(red: 0, green: 0, blue: 0, alpha: 0.1), notation: .function)
    let stronger = try #require(NearestPassingColor.suggestion(for: faint, over: .white, required: 4.5))
    #expect(stronger.alpha > 0.5 && Contrast.ratio(of: stronger.rgba, over: [.white]) >= 4.5)
  }

  @Test func nothingIsSuggestedWhereNothingPasses() {
    let color = TokenColor(.white, notation: .hex(isUpper: true))
    #expect(NearestPassingColor.suggestion(for: color, over: RGBA(hex: 0x777777), required: 7) == nil)
  }

  @Test func wideGamutAndSpacesAreKept() throws {
    let color = TokenColor(space: .displayP3, components: [1, 0, 0], notation: .object(hasHex: false))
    let found = try #require(NearestPassingColor.suggestion(for: color, over: .white, required: 4.5))
    #expect(found.space == .displayP3)
    #expect(found.text.hasPrefix(#"{"colorSpace": "display-p3", "components": ["#))
    let hsl = TokenColor(space: .hsl, components: [210, 50, 70], notation: .function)
    #expect(NearestPassingColor.suggestion(for: hsl, over: .white, required: 4.5)?.text.hasPrefix("hsl(2") == true)
  }
}
