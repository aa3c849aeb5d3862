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
      case .tapOfEmptyButton(let words): "empty \(words)"
      case .statusDot(let state): "dot \(state)"
      case .stateSymbols(let state, let symbols): "symbols \(state) \(symbols.joined(separator: " "))"
      case .progressRing: "ring"
      case .progressBar: "bar"
      case .spokenPlaceholder: "placeholder"
      default: nil
      }
    }
  }

  @Test(arguments: [
    ("Text(\"More\").onTapGesture { isOpen = true }", ["tap Text More"]),
    ("HStack { Text(note.title); Spacer() }.padding().onTapGesture(perform: open)", ["tap HStack "]),
    ("Image(note.cover).onTapGesture { isOpen.toggle() }", ["tap Image "]),
    // A button that does nothing where nobody touches it.
    ("Button(action: {}) { Text(\"More\") }.frame(width: 44).onTapGesture { isOpen = true }", ["empty More"]),
    ("Button {} label: { Image(systemName: \"plus\") }.onTapGesture { isOpen.toggle() }", ["empty "]),
    ("Button(\"More\") { }.onTapGesture(perform: open)", ["empty "]),
    ("Button {} label: { Text(\"More\") }.simultaneousGesture(TapGesture().onEnded { _ in open() })", ["empty More"]),
    ("Button {} label: { Text(\"More\") }.simultaneousGesture(LongPressGesture().onEnded { _ in open() })", []),
    ("Button { open() } label: { Text(\"More\") }.simultaneousGesture(TapGesture().onEnded { count() })", []),
    ("Button(\"More\") { }.onTapGesture { open() }", ["empty "]),
    ("Button {} label: { Text(\"More\").onTapGesture { open() } }", ["empty More"]),
    ("Button {} label: { Text(\"More\") }", []),
    ("Button { open() } label: { Text(\"More\") }.onTapGesture { isOpen = true }", []),
    ("Button {} label: { Text(\"More\") }.onTapGesture { open() }.accessibilityAction { open() }", []),
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

  /// A view of the project's own that is nothing but a dot, wherever a condition shows it.
  @Test(arguments: [
    ("ZStack { Circle().fill(.white); Circle().fill(color).frame(width: 8) }", ["dot note.isNew"]),
    ("Circle().fill(color).accessibilityLabel(\"New\")", []), ("Text(\"3\").background(Circle().fill(color))", []),
  ])
  func ownDots(badge: String, expected: [String]) {
    let rest = "struct CountBadge: View { let color: Color; var body: some View { \(badge) } }"
    #expect(Self.found("if note.isNew { CountBadge(color: .blue) }", rest) == expected)
  }

  /// A symbol for each value of a state, which VoiceOver reads by what the symbol is called.
  @Test(arguments: [
    (
      "switch note.phase { case .waiting: Image(systemName: \"clock\"); case .sent: Image(systemName: \"tray\") }",
      ["symbols note.phase clock tray"]
    ),
    (
      "if note.isSent { Image(systemName: \"tray\") } else { Image(systemName: \"clock\") }",
      ["symbols note.isSent tray clock"]
    ),
    ("if note.isSent { Image(systemName: \"tray\") }", []),
    (
      "if note.isSent { Image(systemName: \"tray\").accessibilityLabel(\"Sent\") } else { Image(systemName: \"clock\") }",
      []
    ),
    ("Button { open() } label: { if note.isSent { Image(systemName: \"a\") } else { Image(systemName: \"b\") } }", []),
    (
      "if note.isSent { Label(\"Sent\", systemImage: \"tray\") } else { Image(systemName: \"clock\"); Text(\"Waiting\") }",
      []
    ),
    ("if isOpen { Image(systemName: \"chevron.up\") } else { Image(systemName: \"chevron.down\") }", []),
    // Marks that are there or not, one beside the other.
    (
      "HStack { if note.isSent { Image(systemName: \"tray\") }; if note.isOld { Image(systemName: \"clock\") } }",
      ["symbols note.isSent, note.isOld tray clock"]
    ),
    (
      "HStack { if note.isSent { Image(systemName: \"tray\") }; if note.isOld { Text(\"Old\") } }", []
    ),
    (
      "HStack { if note.isSent { Image(systemName: \"tray\") }; if note.isOld { Image(systemName: \"clock\") } }"
        + ".accessibilityHidden(true)", []
    ),
  ])
  func stateSymbols(body: String, expected: [String]) {
    #expect(Self.found(body).filter { $0.hasPrefix("symbols") } == expected)
  }

  /// A ring that is drawn by hand says how much is done to nobody who can't see it.
  @Test(arguments: [
    ("Circle().trim(from: 0, to: note.progress).stroke(.blue)", ["ring"]),
    ("Capsule().fill(.blue).frame(width: proxy.size.width * note.progress, height: 8)", ["bar"]),
    ("HStack { Text(words); Capsule().frame(width: proxy.size.width * note.progress) }", []),
    ("Capsule().frame(width: proxy.size.width * 0.5)", []),
    ("Circle().trim(from: 0, to: 0.7).stroke(.blue)", []), ("Circle().trim(from: 0, to: note.angle).stroke(.blue)", []),
    ("ZStack { Circle().trim(from: 0, to: note.progress).stroke(.blue); Text(\"4 of 5\") }", []),
    ("Circle().trim(from: 0, to: note.progress).stroke(.blue).accessibilityLabel(\"Read\")", []),
    ("Circle().trim(from: 0, to: note.progress).stroke(.blue).accessibilityHidden(true)", []),
  ])
  func rings(body: String, expected: [String]) { #expect(Self.found(body) == expected) }

  /// What is redacted is still read aloud.
  @Test(arguments: [
    ("Text(\"Name\").redacted(reason: .placeholder)", ["placeholder"]),
    ("Text(\"Name\").redacted(reason: isOpen ? [] : .placeholder)", ["placeholder"]),
    ("Text(\"Name\").redacted(reason: .placeholder).accessibilityHidden(true)", []),
    ("Text(\"Name\").accessibilityLabel(\"Loading\").redacted(reason: .placeholder)", []),
    ("Text(\"Name\").redacted(reason: .privacy)", []),
  ])
  func placeholders(body: String, expected: [String]) { #expect(Self.found(body) == expected) }
}
