import SightlineModel
import Testing

@testable import SwiftUIReader

/// What the sources say of constants, members and calls.
struct ConstantTests {
  private let project = Source.project(
    """
    extension Color {
      static let brand = Color(red: 1, green: 0.5, blue: 0)
      static let palette: [Color] = [.brand, Color(red: 0, green: 0, blue: 0, opacity: 1)]
    }
    struct Pad: View {
      private let digits = ["1", "2"]
      let columns = 3
      let title: String
      var body: some View { key }
      private var key: some View {
        Circle().fill(Color(red: 0, green: 1, blue: 0))
      }
    }
    """)

  @Test func colorsOfExtensionsAreKnown() {
    #expect(project.color(of: "Color.brand", in: .light)?.hexString == "#FF8000FF")
    #expect(project.color(of: "Color.missing", in: .light) == nil)
    #expect(project.values(of: "Color.palette", in: .light) == ["#FF8000FF", "#000000FF"])
  }

  @Test func propertiesOfAViewAreReadFromASample() {
    #expect(project.values(of: "Pad.digits", in: .light) == ["1", "2"])
    #expect(project.values(of: "Pad.columns", in: .light) == ["3"])
    #expect(project.values(of: "Pad.rows", in: .light) == nil)
  }

  @Test func onlyCallsInViewsCount() {
    #expect(project.viewCalls("Color(red:green:blue:)").map(\.line) == [12])
    #expect(project.viewCalls("Circle").map(\.line) == [12])
    #expect(project.viewCalls("Color(hue:)").isEmpty)
  }

  @Test func aMemberExtendsOverItsDeclaration() {
    #expect(project.extents(of: "Pad.key").map { [$0.lowerBound.line, $0.upperBound.line] } == [[11, 13]])
    #expect(project.extents(of: "Pad").isEmpty)
  }
}
