import LayoutModel
import Testing

/// Calls of the library build what SwiftUI would, and say where they can't.
struct BuilderTests {
  static let engine: LayoutEngine? = try? LayoutEngine()

  /// A type of one's own, as in SwiftUI.
  struct Row: View {
    let title: String
    let isOn: Bool
    var body: some View {
      HStack(spacing: 8) {
        Text(title).font(.headline)
        if isOn { Image(systemName: "checkmark").accessibilityLabel("Done") }
        Spacer()
      }
      .padding()
    }
  }

  @Test func stacksAndPaddingHaveSwiftUIsFrames() throws {
    let engine = try #require(Self.engine)
    let screen = VStack(spacing: 10) {
      Color.red.frame(width: 100, height: 20).id("first")
      Rectangle().fill(.blue).frame(width: 50, height: 30).padding(5).id("second")
    }
    let laidOut = try engine.layOut(screen, in: Variant(device: "200x300"))
    let first = try laidOut.frame(of: "first")
    let second = try laidOut.frame(of: "second")
    #expect(first == Rect(x: 50, y: 115, width: 100, height: 20))
    #expect(second == Rect(x: 70, y: 145, width: 60, height: 40))
  }

  @Test func ownViewsAndConditionsAreBuilt() throws {
    let engine = try #require(Self.engine)
    let list = ForEach(["Bread", "Milk"], id: \.self) { Row(title: $0, isOn: $0 == "Milk") }
    let laidOut = try engine.layOut(VStack { list }, in: Variant(size: .ax3))
    #expect(laidOut.texts.map(\.string) == ["Bread", "Milk"])
    #expect(laidOut.spokenElements.map(\.element.label) == ["Bread", "Milk", "Done"])
    let large = try engine.layOut(VStack { list }, in: Variant())
    #expect(try laidOut.text("Milk").fontSize > large.text("Milk").fontSize)
    #expect(try large.text("Milk").fontSize == 17)
  }

  @Test func findingsNameTheCall() throws {
    let engine = try #require(Self.engine)
    let line = #line + 1
    let screen = Text("Faint").foregroundStyle(Color(white: 0.8))
    let result = try engine.audit(
      screen, in: AuditMatrix(sizes: [.large], devices: ["SE"], appearances: [.light]),
      rules: RuleSelection(only: ["contrast-text"]))
    let finding = try #require(result.findings.first)
    #expect(finding.rule == "contrast-text")
    #expect(finding.location.line == line)
    #expect(finding.location.file == "LayoutModelTests/BuilderTests.swift")
    let dark = try engine.layOut(screen, in: Variant(appearance: .dark))
    #expect(try dark.contrast(of: "Faint").isEnough == true)
  }

  /// Colours and gradients name no file of the library: what is around them is to blame.
  @Test func colorsHaveNoPlaceOfTheirOwn() throws {
    let engine = try #require(Self.engine)
    let laidOut = try engine.layOut(
      VStack { Color.red.frame(width: 4, height: 3) }, in: Variant())
    #expect(laidOut.elements.filter { $0.name == "color" }.map(\.location) == [nil])
    #expect(laidOut.elements.allSatisfy { $0.location?.file.hasPrefix("LayoutModel/") != true })
  }

  @Test(arguments: ["default", "wcag22-aa", "apple-hig", "strict"])
  func everyProfileRuns(profile: String) throws {
    let engine = try #require(Self.engine)
    let screen = NavigationStack {
      List {
        Section("General") {
          Toggle("Wi-Fi", isOn: true)
          Slider(value: 3, in: 0...10) { Text("Volume") }
          Picker("Colour", selection: .constant("red")) {
            Text("Red").tag("red")
            Text("Blue").tag("blue")
          }
          Button("Delete", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
    let result = try engine.audit(
      screen, in: AuditMatrix(sizes: [.large, .ax5], devices: ["SE"]), rules: RuleSelection(profile: profile))
    #expect(result.variantsLaidOut == 4)
    #expect(result.judged.values.reduce(0, +) > 0)
  }
}
