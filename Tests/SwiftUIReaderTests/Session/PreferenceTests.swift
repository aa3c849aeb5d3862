import SightlineModel
import Testing

@testable import SwiftUIReader

/// What views tell those around them reaches the code that asks for it.
struct PreferenceTests {
  private static func texts(_ content: String) -> [String] {
    Source.tree(
      """
      struct Width: PreferenceKey {
        static var defaultValue: Int? = nil
        static func reduce(value: inout Int?, nextValue: () -> Int?) { value = max(value ?? 0, nextValue() ?? 0) }
      }
      struct A: View {
        @State private var width: Int? = nil
        var body: some View {
          VStack {
            Text(width.map { "\\($0)" } ?? "none")
            \(content)
          }
        }
      }
      """
    ).texts
  }

  @Test(arguments: [
    ("Text(\"a\").preference(key: Width.self, value: 7).onPreferenceChange(Width.self) { width = $0 }", "7"),
    ("HStack { Text(\"a\").preference(key: Width.self, value: 7) }.onPreferenceChange(Width.self) { width = $0 }", "7"),
    ("Text(\"a\").onPreferenceChange(Width.self) { width = $0 }.preference(key: Width.self, value: 7)", "none"),
    ("Text(\"a\").onPreferenceChange(Width.self) { width = $0 }", "none"),
    // One that follows from itself ends.
    (
      "Text(\"a\").preference(key: Width.self, value: (width ?? 0) + 1).onPreferenceChange(Width.self) { width = $0 }",
      "9"
    ),
  ])
  func aValueReachesWhatIsAround(content: String, shown: String) {
    #expect(Self.texts(content) == [shown, "a"])
  }

  /// Lengths that only layout knows are unknown, not what they were before.
  @Test(arguments: [
    "Text(\"a\").anchorPreference(key: Width.self, value: .bounds) { $0 }.onPreferenceChange(Width.self) { width = $0 }",
    "Text(\"a\").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = Int($0) }",
  ])
  func whatLayoutKnowsIsUnknown(content: String) {
    #expect(Self.texts(content)[0] != "none")
  }

  /// The key says what several values make: here the widest.
  @Test func severalValuesAreReduced() {
    let rows = [3, 9, 5].map { "Text(\"a\").preference(key: Width.self, value: \($0))" }.joined(separator: "\n")
    #expect(Self.texts("HStack { \(rows) }.onPreferenceChange(Width.self) { width = $0 }").first == "9")
  }
}
