import SightlineModel
import Testing

@testable import AuditEngine

/// What is tinted has the app's accent colour where no view says another.
struct StyleResolverTests {
  private static let green = ColorSpec(light: RGBA(red: 0, green: 0.5, blue: 0), dark: .white, name: "AccentColor")
  private static let red = ColorSpec(light: RGBA(red: 1, green: 0, blue: 0), name: "Color.red")

  @Test(
    arguments: [
      (green, .tint, .light, RGBA(red: 0, green: 0.5, blue: 0), "AccentColor"),
      (green, .tint, .dark, .white, "AccentColor"),
      (green, .color(red), .light, RGBA(red: 1, green: 0, blue: 0), "Color.red"),
      (nil, .tint, .light, nil, "the system's accent colour"),
    ] as [(ColorSpec?, StyleSpec, Appearance, RGBA?, String)])
  func aTintIsTheViewsThenTheAppsThenTheSystems(
    accent: ColorSpec?, tint: StyleSpec, appearance: Appearance, expected: RGBA?, named: String
  ) {
    let styles = StyleResolver(appearance: appearance, platform: .ios26, accent: accent)
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let wanted = expected ?? styles.system("systemBlue")
    guard case .color(let color) = styles.paint(.tint, in: frame, base: nil, tint: tint) else {
      Issue.record("a tint is one colour")
      return
    }
    #expect(color == wanted)
    #expect(styles.derivation(of: .tint, base: nil, tint: tint).first?.words == named)
  }
}
