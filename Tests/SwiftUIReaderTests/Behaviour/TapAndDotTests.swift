import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Taps and dots that the source tells VoiceOver nothing of, wherever they are shown.
struct TapAndDotTests {
  private static func found(_ body: String, _ rest: String = "") -> [String] {
    let text = """
      struct Page: View {
        @State private var isOpen = false
        @FocusState private var isFocused: Bool
        let note: Note
        var body: some View { \(body) }
        func open() { isOpen = true }
      }
      \(rest)
      """
    return WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap {
      switch $0.kind {
      case .tap(let view, let words): "tap \(view) \(words)"
      case .statusDot(let state): "dot \(state)"
      default: nil
      }
    }
  }

  @Test(arguments: [
    ("Text(\"More\").onTapGesture { isOpen = true }", ["tap Text More"]),
    ("HStack { Text(note.title); Spacer() }.padding().onTapGesture(perform: open)", ["tap HStack "]),
    ("Image(note.cover).onTapGesture { isOpen.toggle() }", ["tap Image "]),
    // What says so, what is done elsewhere, and what only closes.
    ("Text(\"More\").onTapGesture { isOpen = true }.accessibilityAddTraits(.isButton)", []),
    ("Text(\"More\").accessibilityAddTraits(.isButton).onTapGesture { isOpen = true }", []),
    ("HStack { Text(\"More\").onTapGesture { isOpen = true } }.accessibilityElement(children: .combine)", []),
    ("Text(\"More\").onTapGesture { isOpen = true }.accessibilityHidden(true)", []),
    ("Text(\"More\").onTapGesture(count: 2) { isOpen = true }", []),
    ("VStack { Text(\"More\").onTapGesture { isOpen = true }; Button(\"More\") { isOpen = true } }", []),
    ("HStack { Button(\"More\") { note.open() } }.onTapGesture { isOpen = true }", []),
    ("Button { note.open() } label: { Text(\"More\").onTapGesture { isOpen = true } }", []),
    ("VStack { Text(\"More\") }.onTapGesture { isFocused = false }", []),
    ("VStack { Text(\"More\") }.onTapGesture { hideKeyboard() }", []),
    ("Color.black.onTapGesture { isOpen = true }", []),
    ("ScrollView { Text(\"More\") }.onTapGesture { isOpen = true }", []),
  ])
  func taps(body: String, expected: [String]) { #expect(Self.found(body) == expected) }

  /// A view of the project's own is tapped for what it shows, unless it tells or does something itself.
  @Test(arguments: [
    ("Text(\"a\")", ["tap Cell "]), ("Button(\"a\") { print(1) }", []),
    ("Text(\"a\").accessibilityAddTraits(.isButton)", []),
    ("HStack { Text(\"a\"); Toggle(\"b\", isOn: .constant(true)) }", []),
  ])
  func tapsOnOwnViews(cell: String, expected: [String]) {
    let rest = "struct Cell: View { var body: some View { \(cell) } }"
    #expect(Self.found("Cell().onTapGesture { isOpen = true }", rest) == expected)
  }

  @Test(arguments: [
    ("if note.isNew { Circle().fill(.blue).frame(width: 8, height: 8) }", ["dot note.isNew"]),
    (
      "HStack { Text(note.title); if note.isNew { Circle().frame(width: 8).foregroundColor(.blue) } }",
      ["dot note.isNew"]
    ),
    ("if note.isNew { Circle().fill(.blue).frame(width: 8, height: 8).accessibilityLabel(\"New\") }", []),
    ("if note.isNew { Circle().fill(.blue).frame(width: 8, height: 8).accessibilityHidden(true) }", []),
    ("if note.isNew { HStack { Circle().fill(.blue).frame(width: 8, height: 8); Text(\"New\") } }", []),
    ("if note.isNew { Circle().fill(.blue).frame(width: 80, height: 80) }", []),
    ("Circle().fill(.blue).frame(width: 8, height: 8)", []),
    ("if isOpen { HStack { ForEach(0..<3) { _ in Circle().fill(.blue).frame(width: 8) } } }", []),
  ])
  func dots(body: String, expected: [String]) { #expect(Self.found(body) == expected) }
}
