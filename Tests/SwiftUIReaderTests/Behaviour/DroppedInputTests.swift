import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Input that is dropped without a word, and copies that nothing confirms.
struct DroppedInputTests {
  private static func told(_ members: String, _ body: String, beside other: String = "") -> [String] {
    let text = "struct Page: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
    let files = [ParsedFile(path: "A.swift", text: text), ParsedFile(path: "B.swift", text: other)]
    return WrittenBehaviour.all(in: files).compactMap { behaviour in
      switch behaviour.kind {
      case .ignoredInput(let name): "\(name) ignored, line \(behaviour.location.line)"
      case .cutInput(let name, let limit): "\(name) cut at \(limit.map(String.init) ?? "?")"
      case .silentCopy: "copy, line \(behaviour.location.line)"
      default: nil
      }
    }
  }

  @Test(arguments: [
    ("Button(\"Send\") { guard !words.isEmpty else { return }; send(words) }", ["words ignored, line 6"]),
    ("Button(\"Send\") { if !words.isEmpty { send(words) } }", ["words ignored, line 6"]),
    (
      "Button(\"Send\") { let clean = words.trimmed; guard !clean.isEmpty else { return }; send(clean) }",
      ["words ignored, line 6"]
    ),
    ("Button(\"Send\") { guard let port = UInt16(words) else { return }; open(port) }", ["words ignored, line 6"]),
    ("Button(\"Send\", action: submit)", ["words ignored, line 6"]),
    ("Button(\"Send\") { Task { await submit() } }", ["words ignored, line 6"]),
    (
      "Button(\"Paste\") { guard let text = UIPasteboard.general.string else { return }; send(text) }",
      ["the clipboard ignored, line 6"]
    ),
    // Said, or not to be pressed.
    ("Button(\"Send\") { guard !words.isEmpty else { isWrong = true; return }; send(words) }", []),
    ("Button(\"Send\") { if !words.isEmpty { send(words) } else { isWrong = true } }", []),
    ("Button(\"Send\") { guard !words.isEmpty else { return }; send(words) }.disabled(words.isEmpty)", []),
    ("if !words.isEmpty { Button(\"Send\") { guard !words.isEmpty else { return }; send(words) } }", []),
    (
      "if words.count < 3 { Text(\"Three letters at least\") }\nButton(\"Send\") { guard words.count > 2 else { return }; send(words) }",
      []
    ),
    // Nothing that is entered.
    ("Button(\"Send\") { guard !isBusy else { return }; send(words) }", []),
    ("Button(\"Send\") { if !words.isEmpty { send(words) }; close() }", []),
  ])
  func buttonsThatDoNothing(button: String, expected: [String]) {
    let members = "@State var words = \"\"\nfunc submit() { guard !words.isEmpty else { return }; send(words) }"
    #expect(Self.told(members, "TextField(\"Words\", text: $words)\n" + button) == expected)
  }

  @Test(arguments: [
    ("TextField(\"N\", text: $name).onChange(of: name) { name = String(name.prefix(20)) }", ["name cut at 20"]),
    (
      "TextField(\"N\", text: $name).onChange(of: name) { new in if new.count > limit { name = String(new.prefix(limit)) } }",
      ["name cut at ?"]
    ),
    ("TextField(\"N\", text: Binding(get: { name }, set: { name = String($0.prefix(8)) }))", ["name cut at 8"]),
    // A counter, a message, another's text.
    (
      "TextField(\"N\", text: $name).onChange(of: name) { name = String(name.prefix(20)) }\nText(\"\\(name.count) of 20\")",
      []
    ),
    ("TextField(\"N\", text: $name).onChange(of: name) { name = String(name.prefix(20)); isLong = true }", []),
    ("TextField(\"N\", text: $name).onChange(of: name) { title = String(name.prefix(20)) }", []),
    ("Button(\"Shorten\") { name = String(name.prefix(20)) }", []),
  ])
  func textThatIsCut(field: String, expected: [String]) {
    #expect(Self.told("@State var name = \"\"\n@State var title = \"\"", field) == expected)
  }

  @Test func aModelCutsWhatItsFieldIsBoundTo() {
    let model =
      "final class Draft: ObservableObject {\n@Published var title = \"\" { didSet { if title.count > 9 { title = String(title.prefix(9)) } } }\n}"
    #expect(
      Self.told("@StateObject var draft = Draft()", "TextField(\"T\", text: $draft.title)", beside: model) == [
        "title cut at 9"
      ])
    #expect(Self.told("@StateObject var draft = Draft()", "Text(draft.title)", beside: model) == [])
  }

  /// A function that does nothing but copy is asked about where it is called.
  @Test(arguments: [
    "enum Board { static func copyText(_ text: String) { UIPasteboard.general.string = text } }",
    "enum Board { static func copyText(_ text: String) { let board: UIPasteboard = .general\nboard.string = text } }",
    "enum Board { static func copyText(_ text: String) {\n#if os(iOS)\nlet board = UIPasteboard.general\nboard.string = text\n#else\nfatalError()\n#endif\n} }",
  ])
  func copiesByHelpers(helper: String) {
    #expect(Self.told("", "Button(\"Copy\") { Board.copyText(link) }", beside: helper) == ["copy, line 4"])
    #expect(Self.told("", "Button(\"Copy\") { Board.copyText(link); isCopied = true }", beside: helper) == [])
    #expect(
      Self.told(
        "", "Button(\"Copy\") { Board.copyText(link) }", beside: helper.replacing("= text", with: "= text\nshow()"))
        == [])
  }
}
