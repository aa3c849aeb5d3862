import SightlineModel
import Testing

@testable import SwiftUIReader

/// Colours that sources give a name, in the ways that apps write them.
struct ColorConstantsTests {
  private static let initialisers = """
    extension Color {
      init(number: UInt32) {
        self.init(
          .sRGB, red: Double((number >> 16) & 0xFF) / 255, green: Double((number >> 8) & 0xFF) / 255,
          blue: Double(number & 0xFF) / 255, opacity: 1)
      }
      init(scanned hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var number: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&number)
        let (a, r, g, b): (UInt64, UInt64, UInt64, UInt64)
        switch hex.count {
        case 3: (a, r, g, b) = (255, (number >> 8) * 17, (number >> 4 & 0xF) * 17, (number & 0xF) * 17)
        case 6: (a, r, g, b) = (255, number >> 16, number >> 8 & 0xFF, number & 0xFF)
        case 8: (a, r, g, b) = (number >> 24, number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(
          .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
      }
      init(skipping hex: String) {
        let scanner = Scanner(string: hex)
        if hex.hasPrefix("#") { scanner.currentIndex = hex.index(after: hex.startIndex) }
        var number: UInt64 = 0
        guard scanner.scanHexInt64(&number) else { self = .clear; return }
        self.init(number: UInt32(number))
      }
      init(trimmed hex: String) {
        self.init(skipping: hex.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
      }
      init(parsed hex: String) {
        let number = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(number: UInt32(number))
      }
      init(unread hex: String) {
        var number: UInt64 = 0
        SomeLibrary.parse(hex, into: &number)
        self.init(number: UInt32(number))
      }
    }
    """

  @Test(arguments: [
    ("Color(red: 0.2, green: 0.4, blue: 0.6)", "#336699FF"), ("Color(white: 0.5)", "#808080FF"),
    ("Color(number: 0x9CA3AF)", "#9CA3AFFF"), ("Color(scanned: \"#9CA3AF\")", "#9CA3AFFF"),
    ("Color(scanned: \"9CF\")", "#99CCFFFF"), ("Color(scanned: \"#809CA3AF\")", "#9CA3AF80"),
    ("Color(skipping: \"#9CA3AF\")", "#9CA3AFFF"), ("Color(trimmed: \"#9CA3AF\")", "#9CA3AFFF"),
    ("Color(parsed: \"#9CA3AF\")", "#9CA3AFFF"),
    ("Color(hue: 0.5, saturation: 1, brightness: 0.5)", "#008080FF"), ("Color.black.opacity(0.5)", "#00000080"),
    ("Color(uiColor: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))", "#33669980"),
    ("Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", "#000000FF"),
  ])
  func initialisersGiveTheirColour(expression: String, expected: String) throws {
    let project = Source.project(
      "\(Self.initialisers)\nenum Palette { static let other = Color(white: 0); static let ink = \(expression) }")
    let constant = try #require(project.colorConstants().constants.first { $0.name == "Palette.ink" })
    #expect(constant.stops.map(\.color.light.hexString) == [expected])
    #expect(
      constant.location.line == Self.initialisers.split(separator: "\n", omittingEmptySubsequences: false).count + 2)
  }

  @Test func dynamicProvidersHaveFourAppearances() throws {
    let project = Source.project(
      """
      enum Palette {
        static let ink = Color(UIColor { traits in
          let isDark = traits.userInterfaceStyle == .dark
          return traits.accessibilityContrast == .high ? (isDark ? .white : .black) : (isDark ? .lightGray : .darkGray)
        })
      }
      """)
    let color = try #require(project.colorConstants().constants.first?.stops.first?.color)
    #expect(
      [color.light, color.dark, color.lightHigh, color.darkHigh].map(\.hexString)
        == ["#555555FF", "#AAAAAAFF", "#000000FF", "#FFFFFFFF"])
  }

  @Test func gradientsKeepTheirStops() throws {
    let project = Source.project(
      """
      enum Palette {
        static let sky = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
      }
      """)
    let constant = try #require(project.colorConstants().constants.first)
    #expect(constant.stops.map(\.color.light.hexString) == ["#000000FF", "#FFFFFFFF"])
    #expect(constant.stops.map(\.location) == [0, 1])
  }

  /// What a call that nobody knows does to its argument is not known: no black where a colour could not be read.
  @Test func anUnknownParserGivesNoColour() {
    let project = Source.project(
      "\(Self.initialisers)\nenum Palette { static let ink = Color(unread: \"#9CA3AF\") }")
    #expect(project.colorConstants().constants.isEmpty, "\(project.colorConstants().constants)")
  }
}
