import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Words that the source shows, whether any state does or not.
struct WrittenWordsTests {
  private static func words(_ text: String, unused: [SightlineModel.SourceLocation] = []) -> [String] {
    WrittenBehaviour.words(in: [ParsedFile(path: "A.swift", text: "import SwiftUI\n" + text)], unused: unused)
      .compactMap {
        switch $0.kind {
        case .writtenKey(let key, _): "key \(key)"
        case .writtenWords(let text, let isFallback): (isFallback ? "fallback " : "words ") + text
        default: nil
        }
      }
  }
  private static func page(_ body: String) -> String {
    "struct Page: View {\nlet list: List?\nlet title: LocalizedStringKey?\nvar body: some View {\n\(body)\n}\n}\n"
  }

  @Test(
    arguments: [
      ("Text(\"A\")", ["key A"]), ("Text(isOn ? \"A\" : \"B\")", ["key A", "key B"]), ("Text(verbatim: \"A\")", []),
      ("Text(\"A\", bundle: .module)", []), ("Text(\"A \\(name)\")", []), ("Text(name)", []),
      ("Label(\"A\", systemImage: \"star\")", ["key A"]), ("Text(name).navigationTitle(\"A\")", ["key A"]),
      ("Text(String(localized: \"A\"))", ["key A"]), ("Text(NSLocalizedString(\"A\", comment: \"\"))", ["key A"]),
      ("Text(list?.name ?? \"A\")", ["fallback A"]), ("Text(title ?? \"A\")", []),
      ("Text(\"A \" + name)", ["words A "]),
      ("Text(isOn ? name ?? \"\" : \"A\")", ["fallback ", "fallback A"]), ("Text(isOn ? name : \"A\")", []),
      ("Other.Text(\"A\")", []), ("Image(\"A\")", []),
    ] as [(String, [String])])
  func calls(body: String, expected: [String]) {
    #expect(Self.words(Self.page(body)) == expected)
  }

  /// What a function or a member of the project's own looks up is a key.
  @Test(
    arguments: [
      ("func L(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }", "Text(L(\"a_b\"))", ["key a_b"]),
      (
        "func L(_ key: String, value: String) -> String { NSLocalizedString(key, bundle: own, value: value, comment: \"\") }",
        "Text(L(\"a_b\", value: \"A\"))", ["key a_b"]
      ),
      ("func L(_ key: String) -> String { table[key] }", "Text(L(\"a_b\"))", []),
      (
        "func L(_ key: String) -> String? { UserDefaults.standard.string(forKey: key) }", "Text(L(\"a_b\") ?? name)", []
      ),
      (
        "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
        "Text(\"a_b\".localized)", ["key a_b"]
      ),
      ("extension String { var trimmed: String { filter { $0 != \" \" } } }", "Text(\"a_b\".trimmed)", []),
    ] as [(String, String, [String])])
  func ownLookups(lookup: String, body: String, expected: [String]) {
    #expect(Self.words(lookup + "\n" + Self.page(body)) == expected)
  }

  /// What a view or a function of one's own takes as a `String` and hands on as it is.
  @Test(
    arguments: [
      (
        "struct Card: View { let title: String; var body: some View { Text(title) } }", "Card(title: \"A\")",
        ["words A"]
      ),
      (
        "struct Card: View { let title: LocalizedStringKey; var body: some View { Text(title) } }",
        "Card(title: \"A\")", []
      ),
      (
        "struct Card: View { let title: String; var body: some View { Text(LocalizedStringKey(title)) } }",
        "Card(title: \"A\")", []
      ),
      ("struct Card: View { let symbol: String; var body: some View { Image(symbol) } }", "Card(symbol: \"A\")", []),
      // A message that a package shows.
      (
        "func showNote(title: String) { Notes.add(Note(title: title)) }", "Button(name) { showNote(title: \"A\") }",
        ["words A"]
      ),
      (
        "func showNote(title: String) { Notes.add(NSLocalizedString(title, comment: \"\")) }",
        "Button(name) { showNote(title: \"A\") }", []
      ),
      ("func showNote(id: String) { Notes.open(id) }", "Button(name) { showNote(id: \"A\") }", []),
      ("func add(title: String) { Notes.add(Note(title: title)) }", "Button(name) { add(title: \"A\") }", []),
      (
        "struct Card: View { let title: String; var body: some View { Text(title) } }\n"
          + "struct Box: View { let name: String; var body: some View { Card(title: name) } }",
        "Box(name: \"A\")", ["words A"]
      ),
      (
        "func show(message: String) { UIAlertController(title: nil, message: message, preferredStyle: .alert) }",
        "Button(name) { show(message: \"A\") }", ["words A"]
      ),
      (
        "func show(_ message: String) { UIAlertController(title: nil, message: message, preferredStyle: .alert) }",
        "Button(name) { show(\"A\") }", ["words A"]
      ),
      (
        // Two functions of a name that do otherwise.
        "func show(message: String) { UIAlertController(title: nil, message: message, preferredStyle: .alert) }\n"
          + "class Log { func show(message: String) { print(message) } }",
        "Button(name) { show(message: \"A\") }", []
      ),
      ("", "Button(name) { bar.placeholder = \"A\" }", ["words A"]),
    ] as [(String, String, [String])])
  func ownCalls(declaration: String, body: String, expected: [String]) {
    #expect(Self.words(declaration + "\n" + Self.page(body)) == expected)
  }

  /// Previews, samples and views that nothing shows are not shipped.
  @Test func whatNobodySees() {
    #expect(Self.words("#Preview { Text(\"A\") }") == [])
    #expect(
      Self.words("struct Page: View { static let sample = Text(\"A\"); var body: some View { Text(name) } }") == [])
    let unused = SightlineModel.SourceLocation(file: "A.swift", line: 2, column: 8)
    #expect(Self.words(Self.page("Text(\"A\")"), unused: [unused]) == [])
  }

  /// Where one of several texts is shown, the others are too.
  @Test(
    arguments: [
      ("enum Kind { var title: String { switch self { case .a: \"A\"; case .b: \"B\" } } }", [2]),
      ("func title() -> String { if isOn { return \"A\" }; return \"B\" }", [2]),
      ("struct Row { var title: String { isOn ? \"A\" : \"B\" } }", [2]),
      ("struct Row { var title: String { \"A\" } }", []),
      ("func write() { print(\"A\"); print(\"B\") }", []),
    ] as [(String, [Int])])
  func returnedWords(text: String, expected: [Int]) {
    #expect(WrittenBehaviour.returnedWords(in: [ParsedFile(path: "A.swift", text: text)]).map(\.count) == expected)
  }
}
